// Moments of a conversation in words. Pure: the zone and the moment it is are handed in, so that server and browser agree.

import type { Locale } from "#content/locales.ts";
import { dayNumber, longDay, yearOf } from "#platform/i18n/days.ts";
import { m } from "#platform/paraglide/messages.js";

/** Today, Thursday 12 November / 오늘, 11월 12일 목요일 */
export function dayText(at: string, now: string, locale: Locale, timeZone: string): string {
  const sameYear = yearOf(at, timeZone) === yearOf(now, timeZone);
  const date = longDay(at, locale, timeZone, !sameYear);
  const day = date.replace(",", "");
  const gap = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  if (gap === 0) return m.chat_day_today({ day });
  if (gap === 1) return m.chat_day_yesterday({ day });
  return day;
}

/** 2:48, and 1:02:03 beyond an hour. */
export function stopwatchText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes}:${two(whole % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

export function secondsSince(at: string, now: number): number {
  return (now - Date.parse(at)) / 1000;
}
