// What a language is like. Rules of style and of code ask for a trait, never for a language: a third language is one row here.
import type { Locale } from "./locales.ts";

export type LocaleTraits = {
  /** On <body> as data-script: in a script of square letters lines stand further apart, and only figures are set in the mono face. */
  script: "latin" | "hangul";
};

export const localeTraits: Record<Locale, LocaleTraits> = {
  en: { script: "latin" },
  ko: { script: "hangul" },
};

/** Of an element whose words are in another language than the page, or may be. */
export function inLanguage(locale: Locale): { lang: Locale; "data-script": LocaleTraits["script"] } {
  return { lang: locale, "data-script": localeTraits[locale].script };
}
