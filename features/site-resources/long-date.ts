// Dates of published texts, in full: 1 November 2026 · 2026년 11월 1일.
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";

export function longDate(iso: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeTraits[locale].dateTag, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(iso));
}
