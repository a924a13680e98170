// The desk's hours in words, for the portal and the site.
import type { Locale } from "#content/locales.ts";
import { daysBetween, type OpeningHours } from "#features/support/rules/opening-hours.ts";
import { deskTimeZone } from "#features/support/rules/support-settings.ts";
import { weekdayText } from "#platform/i18n/days.ts";
import { clockWithZone } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";

/** "The desk is open until 18:00." */
export function openingHoursWords(hours: OpeningHours, locale: Locale): string {
  if (hours.state === "open") return m.support_chat_open({ time: clockWithZone(hours.changesAt) });
  if (hours.state === "lunch") return m.support_chat_lunch({ time: clockWithZone(hours.changesAt) });
  return m.support_closed_until({ when: whenWords(hours, locale) });
}

/** "tomorrow 09:00 KST" */
export function whenWords({ changesAt, now }: Pick<OpeningHours, "changesAt" | "now">, locale: Locale): string {
  const time = clockWithZone(changesAt);
  const days = daysBetween(now, changesAt, deskTimeZone);
  if (days === 0) return m.support_today({ time });
  if (days === 1) return m.support_tomorrow({ time });
  return m.support_day({ day: weekdayText(changesAt, locale, "long", deskTimeZone), time });
}
