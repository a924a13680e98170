import type { Plugin } from "vite";
import { defaultLocale, locales } from "../../content/locales.ts";

const light = `
export const locales = ${JSON.stringify(locales)};
export const baseLocale = ${JSON.stringify(defaultLocale)};
export const experimentalStaticLocale = undefined;
export let getLocale = () => baseLocale;
export const overwriteGetLocale = (tell) => { getLocale = tell; };
`;

/**
 * Paraglide's runtime can find a locale in addresses, cookies and headers. Ours is told it once, in `app/entry.client.tsx`, so the browser
 * gets this instead. Whoever imports more of the runtime into a page is told so by the build.
 */
export function lightWordsRuntime(): Plugin {
  return {
    name: "light-words-runtime",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load: { filter: { id: /platform\/paraglide\/runtime\.js$/ }, handler: () => light },
  };
}
