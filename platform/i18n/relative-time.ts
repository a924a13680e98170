// Moments as they are told beside a message: how long ago, and exactly when in the tooltip. Apart from format.ts, because public pages have none.
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import { dayNumber } from "./days.ts";
import { clock, clockText, date, type Moment, shortDate, textOf } from "./format.ts";

const seoul = "Asia/Seoul";

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
