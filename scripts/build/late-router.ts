import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/**
 * The whole router is fetched when a page needs it (app/shell/router/small-router.ts). React Router keeps it in modules from which its links
 * and forms take a constant or two, and a module lies in one file. So those modules are there twice: as they are for whatever makes the
 * whole router, and for all others without what they do not use, which is nearly everything.
 */
const doubled =
  /\/react-router\/dist\/production\/(?:index|lib\/router\/(?:history|instrumentation|matcher|navigation|router|utils)|lib\/dom\/ssr\/(?:fog-of-war|hydration|links|routeModules|routes|single-fetch))\.js$/;
const wantsWhole = /\?whole$|\/router\/whole-router\.ts$|\/hydrated-router\.js$/;

/** Modules of the file that comes later. */
export const wholeRouter =
  /\?whole$|\/react-router\/dist\/production\/(?:dom-export|lib\/dom-export\/[\w-]+)\.js$|\/app\/shell\/router\/whole-router\.ts$/;

export function lateRouter(): Plugin {
  let found = 0;
  return {
    name: "late-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer, options) {
      if (!importer || !wantsWhole.test(importer)) return;
      const resolved = await this.resolve(source, importer.replace(/\?whole$/, ""), { ...options, skipSelf: true });
      if (!resolved || !doubled.test(resolved.id)) return resolved;
      found += 1;
      return { id: `${resolved.id}?whole`, moduleSideEffects: false };
    },
    load: {
      filter: { id: /\/react-router\/.*\?whole$/ },
      async handler(id) {
        return { code: await readFile(id.replace(/\?whole$/, ""), "utf8"), map: null, moduleSideEffects: false };
      },
    },
    buildEnd() {
      if (found === 0) this.error("React Router no longer lies where this plugin expects it: see whether its router still comes late.");
    },
  };
}
