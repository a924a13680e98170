import { navigation as en, type NavigationWords } from "#content/en/navigation.ts";
import { navigation as ko } from "#content/ko/navigation.ts";
import type { Locale } from "#content/locales.ts";

export async function loadNavigation(locale: Locale): Promise<NavigationWords> {
  return { en, ko }[locale];
}
