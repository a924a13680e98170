// A text that people wrote in the site's languages, as it is stored: one entry for each language, in one value.
import { forEveryLocale, type Locale, locales } from "./locales.ts";

/** A language that joined the list later is missing until somebody writes it. */
export type Versions = Partial<Record<Locale, string>>;

/** The text for this reader; where their language is missing, the first one in the list that is written. */
export function versionFor(versions: Versions, locale: Locale): string {
  return versions[locale] || locales.map((other) => versions[other]).find(Boolean) || "";
}

/** For those who need all of them: no language of the list is left out. */
export function everyVersion(versions: Versions): Record<Locale, string> {
  return forEveryLocale((locale) => versionFor(versions, locale));
}
