// What a customer reads: their list, one ticket, its thread. Every query carries the customer's id (ticket-access.server.ts).

import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { accounts } from "#db/schema/accounts.ts";
import { organisationMembers, organisations } from "#db/schema/organisations.ts";
import { customerServices, ticketMessages, ticketSharedReads, tickets } from "#db/schema/tickets.ts";
import { customerFilesOf } from "#features/files/file-binding.server.ts";
import type { Desk } from "#features/support/rules/desk.ts";
import { askedNumbers, searchQuery } from "#features/support/rules/search-tokens.ts";
import { answerDue, onPriority } from "#features/tickets/rules/ticket-clocks.ts";
import { statesOfTab, type TicketScope, type TicketState } from "#features/tickets/rules/ticket-states.ts";
import type {
  CustomerMessageView,
  ServiceView,
  ThreadMeta,
  TicketCounts,
  TicketLink,
  TicketListItem,
  TicketView,
} from "#features/tickets/rules/ticket-views.ts";
import type { listTicketsQuery, threadQuery } from "#features/tickets/rules/tickets.contract.ts";
import { customerMay, prioritiesFor } from "#features/tickets/rules/tickets.policy.ts";
import type { HasDesk } from "#features/tickets/server/ticket-services.ts";
import { decodeCursor, encodeCursor, isMoment } from "#platform/api/cursor.ts";
import type { CustomerViewer } from "#platform/api/viewer.ts";
import { nameFor } from "#platform/db/account-name.ts";
import type { Db } from "#platform/db/database.ts";
import { forCustomer, isForCustomer, isPublic } from "./message-rows.server.ts";
import { factsOf, iso, presentForCustomer, presentListItem, presentPerson, presentService, type Reader } from "./present-ticket.server.ts";
import { isInScope, isReachable } from "./ticket-access.server.ts";
import { copiesOf } from "./ticket-copies.server.ts";
import { clocksOf, findTicket, messageColumns, type TicketRow, ticketColumns } from "./ticket-store.server.ts";

const customers = alias(accounts, "customers");

const readBy = (accountId: string) => and(eq(ticketSharedReads.ticketId, tickets.id), eq(ticketSharedReads.accountId, accountId));

export async function listTickets(
  db: Db,
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
    query.q ? matches(query.q) : undefined,
    cursor ? sql`${past} (${cursor.value}::timestamptz, ${cursor.id})` : undefined,
  ];
  const rows = await db
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
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1)?.ticket : undefined;
  const sortValue = (ticket: TicketRow) =>
    query.sort === "due" ? ticket.deadline : query.sort === "created" ? ticket.createdAt : ticket.updatedAt;
  return {
    data: page.map((row) => presentListItem(reader, row)),
    meta: {
      next_cursor: last ? encodeCursor({ value: sortValue(last).toISOString(), id: last.id }) : null,
      counts: await countTickets(db, viewer, query.scope),
      organisation: await organisationOf(db, viewer),
    },
  };
}

/** In the subject, the number or anything the customer can read of the thread. */
function matches(question: string): SQL {
  const words = searchQuery(question);
  const numbers = askedNumbers(question, new Date().getFullYear());
  const parts: SQL[] = numbers.length > 0 ? [inArray(tickets.number, numbers)] : [];
  if (words) {
    parts.push(sql`${tickets.search} @@ ${words}::tsquery`);
    parts.push(
      sql`exists (select 1 from ${ticketMessages} found where found.ticket_id = ${tickets.id} and found.kind = 'public' and found.search @@ ${words}::tsquery)`,
    );
  }
  return or(...parts) ?? sql`false`;
}

async function organisationOf(db: Db, viewer: CustomerViewer): Promise<string | null> {
  const [row] = await db
    .select({ name: organisations.name })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.accountId, viewer.id));
  return row?.name ?? null;
}

async function countTickets(db: Db, viewer: CustomerViewer, scope: TicketScope): Promise<TicketCounts> {
  // A colleague's ticket that the reader never opened is not news to them.
  const read = sql`case when ${tickets.customerId} = ${viewer.id} then ${tickets.customerReadSeq} else ${ticketSharedReads.seq} end`;
  const rows = await db
    .select({
      state: tickets.state,
      count: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${tickets.staffPublicSeq} > ${read}))::int`,
    })
    .from(tickets)
    .leftJoin(ticketSharedReads, readBy(viewer.id))
    .where(isInScope(viewer.id, scope))
    .groupBy(tickets.state);
  const sum = (states: readonly TicketState[]) =>
    rows.filter((row) => states.includes(row.state)).reduce((total, row) => total + row.count, 0);
  return {
    active: sum(statesOfTab.active),
    waiting: sum(statesOfTab.waiting),
    with_us: sum(statesOfTab.with_us),
    closed: sum(statesOfTab.closed),
    unread: rows.reduce((total, row) => total + row.unread, 0),
  };
}

export async function listServices(db: Db, viewer: CustomerViewer, reader: Reader): Promise<ServiceView[]> {
  const rows = await db
    .select()
    .from(customerServices)
    .where(and(eq(customerServices.customerId, viewer.id), sql`${customerServices.endedAt} is null`))
    .orderBy(asc(customerServices.code));
  return rows.map((row) => presentService(row, reader.locale));
}

export async function readTicket(
  db: Db,
  services: HasDesk,
  viewer: CustomerViewer,
  reader: Reader,
  id: string,
  now = new Date(),
): Promise<TicketView> {
  const ticket = await findTicket(db, id, viewer.id);
  const own = ticket.customerId === viewer.id;
  const [[service], [lastAuthor], [assignee], [customer], [mark], links, copies, thread] = await Promise.all([
    ticket.serviceId ? db.select().from(customerServices).where(eq(customerServices.id, ticket.serviceId)) : [],
    ticket.lastAuthorId
      ? db
          .select({ name: nameFor(reader) })
          .from(accounts)
          .where(eq(accounts.id, ticket.lastAuthorId))
      : [],
    ticket.assigneeId
      ? db
          .select({ name: nameFor(reader) })
          .from(accounts)
          .where(eq(accounts.id, ticket.assigneeId))
      : [],
    db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, ticket.customerId)),
    own
      ? []
      : db
          .select({ seq: ticketSharedReads.seq })
          .from(ticketSharedReads)
          .where(and(eq(ticketSharedReads.ticketId, id), eq(ticketSharedReads.accountId, viewer.id))),
    linksOf(db, ticket, isReachable(viewer.id)),
    copiesOf(db, id),
    db
      .select({ id: ticketMessages.id, kind: sql<"public">`'public'` })
      .from(ticketMessages)
      .where(and(eq(ticketMessages.ticketId, id), eq(ticketMessages.kind, "public"))),
  ]);
  const files = await customerFilesOf(db, "ticket-message", thread);
  return {
    ...presentListItem(reader, {
      ticket,
      service: service ?? null,
      lastName: lastAuthor?.name ?? null,
      customerName: customer?.name ?? null,
      sharedSeq: mark?.seq ?? null,
    }),
    links,
    assignee: ticket.assigneeId ? presentPerson(reader, { by: "staff", id: ticket.assigneeId, name: assignee?.name ?? null }) : null,
    first_answered_at: iso(ticket.firstAnsweredAt),
    rating_comment: ticket.ratingComment,
    rated_at: iso(ticket.ratedAt),
    seq: ticket.publicSeq,
    read_seq: own ? ticket.customerReadSeq : (mark?.seq ?? 0),
    now: now.toISOString(),
    files: [...files].flatMap(([message_id, list]) => list.map((file) => ({ ...file, message_id }))),
    copies,
    priorities: prioritiesOf(services.desk(ticket.department), ticket, now),
    may: customerMay(factsOf(ticket), now, own),
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

/** `which`: for a customer, those they reach. */
export async function linksOf(db: Db, ticket: TicketRow, which?: SQL): Promise<TicketLink[]> {
  const link = { id: tickets.id, number: tickets.number };
  const [from, as, into, merged] = await Promise.all([
    ticket.continuedFromId
      ? db
          .select(link)
          .from(tickets)
          .where(and(eq(tickets.id, ticket.continuedFromId), which))
      : [],
    db
      .select(link)
      .from(tickets)
      .where(and(eq(tickets.continuedFromId, ticket.id), which))
      .limit(20),
    ticket.mergedIntoId
      ? db
          .select(link)
          .from(tickets)
          .where(and(eq(tickets.id, ticket.mergedIntoId), which))
      : [],
    db
      .select(link)
      .from(tickets)
      .where(and(eq(tickets.mergedIntoId, ticket.id), which))
      .limit(20),
  ]);
  const kinds = { continued_from: from, continued_as: as, merged_into: into, merged_from: merged } as const;
  return Object.entries(kinds).flatMap(([kind, list]) => list.map((other) => ({ kind: kind as TicketLink["kind"], ...other })));
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
  // Asked once more, row by row: what the compiler lets through here, the customer may see.
  const rows = page.rows.flatMap(({ message, authorName }) => (isForCustomer(message) ? [{ message, authorName }] : []));
  const files = await customerFilesOf(db, "ticket-message", rows.map(({ message }) => message).filter(isPublic));
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
