// The two languages of the product. Everything that asks "which language?" starts from here.
export const locales = ["en", "ko"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";

export const localeInfo = {
  en: { tag: "en-US", name: "English" },
  ko: { tag: "ko-KR", name: "한국어" },
} as const satisfies Record<Locale, { tag: string; name: string }>;

export function isLocale(value: unknown): value is Locale {
  return value === "en" || value === "ko";
}
