import type { Locale } from "#content/locales.ts";
import { monthText as formatMonth } from "#platform/i18n/days.ts";
import { monthParts } from "./lifecycle-dates.ts";

/** "March 2025" and "2025년 3월". */
export function monthText(index: number, locale: Locale): string {
  const { year, month } = monthParts(index);
  const date = new Date(Date.UTC(year, month - 1, 1));
  return formatMonth(date, locale, "UTC");
}
