// The desk's hours and targets in words.
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import { weekdayText } from "#platform/i18n/days.ts";
import { m } from "#platform/paraglide/messages.js";
import type { BusinessCalendar } from "./business-calendar.ts";
import { clockAt } from "./opening-hours.ts";
import { businessDay } from "./support-settings.ts";

/** 15 min, 4 h, 1 business day */
export function targetText(minutes: number, locale?: Locale): string {
  const to = locale ? { locale } : {};
  if (minutes % businessDay === 0) {
    const days = minutes / businessDay;
    return days === 1 ? m.target_days_one({}, to) : m.target_days({ count: String(days) }, to);
  }
  if (minutes < 60) return m.span_minutes({ count: String(minutes) }, to);
  const hours = String(Math.floor(minutes / 60));
  return minutes % 60 === 0 ? m.span_hours({ count: hours }, to) : m.span_hours_minutes({ hours, minutes: String(minutes % 60) }, to);
}

/** Days with the same hours together, from Monday: "Mon–Fri 09:00–12:00, 13:00–18:00". */
export function weekText({ week }: BusinessCalendar, locale: Locale): string {
  const { range } = localeTraits[locale];
  const days = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
    weekday,
    hours: (week[weekday] ?? []).map(({ from, to }) => `${clockAt(from)}${range}${clockAt(to)}`).join(", "),
  }));
  const groups: { first: number; last: number; hours: string }[] = [];
  for (const { weekday, hours } of days) {
    const before = groups.at(-1);
    if (before?.hours === hours) before.last = weekday;
    else groups.push({ first: weekday, last: weekday, hours });
  }
  return groups
    .filter(({ hours }) => hours !== "")
    .map(
      ({ first, last, hours }) =>
        `${first === last ? nameOf(first, locale) : nameOf(first, locale) + range + nameOf(last, locale)} ${hours}`,
    )
    .join("; ");
}

/** 4 January 1970 was a Sunday. */
function nameOf(weekday: number, locale: Locale): string {
  return weekdayText(Date.UTC(1970, 0, 4 + weekday), locale, "short", "UTC");
}
