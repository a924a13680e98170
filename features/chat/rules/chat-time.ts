// Moments of a conversation in words. Pure: the zone and the moment it is are handed in, so that server and browser agree.
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";
import { dayOf } from "./stream-blocks.ts";

/** 14:05 */
export function clockText(at: string | number, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date(at));
}

/** Today, Thursday 12 November / 오늘, 11월 12일 목요일 */
export function dayText(at: string, now: string, locale: Locale, timeZone: string): string {
  const sameYear = dayOf(at, timeZone).slice(0, 4) === dayOf(now, timeZone).slice(0, 4);
  const date = new Intl.DateTimeFormat(localeTraits[locale].dateTag, {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: sameYear ? undefined : "numeric",
  }).format(new Date(at));
  const day = date.replace(",", "");
  const gap = Math.round((Date.parse(dayOf(now, timeZone)) - Date.parse(dayOf(at, timeZone))) / 86_400_000);
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
