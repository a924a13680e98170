import { navigation as en, type NavigationWords } from "#content/en/navigation.ts";
import { navigation as ko } from "#content/ko/navigation.ts";
import { fillLive, type LiveValues } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";

export function loadNavigation(locale: Locale, live: LiveValues): NavigationWords {
  return fillLive({ en, ko }[locale], live);
}
