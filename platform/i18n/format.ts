// Dates and times by locale and zone: the only module that asks Intl for them (decision 18; numbers and money: content/format.ts).
// Pure: the moment it is comes from outside, so that server and browser write the same text.
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";

export type Moment = Date | string | number;

const seoul = "Asia/Seoul";
const dayMs = 86_400_000;

// Making a format is most of the work; there are few of them.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tag: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone, ...options });
  formats.set(key, known);
  return known;
}

function textOf(at: Moment, locale: Locale, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return formatOf(localeTraits[locale].dateTag, timeZone, options).format(new Date(at));
}

const date = { day: "numeric", month: "long", year: "numeric" } as const;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** 5 March 2026 / 2026년 3월 5일 */
export function formatDate(at: Moment, locale: Locale, timeZone = seoul): string {
  return textOf(at, locale, timeZone, date);
}

/** 5 March 2026, 14:05 KST / 2026년 3월 5일 14:05 KST */
export function formatDateTime(at: Moment, locale: Locale, timeZone = seoul): string {
  return `${formatDate(at, locale, timeZone)}${localeTraits[locale].dateTimeGap}${clockText(at, timeZone)} ${zoneText(at, timeZone)}`;
}

/** 14:05, the same in both languages. */
export function clockText(at: Moment, timeZone = seoul): string {
  return formatOf("en-GB", timeZone, clock).format(new Date(at));
}

/** 14:05 KST */
export function clockWithZone(at: Moment, timeZone = seoul): string {
  return `${clockText(at, timeZone)} ${zoneText(at, timeZone)}`;
}

/** 17 Nov / 11월 17일 */
export function shortDate(at: Moment, locale: Locale, timeZone = seoul): string {
  return textOf(at, locale, timeZone, { day: "numeric", month: "short" });
}

/** 17 Nov, 14:05 / 11월 17일 14:05 */
export function shortDateTime(at: Moment, locale: Locale, timeZone = seoul): string {
  return textOf(at, locale, timeZone, { day: "numeric", month: "short", ...clock });
}

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

/** KST, or what the zone is called: GMT+1 */
export function zoneText(at: Moment, timeZone = seoul): string {
  if (timeZone === seoul) return "KST";
  const parts = formatOf("en-US", timeZone, { timeZoneName: "short" }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** 2026-11-12 in that zone. */
export function dayOf(at: Moment, timeZone = seoul): string {
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

/** Year, month, day, hour, minute and second as a clock on the wall shows them. */
export function wallClock(at: Moment, timeZone: string): number[] {
  const options = { year: "numeric", month: "2-digit", day: "2-digit", ...clock, second: "2-digit" } as const;
  const parts = new Map(
    formatOf("en-US", timeZone, options)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, Number(value)]),
  );
  return (["year", "month", "day", "hour", "minute", "second"] as const).map((name) => parts.get(name) ?? 0);
}

/** Day, date, minute and zone: what stands in the tooltip. */
export function exactTimeText(at: Moment, locale: Locale, timeZone = seoul): string {
  return textOf(at, locale, timeZone, { weekday: "short", ...date, month: "short", ...clock, timeZoneName: "short" });
}

/** "12 min ago", "yesterday 16:05", "9 Nov"; beyond that the year is named as well. */
export function relativeTimeText(at: number, now: number, locale: Locale, timeZone = seoul): string {
  const [minute, hour] = [60_000, 3_600_000];
  const gap = at - now;
  const relative = new Intl.RelativeTimeFormat(localeTraits[locale].dateTag, { numeric: "auto", style: "short" });
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit) => relative.format(value, unit).replace(".", "");
  if (Math.abs(gap) < minute) return say(0, "second");
  if (Math.abs(gap) < hour) return say(Math.trunc(gap / minute), "minute");
  const days = dayNumber(at, timeZone) - dayNumber(now, timeZone);
  if (days === 0 || Math.abs(gap) < 6 * hour) return say(Math.trunc(gap / hour), "hour");
  if (Math.abs(days) === 1) return `${say(days, "day")} ${clockText(at, timeZone)}`;
  if (Math.abs(days) < 7) return say(days, "day");
  const sameYear = new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear();
  return sameYear ? shortDate(at, locale, timeZone) : textOf(at, locale, timeZone, { ...date, month: "short" });
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export function knownTimeZones(): string[] {
  return Intl.supportedValuesOf("timeZone");
}

/** Of this browser, or this server. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
