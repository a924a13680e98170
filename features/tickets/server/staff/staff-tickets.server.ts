// What staff read of one ticket: everything, notes and replies in their seconds of grace included.

import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { accounts } from "#db/schema/accounts.ts";
import { ticketMessageEdits, ticketMessages, ticketOutbox } from "#db/schema/tickets.ts";
import { filesOf } from "#features/files/file-binding.server.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import type { Desk } from "#features/support/rules/desk.ts";
import { editMinutes } from "#features/support/rules/support-settings.ts";
import { settableStates } from "#features/tickets/rules/queue-views.ts";
import type { ClockView, ColleagueView, EditView, OutboxView, StaffTicketView } from "#features/tickets/rules/staff-ticket-views.ts";
import { type Clock, type ClockName, targetSeconds, usedSeconds } from "#features/tickets/rules/ticket-clocks.ts";
import { isFrozen, nextState } from "#features/tickets/rules/ticket-states.ts";
import type { threadQuery } from "#features/tickets/rules/tickets.contract.ts";
import { readPage } from "#features/tickets/server/customer-tickets.server.ts";
import { presentForStaff } from "#features/tickets/server/fields/present-fields.ts";
import { macroShown } from "#features/tickets/server/macros/macro-waiting.ts";
import { iso, presentMessage, presentPerson, type Reader } from "#features/tickets/server/present-ticket.server.ts";
import type { HasDesk, HasFields } from "#features/tickets/server/ticket-services.ts";
import { clocksOf, findTicket, type TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import { rolesThatCan, type StaffRole } from "#platform/api/capabilities.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { findTicketWith, presentQueueItem } from "./staff-queue.server.ts";

export async function readStaffTicket(
  db: Db,
  services: HasDesk & HasFields,
  viewer: StaffViewer,
  reader: Reader,
  id: string,
): Promise<StaffTicketView> {
  const row = await findTicketWith(db, id);
  return presentStaffTicket(services, viewer, reader, row, row.waiting ? await outboxOf(db, reader, id) : []);
}

/** A ticket and the newest of its thread: three statements, and those for replies in their seconds of grace. */
export async function openStaffTicket(
  db: Db,
  services: HasDesk & HasFields,
  viewer: StaffViewer,
  reader: Reader,
  id: string,
  limit: number,
) {
  const row = await findTicketWith(db, id);
  const [outbox, thread] = await Promise.all([
    row.waiting ? outboxOf(db, reader, id) : [],
    readThreadOf(db, reader, row.ticket, { limit }),
  ]);
  return { ...presentStaffTicket(services, viewer, reader, row, outbox), messages: thread.data, thread: thread.meta };
}

type TicketWith = Awaited<ReturnType<typeof findTicketWith>>;

function presentStaffTicket(
  services: HasDesk & HasFields,
  viewer: StaffViewer,
  reader: Reader,
  row: TicketWith,
  outbox: OutboxView[],
): StaffTicketView {
  const { ticket, links, fields, copies, followers } = row;
  const now = new Date();
  const clocks = clocksOf(ticket);
  const desk = services.desk(ticket.department);
  const clock = (name: ClockName, doneAt: Date | null): ClockView => presentClock(desk, clocks[name], name, ticket, doneAt, now);
  const open = ticket.state !== "closed";
  return {
    ...presentQueueItem(desk, reader, row, now),
    via: ticket.via,
    links,
    fields: presentForStaff(services.fields(), fields, ticket.department, reader.locale),
    copies,
    followers,
    following: followers.some((person) => person.id === viewer.id),
    clocks: {
      first: clock("first", ticket.firstAnsweredAt),
      reply: clock("reply", null),
      resolution: clock("resolution", ticket.closedAt),
      paused: isFrozen(ticket.state),
    },
    outbox,
    customer_read: { seq: ticket.customerReadSeq, at: iso(ticket.customerReadAt) },
    closed_at: iso(ticket.closedAt),
    closes_at: ticket.answeredAt ? new Date(ticket.answeredAt.getTime() + desk.rules.autoCloseDays * 86_400_000).toISOString() : null,
    rating_comment: ticket.ratingComment,
    now: now.toISOString(),
    may: {
      reply: open,
      reopen: !open && ticket.mergedIntoId === null,
      states: settableStates.filter((state) => stateAction(ticket, state) !== null),
      edit_own_for_minutes: editMinutes,
    },
  };
}

/** The action by which staff put a ticket into a state, or null where the state machine has no such way. */
export function stateAction(ticket: Pick<TicketRow, "state" | "mergedIntoId">, state: (typeof settableStates)[number]) {
  const action =
    ticket.state === "closed" ? "staff_reopen" : ({ in_progress: "start", on_hold: "hold", closed: "staff_close" } as const)[state];
  return ticket.mergedIntoId === null && nextState(ticket.state, action) === state ? action : null;
}

function presentClock(desk: Desk, clock: Clock, name: ClockName, ticket: TicketRow, doneAt: Date | null, now: Date): ClockView {
  return {
    target_seconds: targetSeconds(desk, name, ticket.priority),
    used_seconds: usedSeconds(desk, clock, ticket.priority, now),
    due_at: iso(clock.dueAt),
    done_at: iso(doneAt),
  };
}

export async function outboxOf(db: Db, reader: Reader, ticketId: string): Promise<OutboxView[]> {
  const rows = await db
    .select({ reply: ticketOutbox, name: accounts.name })
    .from(ticketOutbox)
    .innerJoin(accounts, eq(accounts.id, ticketOutbox.authorId))
    .where(eq(ticketOutbox.ticketId, ticketId))
    .orderBy(asc(ticketOutbox.sendsAt));
  const files = await filesOf(
    db,
    "ticket-outbox",
    rows.map(({ reply }) => reply.id),
  );
  return rows.map(({ reply, name }) => ({
    id: reply.id,
    by: presentPerson(reader, { by: "staff", id: reply.authorId, name }),
    body: reply.body as RichText | null,
    files: files.get(reply.id) ?? [],
    next_state: reply.nextState,
    sends_at: reply.sendsAt.toISOString(),
    grace_seconds: Math.max(1, Math.round((reply.sendsAt.getTime() - reply.createdAt.getTime()) / 1000)),
    macro: macroShown(reply.macro),
  }));
}

export async function readStaffThread(db: Db, reader: Reader, id: string, query: z.output<typeof threadQuery>) {
  return readThreadOf(db, reader, await findTicket(db, id), query);
}

async function readThreadOf(db: Db, reader: Reader, ticket: TicketRow, query: z.output<typeof threadQuery>) {
  const { rows, meta } = await readPage(db, reader, ticket, undefined, query);
  const files = await filesOf(
    db,
    "ticket-message",
    rows.map(({ message }) => message.id),
  );
  return { data: rows.map((row) => presentMessage(reader, ticket, row, files.get(row.message.id) ?? [])), meta };
}

export async function readEdits(db: Db, reader: Reader, ticketId: string, messageId: string): Promise<EditView[]> {
  const its = and(eq(ticketMessages.id, messageId), eq(ticketMessages.ticketId, ticketId));
  const [message] = await db.select({ id: ticketMessages.id }).from(ticketMessages).where(its);
  if (!message) throw new AppError("not_found");
  const rows = await db
    .select({ edit: ticketMessageEdits, name: accounts.name })
    .from(ticketMessageEdits)
    .leftJoin(accounts, eq(accounts.id, ticketMessageEdits.editedById))
    .where(eq(ticketMessageEdits.messageId, messageId))
    .orderBy(asc(ticketMessageEdits.editedAt));
  return rows.map(({ edit, name }) => ({
    body: edit.body as RichText,
    by: presentPerson(reader, { by: "staff", id: edit.editedById, name }),
    at: edit.editedAt.toISOString(),
  }));
}

/** Everybody a ticket can be given to. */
export function listColleagues(db: Db): Promise<(ColleagueView & { role: StaffRole | null })[]> {
  return db
    .select({ id: accounts.id, name: accounts.name, role: accounts.role })
    .from(accounts)
    .where(and(eq(accounts.kind, "staff"), inArray(accounts.role, rolesThatCan("tickets.answer")), sql`${accounts.disabledAt} is null`))
    .orderBy(asc(accounts.name));
}
