// A change of state with everything that hangs on it: clocks, closing data, the entry in the thread.

import { noteSolved, noteTurn } from "#features/support/server/support-facts.server.ts";
import { answerDue, isKept, onPriority, onState, type Priority } from "#features/tickets/rules/ticket-clocks.ts";
import { isFrozen, nextState, type TicketAction } from "#features/tickets/rules/ticket-states.ts";
import type { TicketEvent } from "#features/tickets/rules/ticket-views.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { HasDesk } from "./ticket-services.ts";
import { type Author, addEvent, clockColumns, clocksOf, type TicketRow } from "./ticket-store.server.ts";

/** The ticket after the action, still to be saved. What the state machine forbids is refused with `wrong_state`. */
export async function changeState(
  tx: Db,
  services: HasDesk,
  ticket: TicketRow,
  action: TicketAction,
  author: Author,
  at: Date,
): Promise<TicketRow> {
  const state = nextState(ticket.state, action);
  if (state === null || ticket.mergedIntoId) throw new AppError("wrong_state");
  const reopened = ticket.state === "closed";
  const clocks = onState(services.desk(ticket.department), clocksOf(ticket), ticket.priority, state, at, reopened);
  const next: TicketRow = {
    ...ticket,
    state,
    ...clockColumns(clocks),
    answeredAt: state === "answered" ? at : null,
    closingToldAt: null,
    // Whatever ends the hold ends its date.
    holdUntil: state === "on_hold" ? ticket.holdUntil : null,
    ...(state === "closed" ? { closedAt: at, closedBy: author.by } : { closedAt: null, closedBy: null }),
    // A rating belongs to the answers up to the closing; reopened, the ticket is rated anew.
    ...(reopened ? { rating: null, ratingComment: null, ratedAt: null } : {}),
    updatedAt: at,
  };
  if (state === ticket.state) return next;
  if (action === "merge_away") await noteTurn(tx, ticket, "merged", at);
  else if (state === "closed") {
    const kept = isKept(services.desk(ticket.department), clocksOf(ticket), "resolution", ticket.priority, at);
    await noteSolved(tx, ticket, author.by === "staff" ? author.id : null, kept, at);
  } else if (reopened) await noteTurn(tx, ticket, "reopened", at);
  const due = isFrozen(state) ? null : (answerDue(clocks)?.toISOString() ?? null);
  const event: TicketEvent =
    state === "closed"
      ? { type: "closed", by: author.by }
      : reopened
        ? { type: "reopened", due_at: due }
        : { type: "state", from: ticket.state, to: state, due_at: due };
  return addEvent(tx, next, event, author, at);
}

/** The same for another priority: what was used stays used, the due time follows the new one. */
export async function setPriority(
  tx: Db,
  services: HasDesk,
  ticket: TicketRow,
  priority: Priority,
  author: Author,
  at: Date,
): Promise<TicketRow> {
  const clocks = onPriority(services.desk(ticket.department), clocksOf(ticket), ticket.priority, priority, at);
  const due = answerDue(clocks)?.toISOString() ?? null;
  const event = { type: "priority", from: ticket.priority, to: priority, due_at: due } as const;
  return addEvent(tx, { ...ticket, priority, ...clockColumns(clocks) }, event, author, at);
}
