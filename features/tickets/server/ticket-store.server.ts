// Reading a ticket to change it, and writing it back: one locked row, messages numbered one after the other.

import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { ticketNumbering } from "#content/ticket-number.ts";
import { ticketMessages, ticketNumbers, tickets } from "#db/schema/tickets.ts";
import { toPlainText, toSnippet } from "#features/rich-text/plain-text.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { nameTokens, searchTokens } from "#features/support/rules/search-tokens.ts";
import { type Clocks, deadlineOf } from "#features/tickets/rules/ticket-clocks.ts";
import { publicEvents, type TicketEvent } from "#features/tickets/rules/ticket-views.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { yearOf } from "#platform/i18n/days.ts";
import { newId } from "#platform/random-token.server.ts";
import type { MessageRow } from "./message-rows.server.ts";
import { isReachable } from "./ticket-access.server.ts";

const { search: _ticketSearch, ...ticketColumns } = getTableColumns(tickets);
const { search: _messageSearch, ...messageColumns } = getTableColumns(ticketMessages);

export { messageColumns, ticketColumns };

export type TicketRow = Omit<typeof tickets.$inferSelect, "search">;
export type Author = {
  by: "customer" | "staff" | "system";
  id: string | null;
  /** It came by a mail whose sender could not be proved. */
  unproved?: boolean | undefined;
};
export type Via = MessageRow["via"];

/** With a customer: only one that they may read. */
export const isTicket = (id: string, customerId?: string) =>
  customerId === undefined ? eq(tickets.id, id) : and(eq(tickets.id, id), isReachable(customerId));

/** For changing: others who want to change it wait. With a customer's id, a ticket they do not reach is not found. */
export async function lockTicket(tx: Db, id: string, customerId?: string): Promise<TicketRow> {
  const [row] = await tx.select(ticketColumns).from(tickets).where(isTicket(id, customerId)).for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

export async function findTicket(db: Db, id: string, customerId?: string): Promise<TicketRow> {
  const [row] = await db.select(ticketColumns).from(tickets).where(isTicket(id, customerId));
  if (!row) throw new AppError("not_found");
  return row;
}

/** AR-2026-000123. The year's row stays locked until the transaction ends: no gap, no number twice. */
export async function nextTicketNumber(tx: Db, at: Date): Promise<string> {
  const year = yearOf(at);
  const [row] = await tx
    .insert(ticketNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: ticketNumbers.year, set: { last: sql`${ticketNumbers.last} + 1` } })
    .returning({ last: ticketNumbers.last });
  return ticketNumbering.write(year, row?.last ?? 1);
}

export type NewMessage<Kind extends "public" | "note"> = {
  kind: Kind;
  author: Author;
  via: Via;
  body: RichText;
  at: Date;
  mailId?: string | undefined;
};

/** Adds a message; gives back the ticket as it is after that, still to be saved. */
export async function addMessage<Kind extends "public" | "note">(
  tx: Db,
  ticket: TicketRow,
  message: NewMessage<Kind>,
): Promise<{ ticket: TicketRow; message: Extract<MessageRow, { kind: Kind }> }> {
  const seq = ticket.lastSeq + 1;
  const text = toPlainText(message.body);
  const row = {
    id: newId(),
    ticketId: ticket.id,
    seq,
    kind: message.kind,
    by: message.author.by,
    authorId: message.author.id,
    via: message.via,
    body: message.body,
    text,
    event: null,
    mailId: message.mailId ?? null,
    editedAt: null,
    senderUnproved: message.author.unproved ?? false,
    createdAt: message.at,
  };
  await tx.insert(ticketMessages).values({ ...row, search: tokensOf(text) as unknown as string });
  const stored = row as Extract<MessageRow, { kind: Kind }>;
  if (message.kind === "note") return { message: stored, ticket: { ...ticket, lastSeq: seq, updatedAt: message.at } };
  const byCustomer = message.author.by === "customer";
  return {
    message: stored,
    ticket: {
      ...ticket,
      lastSeq: seq,
      publicSeq: seq,
      ...(byCustomer ? { customerSeq: seq } : { staffPublicSeq: seq }),
      // Who may not have written it has not read it either; a colleague's reading is not the customer's.
      ...(byCustomer && !message.author.unproved && message.author.id === ticket.customerId
        ? { customerReadSeq: seq, customerReadAt: readAt(ticket, seq, message.at) }
        : {}),
      lastBy: message.author.by,
      lastAuthorId: message.author.id,
      lastText: toSnippet(text),
      lastAt: message.at,
      updatedAt: message.at,
    },
  };
}

/** When our last message was read: the lines of the log that come after it change nothing of that. */
export function readAt({ staffPublicSeq, customerReadSeq, customerReadAt }: TicketRow, seq: number, at: Date): Date | null {
  return staffPublicSeq > customerReadSeq && staffPublicSeq <= seq ? at : customerReadAt;
}

export async function addEvent(tx: Db, ticket: TicketRow, event: TicketEvent, author: Author, at: Date): Promise<TicketRow> {
  const seq = ticket.lastSeq + 1;
  await tx.insert(ticketMessages).values({
    id: newId(),
    ticketId: ticket.id,
    seq,
    kind: "event",
    by: author.by,
    authorId: author.id,
    via: author.by === "staff" ? "staff" : "portal",
    event: { ...event },
    senderUnproved: author.unproved ?? false,
    createdAt: at,
  });
  return { ...ticket, lastSeq: seq, updatedAt: at, ...(publicEvents.includes(event.type) ? { publicSeq: seq } : {}) };
}

export async function saveTicket(tx: Db, ticket: TicketRow): Promise<void> {
  const { id, number: _number, customerId: _customer, createdAt: _created, ...changing } = ticket;
  await tx.update(tickets).set(changing).where(eq(tickets.id, id));
}

export function clocksOf(ticket: TicketRow): Clocks {
  return {
    first: { used: ticket.firstUsed, since: ticket.firstSince, dueAt: ticket.firstDueAt },
    reply: { used: ticket.replyUsed, since: ticket.replySince, dueAt: ticket.replyDueAt },
    resolution: { used: ticket.resolutionUsed, since: ticket.resolutionSince, dueAt: ticket.resolutionDueAt },
    firstAnsweredAt: ticket.firstAnsweredAt,
    unansweredSince: ticket.unansweredSince,
  };
}

export function clockColumns(clocks: Clocks) {
  return {
    firstUsed: clocks.first.used,
    firstSince: clocks.first.since,
    firstDueAt: clocks.first.dueAt,
    replyUsed: clocks.reply.used,
    replySince: clocks.reply.since,
    replyDueAt: clocks.reply.dueAt,
    resolutionUsed: clocks.resolution.used,
    resolutionSince: clocks.resolution.since,
    resolutionDueAt: clocks.resolution.dueAt,
    firstAnsweredAt: clocks.firstAnsweredAt,
    unansweredSince: clocks.unansweredSince,
    deadline: deadlineOf(clocks),
  };
}

/** Lexemes as they are: cut by us, not by the database's parser, which does not know Korean. `names` are found by their initials, too. */
export function tokensOf(text: string, names = "") {
  const tokens = new Set([...searchTokens(text), ...nameTokens(names)]);
  return sql`array_to_tsvector(string_to_array(${[...tokens].join(" ")}, ' '))`;
}
