// Whether somebody is there, how long it takes, when the desk opens. Pure.
import { addBusinessTime, type BusinessCalendar, isOpen, nextOpening } from "#features/support/rules/business-calendar.ts";
import { openingHours } from "#features/support/rules/opening-hours.ts";
import type { AvailabilityState, AvailabilityView } from "./chat-views.ts";

/** What the desk looks like at this moment. */
export type PresenceFigures = { agentsOnline: number; seats: number; taken: number; waiting: number; handlingSeconds: number | null };

/** Before there is anything to measure. */
const handlingDefault = 480;
const handlingShortest = 120;
const handlingLongest = 1_800;
/** With a free seat somebody answers within a minute. */
const answerSeconds = 60;

/** Somebody who goes online outside the office hours opens the desk. */
export function availabilityState(figures: PresenceFigures, calendar: BusinessCalendar, now: Date): AvailabilityState {
  if (figures.agentsOnline > 0) return figures.seats - figures.taken > figures.waiting ? "open" : "busy";
  return isOpen(calendar, now) ? "away" : "closed";
}

/** For the customer at this place of the queue (1 is next): free seats first, then one round of chats after the other. */
export function expectedWaitSeconds(figures: PresenceFigures, position: number): number | null {
  if (figures.agentsOnline === 0) return null;
  const free = Math.max(0, figures.seats - figures.taken);
  if (position <= free) return answerSeconds;
  const handling = Math.min(handlingLongest, Math.max(handlingShortest, figures.handlingSeconds ?? handlingDefault));
  // With all seats in use, one of them falls free every handling / seats on average.
  return Math.ceil(((position - free) * handling) / Math.max(1, figures.seats) / 60) * 60;
}

export function describeHours(calendar: BusinessCalendar, now: Date): AvailabilityView["hours"] {
  const open = isOpen(calendar, now);
  return {
    time_zone: calendar.timeZone,
    open_now: open,
    opens_at: open ? null : nextOpening(calendar, now).toISOString(),
    closes_at: open ? endOfSpan(calendar, now).toISOString() : null,
    on_break: openingHours(calendar, now).state === "lunch",
    week: calendar.week.map((day) => day.map(({ from, to }) => ({ from: clock(from), to: clock(to) }))),
  };
}

/** The end of the span that is open now, found by halves: up to it, open time passes as fast as the clock. */
function endOfSpan(calendar: BusinessCalendar, now: Date): Date {
  let low = 0;
  let high = 86_400_000;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (addBusinessTime(calendar, now, middle).getTime() === now.getTime() + middle) low = middle;
    else high = middle - 1;
  }
  return new Date(now.getTime() + low);
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
