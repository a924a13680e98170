// Waits and opening hours in words.

import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import type { AvailabilityView } from "#features/chat/rules/chat-views.ts";
import { dayNumber, longDay, weekdayText } from "#platform/i18n/days.ts";
import { clockWithZone } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";

const companyTimeZone = "Asia/Seoul";

/** "under a minute", "3 min" */
export function waitText(seconds: number): string {
  return seconds < 60 ? m.chat_under_minute() : m.chat_minutes({ count: String(Math.round(seconds / 60)) });
}

/** "about 3 min": a forecast. */
export function aboutText(seconds: number): string {
  return seconds <= 60 ? m.chat_under_minute() : m.chat_about_minutes({ count: String(Math.ceil(seconds / 60)) });
}

/** "tomorrow 09:00 KST", on the desk's own calendar. */
export function openingText(opensAt: string, now: string, locale: Locale): string {
  const time = clockWithZone(opensAt);
  const days = dayNumber(opensAt) - dayNumber(now);
  if (days === 0) return m.support_today({ time });
  if (days === 1) return m.support_tomorrow({ time });
  const day = days > 6 ? longDay(opensAt, locale, companyTimeZone, false) : weekdayText(opensAt, locale, "long");
  return m.support_day({ day, time });
}

export type ConsoleWords = { title: string; text: string; tone: "jade" | "soon" | "plain"; asTicket: boolean };

/** The desk's real state: who is there, how long it takes, or when it opens. */
export function availabilityWords(availability: AvailabilityView, locale: Locale): ConsoleWords {
  const wait = aboutText(availability.expected_wait_seconds ?? 60);
  switch (availability.state) {
    case "open":
      return {
        title: m.chat_state_open(),
        text: m.chat_state_open_text({ count: String(availability.agents_online), wait }),
        tone: "jade",
        asTicket: false,
      };
    case "busy":
      return {
        title: m.chat_state_busy(),
        text: m.chat_state_busy_text({ count: String(availability.waiting), wait }),
        tone: "soon",
        asTicket: false,
      };
    case "away": {
      const time = availability.hours.closes_at ? clockWithZone(availability.hours.closes_at) : "";
      return {
        title: m.chat_state_away(),
        text: availability.closed_text[locale] || m.chat_state_away_text({ time }),
        tone: "soon",
        asTicket: true,
      };
    }
    case "closed": {
      const when = availability.hours.opens_at ? openingText(availability.hours.opens_at, availability.now, locale) : "";
      return {
        title: m.chat_state_closed({ when }),
        text: availability.closed_text[locale] || m.chat_state_closed_text(),
        tone: "plain",
        asTicket: true,
      };
    }
  }
}

/** Days that share their hours on one line: "Mon–Fri 09:00–12:00, 13:00–18:00". */
export function hoursLines(week: AvailabilityView["hours"]["week"], locale: Locale): { days: string; hours: string }[] {
  const dash = localeTraits[locale].range;
  const names = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ weekday, name: weekdayName(weekday, locale) }));
  const lines: { first: string; last: string; hours: string }[] = [];
  for (const { weekday, name } of names) {
    const spans = week[weekday] ?? [];
    const hours = spans.length > 0 ? spans.map(({ from, to }) => `${from}${dash}${to}`).join(", ") : m.chat_hours_off();
    const line = lines.at(-1);
    if (line?.hours === hours) line.last = name;
    else lines.push({ first: name, last: name, hours });
  }
  return lines.map(({ first, last, hours }) => ({ days: first === last ? first : `${first}${dash}${last}`, hours }));
}

function weekdayName(weekday: number, locale: Locale): string {
  // 4 January 2026 was a Sunday.
  return weekdayText(Date.UTC(2026, 0, 4 + weekday), locale, "short", "UTC");
}

/** The chat among the ways to a person: the desk's real state in a sentence, and what the button does. */
export function chatWay(availability: AvailabilityView | null, openChat: string | null, locale: Locale): { text: string; action: string } {
  if (openChat) return { text: m.chat_go_open(), action: m.chat_go_open_action() };
  if (!availability) return { text: m.chat_state_unknown(), action: m.support_chat_action() };
  const { title, text, asTicket } = availabilityWords(availability, locale);
  return { text: `${title}. ${text}`, action: asTicket ? m.chat_start_title_ticket() : m.support_chat_action() };
}
