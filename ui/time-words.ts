import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";

export type TimeLocale = Locale;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function dayNumber(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(at);
  return Math.round(Date.parse(`${parts}T00:00:00Z`) / day);
}

function clock(at: number, locale: TimeLocale, timeZone: string): string {
  return new Intl.DateTimeFormat(localeTraits[locale].dateTag, { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    at,
  );
}

/** "12 min ago", "yesterday 16:05", "9 Nov"; beyond that the year is named as well. */
export function relativeTimeText(at: number, now: number, locale: TimeLocale, timeZone = "Asia/Seoul"): string {
  const gap = at - now;
  const relative = new Intl.RelativeTimeFormat(localeTraits[locale].dateTag, { numeric: "auto", style: "short" });
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit) => relative.format(value, unit).replace(".", "");
  if (Math.abs(gap) < minute) return say(0, "second");
  if (Math.abs(gap) < hour) return say(Math.trunc(gap / minute), "minute");
  const days = dayNumber(at, timeZone) - dayNumber(now, timeZone);
  if (days === 0 || Math.abs(gap) < 6 * hour) return say(Math.trunc(gap / hour), "hour");
  if (Math.abs(days) === 1) return `${say(days, "day")} ${clock(at, locale, timeZone)}`;
  if (Math.abs(days) < 7) return say(days, "day");
  const sameYear = new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear();
  return new Intl.DateTimeFormat(localeTraits[locale].dateTag, {
    timeZone,
    day: "numeric",
    month: "short",
    year: sameYear ? undefined : "numeric",
  }).format(at);
}

/** Day, date, minute and zone: what stands in the tooltip. */
export function exactTimeText(at: number, locale: TimeLocale, timeZone = "Asia/Seoul"): string {
  return new Intl.DateTimeFormat(localeTraits[locale].dateTag, {
    timeZone,
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
  }).format(at);
}
