// Today's answers on the desk's day: given, and due. Pure.

import { defaultLocale } from "#content/locales.ts";
import { hoursMarked, type OpeningHours } from "#features/support/rules/opening-hours.ts";
import { deskTimeZone } from "#features/support/rules/support-settings.ts";
import { dayNumber } from "#features/tickets/customer/ticket-times.ts";
import type { TicketListItem } from "#features/tickets/rules/ticket-views.ts";
import { minuteOfDay } from "#platform/i18n/days.ts";

export type DayPoint = { id: string; number: string; at: string; kind: "given" | "due"; minute: number };

const deskClock = { locale: defaultLocale, timeZone: deskTimeZone } as const;

export function dayPoints(tickets: readonly TicketListItem[], now: number): DayPoint[] {
  const today = dayNumber(now, deskClock);
  const isToday = (at: string) => dayNumber(at, deskClock) === today;
  return tickets
    .flatMap((ticket): DayPoint[] => {
      const point = (at: string, kind: DayPoint["kind"]) => ({ id: ticket.id, number: ticket.number, at, kind, minute: minuteOf(at) });
      const given = ticket.last.by.role === "staff" && isToday(ticket.last.at) ? [point(ticket.last.at, "given")] : [];
      const due = ticket.due_at && isToday(ticket.due_at) ? [point(ticket.due_at, "due")] : [];
      return [...given, ...due];
    })
    .sort((a, b) => a.minute - b.minute);
}

/** The desk's hours, or the whole day where something lies outside them: what is due at night is drawn at night. */
export function dayScale(desk: OpeningHours["span"], minutes: readonly number[]) {
  const inside = minutes.every((minute) => minute >= desk.from && minute <= desk.to);
  const { from, to } = inside ? desk : { from: 0, to: 24 * 60 };
  return { first: from, last: to, ...hoursMarked({ from, to }) };
}

/** How wide the lane is at least, in pixels, and what a label says there; day-strip.css has the same widths. Narrower lanes have dots alone. */
export const laneWidths = {
  narrow: { from: 240, numbers: false },
  middle: { from: 480, numbers: true },
  wide: { from: 760, numbers: true },
} as const;
export type LaneWidth = keyof typeof laneWidths;
export type LabelPlace = { share: number; digits: number; side: "start" | "end" | undefined };

const timeWidth = 38;
const digitWidth = 8;
const gap = 8;

/** Which labels have room on a lane of that width, from the left: what would lie on another is left out, its dot stays. */
export function labelsWithRoom(places: readonly LabelPlace[], width: LaneWidth): boolean[] {
  const { from, numbers } = laneWidths[width];
  let free = Number.NEGATIVE_INFINITY;
  return places.map(({ share, digits, side }) => {
    const label = timeWidth + (numbers ? digitWidth * digits + 4 : 0);
    const x = share * from;
    // At the ends they reach over their dot by eight pixels, as the style sheet draws them.
    const left = side === "start" ? x - 8 : side === "end" ? x + 8 - label : x - label / 2;
    const fits = left >= free;
    if (fits) free = left + label + gap;
    return fits;
  });
}

/** The minute of the desk's day. */
export function minuteOf(at: string | number): number {
  return minuteOfDay(at, deskTimeZone);
}
