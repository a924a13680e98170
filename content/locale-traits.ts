// What a language is like. Rules of style and of code ask for a trait, never for a language: a third language is one row here.
import type { Locale } from "./locales.ts";

export type LocaleTraits = {
  /** The language's name for itself. */
  name: string;
  /** On <body> as data-script: in a script of square letters lines stand further apart, and only figures are set in the mono face. */
  script: "latin" | "hangul";
  /** A line breaks between words only, and letters are as wide as this many of the Latin ones. */
  wholeWords: boolean;
  letterWidth: number;
  /** For Intl: numbers, and dates in the order the language writes them. */
  numberTag: string;
  dateTag: string;
  openGraph: string;
  manifest: string;
  /** How a month or weekday is written in a short date. */
  shortDate: "short" | "long";
  weekday: "before the day" | "after the day";
  /** Between a date and a time, between names in a row, between a number and what it counts. */
  dateTimeGap: string;
  listGap: string;
  counterGap: string;
  /** From–to: between figures, between amounts of money, and in hours that must not be torn. */
  range: string;
  moneyRange: string;
  hoursRange: string;
  won: { before: string; after: string };
  numberUnits: "thousands" | "myriads";
  /** How fast it is read: words or letters a minute. */
  reading: { unit: "words" | "letters"; perMinute: number };
};

export const localeTraits: Record<Locale, LocaleTraits> = {
  en: {
    name: "English",
    script: "latin",
    wholeWords: false,
    letterWidth: 1,
    numberTag: "en-US",
    // British order of day and month, on every English page.
    dateTag: "en-GB",
    openGraph: "en_US",
    manifest: "/site.webmanifest",
    shortDate: "short",
    weekday: "before the day",
    dateTimeGap: ", ",
    listGap: ", ",
    counterGap: " ",
    range: "–",
    moneyRange: " – ",
    hoursRange: "–\u2060",
    won: { before: "₩", after: "" },
    numberUnits: "thousands",
    reading: { unit: "words", perMinute: 220 },
  },
  ko: {
    name: "한국어",
    script: "hangul",
    wholeWords: true,
    letterWidth: 1.6,
    numberTag: "ko-KR",
    dateTag: "ko-KR",
    openGraph: "ko_KR",
    manifest: "/site.ko.webmanifest",
    shortDate: "long",
    weekday: "after the day",
    dateTimeGap: " ",
    listGap: "·",
    counterGap: "",
    range: "~",
    moneyRange: "~",
    hoursRange: "~",
    won: { before: "", after: "원" },
    numberUnits: "myriads",
    reading: { unit: "letters", perMinute: 500 },
  },
};

/** Of an element whose words are in another language than the page, or may be. */
export function inLanguage(locale: Locale): { lang: Locale; "data-script": LocaleTraits["script"] } {
  return { lang: locale, "data-script": localeTraits[locale].script };
}
