import type { Plugin } from "vite";

const ours = new URL("../../app/shell/router/load-route-module.ts", import.meta.url).pathname;

/** Scripts of routes are loaded by our own module instead of React Router's, which loads the page anew when one does not come: in the whole router
 * (late-router.ts), since what every page has of it loads none. */
export function ownRouteModules(): Plugin {
  let found = 0;
  return {
    name: "own-route-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /\/routeModules\.js$/ },
      handler(_source, importer) {
        if (!importer || !/\/react-router\/dist\/production\/lib\/dom\/ssr\/.*\?whole$/.test(importer)) return;
        found += 1;
        return { id: ours, moduleSideEffects: false };
      },
    },
    buildEnd() {
      if (found === 0) this.error("React Router no longer loads the scripts of routes where this plugin expects it.");
    },
  };
}
