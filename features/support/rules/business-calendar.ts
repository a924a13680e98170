import { wallClock } from "#platform/i18n/time-zones.ts";
// Time as the office counts it. Pure: instants in, instants out; wall clocks only inside, so that DST and zones come out right.

export type OpenHours = { from: number; to: number };

export type BusinessCalendar = {
  timeZone: string;
  /** Opening hours per weekday from Sunday, in minutes of the local day, in order. */
  week: readonly (readonly OpenHours[])[];
  /** Local dates, YYYY-MM-DD, on which nobody works. */
  holidays: ReadonlySet<string>;
};

export const roundTheClock: BusinessCalendar = {
  timeZone: "UTC",
  week: Array.from({ length: 7 }, () => [{ from: 0, to: 24 * 60 }]),
  holidays: new Set(),
};

const dayMs = 86_400_000;
// No office is closed for longer; a calendar without any opening hours ends here instead of never.
const horizonDays = 400;

/** The moment at which `ms` of open time have passed since `from`. */
export function addBusinessTime(calendar: BusinessCalendar, from: Date, ms: number): Date {
  let left = Math.max(0, ms);
  for (const span of spansFrom(calendar, from)) {
    const start = Math.max(span.start, from.getTime());
    const length = span.end - start;
    if (length <= 0) continue;
    if (left <= length) return new Date(start + left);
    left -= length;
  }
  throw new RangeError("The calendar has no opening hours");
}

/** Open time between two moments, in milliseconds. */
export function businessTimeBetween(calendar: BusinessCalendar, from: Date, to: Date): number {
  if (to <= from) return 0;
  // Long spans round the clock need no walk through the days.
  if (calendar === roundTheClock) return to.getTime() - from.getTime();
  let total = 0;
  const days = Math.ceil((to.getTime() - from.getTime()) / dayMs) + 3;
  for (const span of spansFrom(calendar, from, days)) {
    if (span.start >= to.getTime()) break;
    total += Math.max(0, Math.min(span.end, to.getTime()) - Math.max(span.start, from.getTime()));
  }
  return total;
}

export function isOpen(calendar: BusinessCalendar, at: Date): boolean {
  for (const span of spansFrom(calendar, at, 2)) if (span.start <= at.getTime() && at.getTime() < span.end) return true;
  return false;
}

/** When the office opens next; the same moment when it is open. */
export function nextOpening(calendar: BusinessCalendar, at: Date): Date {
  for (const span of spansFrom(calendar, at)) if (span.end > at.getTime()) return new Date(Math.max(span.start, at.getTime()));
  throw new RangeError("The calendar has no opening hours");
}

function* spansFrom(calendar: BusinessCalendar, from: Date, days = horizonDays): Generator<{ start: number; end: number }> {
  const first = localDate(from, calendar.timeZone);
  for (let n = 0; n < days; n++) {
    const date = new Date(Date.UTC(first.year, first.month - 1, first.day + n));
    if (calendar.holidays.has(date.toISOString().slice(0, 10))) continue;
    for (const hours of calendar.week[date.getUTCDay()] ?? []) {
      yield {
        start: instantOf(date.getTime() + hours.from * 60_000, calendar.timeZone),
        end: instantOf(date.getTime() + hours.to * 60_000, calendar.timeZone),
      };
    }
  }
}

/** The instant at which a wall clock in the zone shows this time (given as if it were UTC). A time skipped by DST becomes the one after the gap. */
export function instantOf(wall: number, timeZone: string): number {
  const before = wall - offsetAt(wall - dayMs / 2, timeZone);
  const after = wall - offsetAt(wall + dayMs / 2, timeZone);
  if (before === after) return before;
  if (offsetAt(before, timeZone) === wall - before) return before;
  return offsetAt(after, timeZone) === wall - after ? after : before;
}

function offsetAt(at: number, timeZone: string): number {
  if (timeZone === "UTC") return 0;
  // Korea has had no summer time since 1988; asking Intl for every span would be most of the work.
  if (timeZone === "Asia/Seoul") return 9 * 3_600_000;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = wallClock(at, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

function localDate(at: Date, timeZone: string): { year: number; month: number; day: number } {
  const local = new Date(at.getTime() + offsetAt(at.getTime(), timeZone));
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}
