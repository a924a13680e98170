// The languages of the product. A third one is an entry here, a row in locale-traits.ts, and its words; types ask for the rest.
export const locales = ["en", "ko"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";
/** What the people who run the service speak among themselves. */
export const teamLocale: Locale = "ko";

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** The language that a switch between two offers: the one after this in the list. */
export function otherLocale(locale: Locale): Locale {
  return locales[(locales.indexOf(locale) + 1) % locales.length] ?? defaultLocale;
}

/** What somebody asked for, or the language everything is written in first. */
export function localeOf(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}

/** One thing for each language: what has to be there for all of them is made from the list. */
export function forEveryLocale<Thing>(make: (locale: Locale) => Thing): Record<Locale, Thing> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Thing>;
}
