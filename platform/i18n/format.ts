// Dates and times by locale and zone: the only module that asks Intl for them (decision 18; numbers and money: content/format.ts).
// Pure: the moment it is comes from outside, so that server and browser write the same text.
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";

export type Moment = Date | string | number;

const seoul = "Asia/Seoul";

// Making a format is most of the work; there are few of them.
const formats = new Map<string, Intl.DateTimeFormat>();

export function formatOf(tag: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone, ...options });
  formats.set(key, known);
  return known;
}

export function textOf(at: Moment, locale: Locale, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return formatOf(localeTraits[locale].dateTag, timeZone, options).format(new Date(at));
}

export const date = { day: "numeric", month: "long", year: "numeric" } as const;
export const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** 5 March 2026 / 2026년 3월 5일 */
export function formatDate(at: Moment, locale: Locale, timeZone = seoul): string {
  return textOf(at, locale, timeZone, date);
}

/** 5 March 2026, 14:05 KST / 2026년 3월 5일 14:05 KST */
export function formatDateTime(at: Moment, locale: Locale, timeZone = seoul): string {
  return `${formatDate(at, locale, timeZone)}${localeTraits[locale].dateTimeGap}${clockText(at, timeZone)} ${zoneText(at, timeZone)}`;
}

/**
 * 2026-11-12T14:05:00.000Z for what a clock in Seoul shows. Korea has had one time all year since 1988. A browser that is asked for its first date
 * reads its tables of all languages for 30 ms, 120 on a phone: most public pages ask for nothing but this.
 */
export function inSeoul(at: Moment): string {
  return new Date(new Date(at).getTime() + 9 * 3_600_000).toISOString();
}

/** 14:05, the same in both languages. */
export function clockText(at: Moment, timeZone = seoul): string {
  if (timeZone === seoul) return inSeoul(at).slice(11, 16);
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

/** KST, or what the zone is called: GMT+1 */
export function zoneText(at: Moment, timeZone = seoul): string {
  if (timeZone === seoul) return "KST";
  const parts = formatOf("en-US", timeZone, { timeZoneName: "short" }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** "a, b and c" */
export function formatList(parts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(parts);
}
