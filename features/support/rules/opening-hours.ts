// Is somebody at the support desk? Pure: the calendar and a moment in, words-to-be out.
import { dayNumber, dayOf, minuteOfDay } from "#platform/i18n/days.ts";
import { type BusinessCalendar, isOpen, nextOpening } from "./business-calendar.ts";

export type OpeningHours = {
  state: "open" | "lunch" | "closed";
  /** When it closes if it is open, when it opens if it is not. */
  changesAt: string;
  now: string;
  /** Today's opening hours, in minutes of the local day. */
  today: { from: number; to: number }[];
  /** From the first opening of the week to its last closing, in whole hours: what a drawing of the day spans. */
  span: { from: number; to: number };
  /** The local minute it is. */
  minute: number;
};

export function openingHours(calendar: BusinessCalendar, now: Date): OpeningHours {
  const { date, weekday, minute } = localOf(now, calendar.timeZone);
  const today = calendar.holidays.has(date) ? [] : [...(calendar.week[weekday] ?? [])];
  const current = today.find(({ from, to }) => from <= minute && minute < to);
  const base = { now: now.toISOString(), today, span: spanOf(calendar), minute };
  if (current && isOpen(calendar, now)) {
    return { ...base, state: "open", changesAt: new Date(startOfMinute(now) + (current.to - minute) * 60_000).toISOString() };
  }
  const between = today.some(({ to }) => to <= minute) && today.some(({ from }) => from > minute);
  return { ...base, state: between ? "lunch" : "closed", changesAt: nextOpening(calendar, now).toISOString() };
}

/** The gaps between a day's opening hours. */
export function breaksOf(today: OpeningHours["today"]): OpeningHours["today"] {
  return today.slice(1).map(({ from }, index) => ({ from: today[index]?.to ?? from, to: from }));
}

/** The hours that are marked on a drawing of these minutes. A long day is marked every two, so that the figures have room. */
export function hoursMarked({ from, to }: OpeningHours["span"]): { steps: number; ticks: number[] } {
  const step = to - from > 12 * 60 ? 2 : 1;
  const steps = (to - from) / 60 / step;
  return { steps, ticks: Array.from({ length: Math.floor(steps) + 1 }, (_, index) => from / 60 + index * step) };
}

/** The same on every day of the week; office hours where the desk never opens. */
function spanOf({ week }: BusinessCalendar): OpeningHours["span"] {
  const spans = Object.values(week).flatMap((day) => [...(day ?? [])]);
  if (spans.length === 0) return { from: 9 * 60, to: 18 * 60 };
  const [first, last] = [Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to))];
  return { from: Math.floor(first / 60) * 60, to: Math.ceil(last / 60) * 60 };
}

function startOfMinute(at: Date): number {
  return Math.floor(at.getTime() / 60_000) * 60_000;
}

function localOf(at: Date, timeZone: string) {
  const date = dayOf(at, timeZone);
  return { date, weekday: new Date(`${date}T00:00:00Z`).getUTCDay(), minute: minuteOfDay(at, timeZone) };
}

/** How many local days lie between two moments: 0 today, 1 tomorrow. */
export function daysBetween(from: string, to: string, timeZone: string): number {
  return dayNumber(to, timeZone) - dayNumber(from, timeZone);
}

/** 09:00 */
export function clockAt(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}
