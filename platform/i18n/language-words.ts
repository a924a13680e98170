import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";

/** A language as the reader calls it. */
export const languageWord: Record<Locale, (inputs?: object, options?: { locale?: Locale }) => string> = {
  en: m.console_canned_english,
  ko: m.console_canned_korean,
};
