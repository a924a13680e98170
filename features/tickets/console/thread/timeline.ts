// The course of a ticket as a passage: where it has been, where it is, and what is due next. Pure.
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";

export type Stop = {
  kind: "opened" | "first" | "customer" | "reply" | "now" | "due" | "closes" | "closed";
  at: string;
  /** Who it was: drawn as a square for the customer, as a dot for us. */
  side: "customer" | "staff" | "none";
};

export function timelineOf(ticket: TicketOnScreen, now: string): Stop[] {
  const stops: Stop[] = [{ kind: "opened", at: ticket.created_at, side: "customer" }];
  const first = ticket.clocks.first.done_at;
  if (first) stops.push({ kind: "first", at: first, side: "staff" });
  const last = lastTurn(ticket);
  if (last && last.at > (first ?? ticket.created_at)) stops.push(last);
  if (ticket.state === "closed") return [...stops, { kind: "closed", at: ticket.closed_at ?? now, side: "none" }];
  const here: Stop = { kind: "now", at: now, side: "none" };
  const due = ticket.clocks.first.due_at ?? ticket.clocks.reply.due_at;
  // What has run out lies behind us.
  if (due && due < now) return [...stops, { kind: "due", at: due, side: "none" }, here];
  stops.push(here);
  if (due) stops.push({ kind: "due", at: due, side: "none" });
  else if (ticket.closes_at) stops.push({ kind: "closes", at: ticket.closes_at, side: "none" });
  return stops;
}

function lastTurn(ticket: TicketOnScreen): Stop | null {
  const spoken = ticket.messages.filter(({ kind }) => kind === "public");
  const last = spoken.at(-1);
  if (!last) return null;
  if (last.by.role !== "customer") return { kind: "reply", at: last.created_at, side: "staff" };
  // The first of several messages in a row is the one that waits.
  const answered = spoken.findLastIndex(({ by }) => by.role !== "customer");
  return { kind: "customer", at: (spoken[answered + 1] ?? last).created_at, side: "customer" };
}
