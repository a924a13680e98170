// What is loaded together lies in one file. Left alone the bundler gives every module that two pages share a file of its own: sixty for a
// page, and 15 kB more, because small files compress badly. A group takes what its modules need with it; the first that matches wins.

import { readdirSync } from "node:fs";
import { wholeRouter } from "./late-router.ts";

const sources = ["app", "content", "features", "ui"].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => `${room}/${file.replaceAll("\\", "/")}`),
);

/** Matches modules by their path from the root, without extension. A name that no file has any more stops the build. */
function modules(...paths: string[]): RegExp {
  for (const path of paths.flatMap(alternatives)) {
    const file = new RegExp(`^${path}\\.tsx?$`);
    if (!sources.some((source) => file.test(source)))
      throw new Error(`scripts/build/script-groups.ts names ${path}, and there is no such module`);
  }
  // Not what still-parts.ts keeps for pages that scripts alone have drawn.
  return new RegExp(`/(${paths.join("|")})\\.tsx?(?!x?\\?real)`);
}

function alternatives(path: string): string[] {
  const [, before, names, after] = /^(.*)\(([^()]*)\)(.*)$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split("|").map((name) => `${before}${name}${after}`);
}

const shell = modules("app/root", "app/entry\\.client", "app/routes/site/layout", "ui/use-hydrated");

const groups = [
  {
    name: "framework",
    test: (id: string) => /\/node_modules\/(react|react-dom|react-router|scheduler)\//.test(id) && !wholeRouter.test(id),
  },
  // Every page: the document, the take-over in the browser, header and footer; and the sign that forms and messages have in common, which in the
  // file of the forms would bring their styles with every message.
  { name: "shell", test: (id: string) => shell.test(id) || /\/lucide-react\/.*\/circle-(?:alert|exclamation-point)\.m?js/.test(id) },
  // The numbers most public pages count with.
  { name: "figures", test: modules("content/(facts|pops)") },
  // What only calculators count with.
  { name: "prices", test: modules("content/price-list") },
  // The parts of a drawing; the maps and glyphs, which fewer pages have, stay on their own.
  {
    name: "diagrams",
    test: modules("ui/diagrams/(callout|diagram|label-face|place|place-shapes|place-symbol|route-line|route-path|traffic|zone)"),
  },
  // Every public page.
  {
    name: "page",
    test: modules(
      "app/site/(page-[^/]+|site-page)",
      "app/site/crumbs\\.still",
      "ui/page/(closing-call|delivery|faq-list)\\.still",
      "ui/page/(chart|figure-value|hero|page-labels|scroll-box|section|start)",
      "ui/page/inputs/segmented",
      "ui/diagrams/use-in-view",
      "ui/text-link",
      "ui/use-opened-by-hash",
      "content/format",
      "features/service-tools/quote-href",
    ),
  },
  // Forms and calculators.
  { name: "fields", test: modules("ui/(field-frame|select-field)") },
  // Services and solutions.
  {
    name: "service",
    test: modules(
      "ui/page/(closing|data-sheet|price-anchor|limits-section)\\.still",
      "ui/page/(comparison|folded|local-nav)",
      "ui/page/inputs/(calculator|currency-toggle|share-link)",
      "ui/use-url-state",
      "features/service-tools/(add-to-estimate|sheet-head)",
      "features/service-tools/pricing/basket-text",
    ),
  },
  // After all others: what the shell needs too is the shell's.
  { name: "router", test: wholeRouter },
];

export const scriptGroups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
