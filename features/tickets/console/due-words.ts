// When something is due, in as few characters as a row has room for. Pure: the same text on the server and in the browser.

import type { Locale } from "#content/locales.ts";
import { type BusinessCalendar, businessTimeBetween } from "#features/support/rules/business-calendar.ts";
import { dueSoonMinutes } from "#features/support/rules/support-settings.ts";
import { calendarOf, type Priority } from "#features/tickets/rules/ticket-clocks.ts";
import { dayNumber, weekdayText } from "#platform/i18n/days.ts";
import { clockText, shortDate } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";

const minute = 60_000;

export type DueTone = "ok" | "soon" | "late";
export const dueGroups = ["overdue", "hour", "today", "tomorrow", "later", "none"] as const;
export type DueGroup = (typeof dueGroups)[number];

export function dueTone(due: string | null, now: number): DueTone {
  if (!due) return "ok";
  const left = Date.parse(due) - now;
  return left < 0 ? "late" : left < dueSoonMinutes * minute ? "soon" : "ok";
}

export function dueGroup(due: string | null, now: number): DueGroup {
  if (!due) return "none";
  const left = Date.parse(due) - now;
  if (left < 0) return "overdue";
  if (left < dueSoonMinutes * minute) return "hour";
  const days = daysApart(now, Date.parse(due));
  return days === 0 ? "today" : days === 1 ? "tomorrow" : "later";
}

/** "12 min over", "6 min", "14:05", "tomorrow 09:30", "Mon 09:30", "24 Nov 09:30" */
export function dueText(calendar: BusinessCalendar, due: string, now: number, locale: Locale, priority: Priority): string {
  const at = Date.parse(due);
  const left = at - now;
  if (left < 0) return overdueText(calendar, due, now, priority);
  return left < dueSoonMinutes * minute ? spanText(left / 1000) : momentText(at, now, locale);
}

/** "14:05", "tomorrow 09:30", "Mon 09:30", "24 Nov 09:30" */
export function momentText(at: number, now: number, locale: Locale): string {
  const days = daysApart(now, at);
  if (days === 0) return clockText(at);
  if (days === 1) return m.console_tomorrow_at({ time: clockText(at) });
  return `${days < 7 ? weekdayText(at, locale, "short") : shortDate(at, locale)} ${clockText(at)}`;
}

/** Counted as the promise was: in desk hours, or around the clock for what is urgent. Never in days, which would be of another length. */
export function overdueText(calendar: BusinessCalendar, due: string, now: number, priority: Priority): string {
  const seconds = businessTimeBetween(calendarOf(calendar, priority), new Date(due), new Date(now)) / 1000;
  return m.console_due_over({ time: hoursText(Math.max(0, Math.floor(seconds / 60))) });
}

/** 14:05 today, "12 Nov 14:05" on any other day. */
export function stampText(at: string, now: number, locale: Locale): string {
  const moment = Date.parse(at);
  if (daysApart(moment, now) === 0) return clockText(moment);
  return `${shortDate(moment, locale)} ${clockText(moment)}`;
}

/** 46 min, 2 h 05, 3 d */
export function spanText(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  return minutes >= 48 * 60 ? m.console_days({ count: String(Math.floor(minutes / 1440)) }) : hoursText(minutes);
}

function hoursText(minutes: number): string {
  if (minutes < 60) return m.console_minutes({ count: String(minutes) });
  const hours = String(Math.floor(minutes / 60));
  return minutes % 60 === 0 ? m.console_hours_only({ hours }) : m.console_hours({ hours, minutes: String(minutes % 60).padStart(2, "0") });
}

export type Running = { target_seconds: number; used_seconds: number };

/** How full the bar is now: business time passes between the moment the server counted and this one. */
export function usedShare(calendar: BusinessCalendar, clock: Running, priority: Priority, countedAt: string, now: number): number {
  const since =
    businessTimeBetween(calendarOf(calendar, priority), new Date(countedAt), new Date(Math.max(now, Date.parse(countedAt)))) / 1000;
  return Math.min(1, (clock.used_seconds + since) / Math.max(1, clock.target_seconds));
}

function daysApart(from: number, to: number): number {
  return dayNumber(to) - dayNumber(from);
}
