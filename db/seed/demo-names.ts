// People of the demo are met on screens of both languages, by readers who may know one script only: the one name of an account, which the
// console shows to everybody, has both spellings, their own first. Where a text is in one language, it takes the name in that language.
import { type Locale, locales } from "#content/locales.ts";

type Spelled = { names: Record<Locale, string>; locale: Locale };

export function bothSpellings({ names, locale }: Spelled): { name: string; names: Record<Locale, string> } {
  const others = locales.filter((other) => other !== locale).map((other) => names[other]);
  return { name: `${names[locale]} (${others.join(", ")})`, names };
}
