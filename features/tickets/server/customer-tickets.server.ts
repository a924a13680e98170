// What a customer reads: their list, one ticket, its thread. Every query carries the customer's id (ticket-access.server.ts).

import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { ticketNumbering } from "#content/ticket-number.ts";
import { accounts } from "#db/schema/accounts.ts";
import { customerServices, ticketMessages, ticketSharedReads, tickets } from "#db/schema/tickets.ts";
import { customerFilesOf } from "#features/files/file-binding.server.ts";
import type { Desk } from "#features/support/rules/desk.ts";
import { searchQuery } from "#features/support/rules/search-tokens.ts";
import { isForCustomers } from "#features/support/rules/ticket-fields.ts";
import { answerDue, onPriority } from "#features/tickets/rules/ticket-clocks.ts";
import { statesOfTab } from "#features/tickets/rules/ticket-states.ts";
import type {
  CustomerMessageView,
  ServiceView,
  ThreadMeta,
  TicketCounts,
  TicketListItem,
  TicketView,
} from "#features/tickets/rules/ticket-views.ts";
import type { listTicketsQuery, threadQuery } from "#features/tickets/rules/tickets.contract.ts";
import { customerMay, prioritiesFor } from "#features/tickets/rules/tickets.policy.ts";
import type { HasDesk, HasFields } from "#features/tickets/server/ticket-services.ts";
import { decodeCursor, encodeCursor, isMoment } from "#platform/api/cursor.ts";
import type { CustomerViewer } from "#platform/api/viewer.ts";
import { nameFor } from "#platform/db/account-name.ts";
import { builtOnce, type Given } from "#platform/db/built-once.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { countTickets, readBy } from "./count-tickets.server.ts";
import { customerFieldsWith, hasField } from "./fields/field-rows.server.ts";
import { presentForCustomer as presentFields } from "./fields/present-fields.ts";
import { forCustomer, isForCustomer, isPublic } from "./message-rows.server.ts";
import { factsOf, iso, presentForCustomer, presentListItem, presentPerson, presentService, type Reader } from "./present-ticket.server.ts";
import { isInScope, isReachable } from "./ticket-access.server.ts";
import { copiesWith, linksOf, publicMessagesWith } from "./ticket-belongings.server.ts";
import { clocksOf, findTicket, messageColumns, type TicketRow, ticketColumns } from "./ticket-store.server.ts";

type Reads = HasDesk & HasFields;

const customers = alias(accounts, "customers");
const assignees = alias(accounts, "assignees");

export async function listTickets(
  db: Db,
  services: HasDesk & HasFields,
  viewer: CustomerViewer,
  reader: Reader,
  query: z.output<typeof listTicketsQuery>,
): Promise<{ data: TicketListItem[]; meta: { next_cursor: string | null; counts: TicketCounts; organisation: string | null } }> {
  const sorted = query.sort === "due" ? tickets.deadline : query.sort === "created" ? tickets.createdAt : tickets.updatedAt;
  const down = query.sort !== "due";
  const cursor = decodeCursor(query.cursor, isMoment);
  const past = down ? sql`(${sorted}, ${tickets.id}) <` : sql`(${sorted}, ${tickets.id}) >`;
  const conditions: (SQL | undefined)[] = [
    isInScope(viewer.id, query.scope),
    query.status === "all" ? undefined : inArray(tickets.state, [...statesOfTab[query.status]]),
    query.service ? eq(tickets.serviceId, query.service) : undefined,
    query.field ? hasField(services.fields().filter(isForCustomers), query.field) : undefined,
    query.q ? matches(query.q) : undefined,
    cursor ? sql`${past} (${cursor.value}::timestamptz, ${cursor.id})` : undefined,
  ];
  const found = db
    .select({
      ticket: ticketColumns,
      service: customerServices,
      lastName: nameFor(reader),
      customerName: customers.name,
      sharedSeq: ticketSharedReads.seq,
    })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .leftJoin(ticketSharedReads, readBy(viewer.id))
    .leftJoin(customerServices, eq(customerServices.id, tickets.serviceId))
    .leftJoin(accounts, eq(accounts.id, tickets.lastAuthorId))
    .where(and(...conditions))
    .orderBy(down ? desc(sorted) : asc(sorted), down ? desc(tickets.id) : asc(tickets.id))
    .limit(query.limit + 1);
  const [rows, counted] = await Promise.all([query.limit > 0 ? found : [], countTickets(db, viewer, query.scope)]);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1)?.ticket : undefined;
  const sortValue = (ticket: TicketRow) =>
    query.sort === "due" ? ticket.deadline : query.sort === "created" ? ticket.createdAt : ticket.updatedAt;
  return {
    data: page.map((row) => presentListItem(services.desk().rules, reader, row)),
    meta: {
      next_cursor: last ? encodeCursor({ value: sortValue(last).toISOString(), id: last.id }) : null,
      ...counted,
    },
  };
}

/** In the subject, the number or anything the customer can read of the thread. */
function matches(question: string): SQL {
  const words = searchQuery(question);
  const numbers = ticketNumbering.asked(question, new Date().getFullYear());
  const parts: SQL[] = numbers.length > 0 ? [inArray(tickets.number, numbers)] : [];
  if (words) {
    parts.push(sql`${tickets.search} @@ ${words}::tsquery`);
    parts.push(
      sql`exists (select 1 from ${ticketMessages} found where found.ticket_id = ${tickets.id} and found.kind = 'public' and found.search @@ ${words}::tsquery)`,
    );
  }
  return or(...parts) ?? sql`false`;
}

export async function listServices(db: Db, viewer: CustomerViewer, reader: Reader): Promise<ServiceView[]> {
  const rows = await db
    .select()
    .from(customerServices)
    .where(and(eq(customerServices.customerId, viewer.id), sql`${customerServices.endedAt} is null`))
    .orderBy(asc(customerServices.code));
  return rows.map((row) => presentService(row, reader.locale));
}

const ticketWith = builtOnce((db, given: Given<"id" | "viewerId" | "locale">) => {
  const reader = { kind: "customer", locale: given.locale } as const;
  return db
    .select({
      ticket: ticketColumns,
      service: customerServices,
      lastName: nameFor(reader),
      assigneeName: nameFor(reader, assignees),
      customerName: customers.name,
      sharedSeq: ticketSharedReads.seq,
      links: linksOf((others) => isReachable(given.viewerId, others)),
      copies: copiesWith(),
      fields: customerFieldsWith(),
      messageIds: publicMessagesWith(),
    })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .leftJoin(ticketSharedReads, readBy(given.viewerId))
    .leftJoin(customerServices, eq(customerServices.id, tickets.serviceId))
    .leftJoin(accounts, eq(accounts.id, tickets.lastAuthorId))
    .leftJoin(assignees, eq(assignees.id, tickets.assigneeId))
    .where(and(eq(tickets.id, given.id), isReachable(given.viewerId)));
});

type TicketWith = Awaited<ReturnType<typeof ticketWith>>[number];

async function findTicketWith(db: Db, viewer: CustomerViewer, reader: Reader, id: string): Promise<TicketWith> {
  const [row] = await ticketWith(db, { id, viewerId: viewer.id, locale: reader.locale });
  if (!row) throw new AppError("not_found");
  return row;
}

/** Of the messages the customer wrote and was written. */
const filesIn = (db: Db, { messageIds }: TicketWith) =>
  customerFilesOf(
    db,
    "ticket-message",
    messageIds.map((id) => ({ id, kind: "public" })),
  );

type FilesByMessage = Awaited<ReturnType<typeof customerFilesOf>>;

export async function readTicket(db: Db, services: Reads, viewer: CustomerViewer, reader: Reader, id: string): Promise<TicketView> {
  const row = await findTicketWith(db, viewer, reader, id);
  return presentTicket(services, viewer, reader, row, await filesIn(db, row));
}

/** A ticket and the newest of its thread, in three statements. */
export async function openTicket(db: Db, services: Reads, viewer: CustomerViewer, reader: Reader, id: string, limit: number) {
  const row = await findTicketWith(db, viewer, reader, id);
  const [files, page] = await Promise.all([filesIn(db, row), readPage(db, reader, row.ticket, forCustomer(), { limit })]);
  const thread = presentThread(reader, row.ticket, page, files);
  return { ...presentTicket(services, viewer, reader, row, files), messages: thread.data, thread: thread.meta };
}

function presentTicket(services: Reads, viewer: CustomerViewer, reader: Reader, row: TicketWith, files: FilesByMessage): TicketView {
  const { ticket, links, copies, fields, assigneeName, sharedSeq } = row;
  const own = ticket.customerId === viewer.id;
  const now = new Date();
  return {
    ...presentListItem(services.desk().rules, reader, row),
    links,
    fields: presentFields(services.fields(), fields, reader.locale),
    assignee: ticket.assigneeId ? presentPerson(reader, { by: "staff", id: ticket.assigneeId, name: assigneeName }) : null,
    first_answered_at: iso(ticket.firstAnsweredAt),
    rating_comment: ticket.ratingComment,
    rated_at: iso(ticket.ratedAt),
    seq: ticket.publicSeq,
    read_seq: own ? ticket.customerReadSeq : (sharedSeq ?? 0),
    now: now.toISOString(),
    files: [...files].flatMap(([message_id, list]) => list.map((file) => ({ ...file, message_id }))),
    copies,
    priorities: prioritiesOf(services.desk(ticket.department), ticket, now),
    may: customerMay(services.desk().rules, factsOf(ticket), now, own),
  };
}

/** Said before it is done: what each other priority would make of the answer that is due. */
function prioritiesOf(desk: Desk, ticket: TicketRow, now: Date): TicketView["priorities"] {
  if (ticket.state === "closed" || ticket.mergedIntoId) return [];
  const clocks = clocksOf(ticket);
  return prioritiesFor(ticket.department)
    .filter((priority) => priority !== ticket.priority)
    .map((priority) => ({ priority, due_at: iso(answerDue(onPriority(desk, clocks, ticket.priority, priority, now))) }));
}

/** Without `after` or `before`: the newest messages. Always in the order they were written. */
export async function readThread(
  db: Db,
  viewer: CustomerViewer,
  reader: Reader,
  id: string,
  query: z.output<typeof threadQuery>,
): Promise<{ data: CustomerMessageView[]; meta: ThreadMeta }> {
  const ticket = await findTicket(db, id, viewer.id);
  const page = await readPage(db, reader, ticket, forCustomer(), query);
  const files = await customerFilesOf(db, "ticket-message", page.rows.map(({ message }) => message).filter(isPublic));
  return presentThread(reader, ticket, page, files);
}

function presentThread(reader: Reader, ticket: TicketRow, page: Awaited<ReturnType<typeof readPage>>, files: FilesByMessage) {
  // Asked once more, row by row: what the compiler lets through here, the customer may see.
  const rows = page.rows.flatMap(({ message, authorName }) => (isForCustomer(message) ? [{ message, authorName }] : []));
  return {
    data: rows.map((row) => presentForCustomer(reader, ticket, row, files.get(row.message.id) ?? [])),
    meta: { ...page.meta, seq: ticket.publicSeq },
  };
}

/** Messages with the names of those who wrote them. */
export function threadRows(db: Db, reader: Reader) {
  return db
    .select({ message: messageColumns, authorName: nameFor(reader) })
    .from(ticketMessages)
    .leftJoin(accounts, eq(accounts.id, ticketMessages.authorId));
}

/** A stretch of the thread, as it is stored. */
export async function readPage(db: Db, reader: Reader, ticket: TicketRow, which: SQL | undefined, query: z.output<typeof threadQuery>) {
  const forward = query.after !== undefined;
  const rows = await threadRows(db, reader)
    .where(
      and(
        eq(ticketMessages.ticketId, ticket.id),
        which,
        query.after !== undefined ? gt(ticketMessages.seq, query.after) : undefined,
        query.before !== undefined ? lt(ticketMessages.seq, query.before) : undefined,
      ),
    )
    .orderBy(forward ? asc(ticketMessages.seq) : desc(ticketMessages.seq))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  if (!forward) page.reverse();
  return {
    rows: page,
    meta: {
      seq: ticket.lastSeq,
      read_seq: ticket.customerReadSeq,
      more_before: !forward && rows.length > query.limit,
      more_after: forward && rows.length > query.limit,
    },
  };
}
