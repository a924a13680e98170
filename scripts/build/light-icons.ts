import type { Plugin } from "vite";

/**
 * lucide makes each icon by way of code that serves many frameworks and a context nobody here sets: 1.3 kB on every public page. An icon is
 * an <svg> with a few attributes, so that is what is made instead, with the same markup.
 */
const light = `import { createElement } from "react";

export default function createLucideIcon({ name, node }) {
  return ({ size = 24, color = "currentColor", className, children, ...rest }) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": rest["aria-label"] || rest.role ? undefined : "true",
        ...rest,
        className: "lucide lucide-" + name + (className ? " " + className : ""),
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
}
`;

export function lightIcons(): Plugin {
  return {
    name: "light-icons",
    apply: "build",
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.m?js/ },
      handler(code) {
        if (!code.includes("createElement(Icon,"))
          this.error("lucide no longer makes its icons the way this plugin expects: see whether it is still needed.");
        return { code: light, map: null };
      },
    },
  };
}
