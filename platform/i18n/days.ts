// Days: their names, and which day, year or minute of the day it is in a zone. Apart from format.ts, because few public pages ask.
import type { Locale } from "#content/locales.ts";
import { clock, clockText, date, formatOf, inSeoul, type Moment, textOf } from "./format.ts";

const seoul = "Asia/Seoul";
const dayMs = 86_400_000;

/** Fri / 금; long: Friday / 금요일 */
export function weekdayText(at: Moment, locale: Locale, length: "short" | "long", timeZone = seoul): string {
  return textOf(at, locale, timeZone, { weekday: length });
}

/** Fri 14:05 / (금) 14:05 */
export function weekdayClock(at: Moment, locale: Locale, timeZone = seoul): string {
  return textOf(at, locale, timeZone, { weekday: "short", ...clock });
}

/** Thursday 12 November / 11월 12일 목요일; with the year where it is another one. */
export function longDay(at: Moment, locale: Locale, timeZone: string, withYear: boolean): string {
  const { year, ...dayAndMonth } = date;
  return textOf(at, locale, timeZone, { weekday: "long", ...dayAndMonth, ...(withYear ? { year } : {}) });
}

/** March 2025 / 2025년 3월 */
export function monthText(at: Moment, locale: Locale, timeZone = seoul): string {
  return textOf(at, locale, timeZone, { month: "long", year: "numeric" });
}

/** 2026-11-12 in that zone. */
export function dayOf(at: Moment, timeZone = seoul): string {
  if (timeZone === seoul) return inSeoul(at).slice(0, 10);
  return formatOf("en-CA", timeZone, { year: "numeric", month: "2-digit", day: "2-digit" }).format(new Date(at));
}

/** Days since 1970 in that zone: the difference of two is how many midnights lie between. */
export function dayNumber(at: Moment, timeZone = seoul): number {
  return Math.round(Date.parse(`${dayOf(at, timeZone)}T00:00:00Z`) / dayMs);
}

export function yearOf(at: Moment, timeZone = seoul): number {
  return Number(dayOf(at, timeZone).slice(0, 4));
}

export function minuteOfDay(at: Moment, timeZone = seoul): number {
  const [hours = "0", minutes = "0"] = clockText(at, timeZone).split(":");
  return Number(hours) * 60 + Number(minutes);
}
