// Moments and spans as the ticket pages say them. Pure: the moment it is comes from outside, so that server and browser agree.

import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import { dayNumber as dayCount, weekdayText } from "#platform/i18n/days.ts";
import { clockText as clock, shortDate, zoneText } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";

export type Clockwork = { locale: Locale; timeZone: string };

const minute = 60_000;

/** 15:16 */
export function clockText(at: string | number, { timeZone }: Clockwork): string {
  return clock(at, timeZone);
}

/** 17 Nov / 11월 17일 */
export function dayText(at: string | number, { locale, timeZone }: Clockwork): string {
  return shortDate(at, locale, timeZone);
}

/** Today the hour alone; within a week the weekday; then the date: "15:16", "Fri 09:28", "17 Nov 09:28". */
export function momentText(at: string | number, now: number, clockwork: Clockwork): string {
  const days = dayNumber(at, clockwork) - dayNumber(now, clockwork);
  const clock = clockText(at, clockwork);
  if (days === 0) return clock;
  if (Math.abs(days) < 7) {
    const { locale, timeZone } = clockwork;
    const weekday = weekdayText(at, locale, localeTraits[locale].shortDate, timeZone);
    return `${weekday} ${clock}`;
  }
  return `${dayText(at, clockwork)} ${clock}`;
}

/** With the zone, because it is a promise: "15:16 KST". */
export function promiseText(at: string | number, now: number, clockwork: Clockwork): string {
  return `${momentText(at, now, clockwork)} ${zoneText(at, clockwork.timeZone)}`;
}

/** "48 min", "1 h 52 min", "3 d" */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.round(Math.abs(ms) / minute));
  if (minutes < 60) return m.span_minutes({ count: String(minutes) });
  if (minutes >= 2 * 1440) return m.span_days({ count: String(Math.floor(minutes / 1440)) });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 || hours >= 12
    ? m.span_hours({ count: String(hours) })
    : m.span_hours_minutes({ hours: String(hours), minutes: String(rest) });
}

export function dayNumber(at: string | number, { timeZone }: Clockwork): number {
  return dayCount(at, timeZone);
}
