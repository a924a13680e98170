// Today's answers on the desk's day: given, and due. Pure.

import { defaultLocale } from "#content/locales.ts";
import { deskTimeZone } from "#features/support/rules/support-settings.ts";
import { dayNumber } from "#features/tickets/customer/ticket-times.ts";
import type { TicketListItem } from "#features/tickets/rules/ticket-views.ts";
import { minuteOfDay } from "#platform/i18n/days.ts";

export type DayPoint = { id: string; number: string; at: string; kind: "given" | "due"; minute: number };

const desk = { locale: defaultLocale, timeZone: deskTimeZone } as const;

export function dayPoints(tickets: readonly TicketListItem[], now: number): DayPoint[] {
  const today = dayNumber(now, desk);
  const isToday = (at: string) => dayNumber(at, desk) === today;
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
export function dayScale(minutes: readonly number[]): { first: number; last: number; hours: number[] } {
  const [open, close] = [9 * 60, 18 * 60];
  const inside = minutes.every((minute) => minute >= open && minute <= close);
  const [first, last, step] = inside ? [open, close, 1] : [0, 24 * 60, 2];
  return { first, last, hours: Array.from({ length: (last - first) / 60 / step + 1 }, (_, index) => first / 60 + index * step) };
}

/** The minute of the desk's day. */
export function minuteOf(at: string | number): number {
  return minuteOfDay(at, deskTimeZone);
}
