// Paraglide's messages answer in the language of the running request (server) or of the page (browser).
import { AsyncLocalStorage } from "node:async_hooks";
import { defaultLocale, type Locale } from "#content/locales.ts";
import { overwriteGetLocale } from "#platform/paraglide/runtime.js";

const running = new AsyncLocalStorage<Locale>();

/** Once for a process; tests that speak for a browser say otherwise, and each file of them begins with this again (tests/setup/request-words.ts). */
export function speakByRequest(): void {
  overwriteGetLocale(() => running.getStore() ?? defaultLocale);
}
speakByRequest();

export function withLocale<T>(locale: Locale, work: () => T): T {
  return running.run(locale, work);
}
