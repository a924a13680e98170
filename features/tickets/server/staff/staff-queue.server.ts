// The queue: one page of tickets in a view, and how many each view holds. Sorted by what runs out first.

import { and, asc, count, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import { accounts } from "#db/schema/accounts.ts";
import { customerServices, tickets } from "#db/schema/tickets.ts";
import { type Department, departments, priorities } from "#features/support/rules/departments.ts";
import type { Desk } from "#features/support/rules/desk.ts";
import { deskTimeZone, dueSoonMinutes } from "#features/support/rules/support-settings.ts";
import { type QueueSort, type QueueView, queueViews } from "#features/tickets/rules/queue-views.ts";
import type { QueueCounts, QueueItem, TrendDay } from "#features/tickets/rules/staff-ticket-views.ts";
import type { QueueFilters, QueueQuery } from "#features/tickets/rules/staff-tickets.contract.ts";
import { type ClockName, deadlineOf, noDeadline, targetSeconds, usedSeconds } from "#features/tickets/rules/ticket-clocks.ts";
import { linesOf } from "#features/tickets/rules/ticket-lines.ts";
import type { TicketState } from "#features/tickets/rules/ticket-states.ts";
import { fieldsWith, hasField } from "#features/tickets/server/fields/field-rows.server.ts";
import { lastIsUnproved, presentPerson, presentService, type Reader } from "#features/tickets/server/present-ticket.server.ts";
import { copiesWith, followersWith, hasWaiting, linksOf } from "#features/tickets/server/ticket-belongings.server.ts";
import type { HasDesk, HasFields } from "#features/tickets/server/ticket-services.ts";
import { clocksOf, type TicketRow, ticketColumns } from "#features/tickets/server/ticket-store.server.ts";
import { decodeCursor, encodeCursor, isMoment } from "#platform/api/cursor.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import { builtOnce, type Given } from "#platform/db/built-once.ts";
import { countUpTo } from "#platform/db/count-up-to.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { dayOf } from "#platform/i18n/days.ts";
import { findTickets } from "./find-tickets.server.ts";

const customers = alias(accounts, "customers");
const assignees = alias(accounts, "assignees");
const writers = alias(accounts, "writers");
const countMaximum = 999;
// Written out, not parameters: only then does a prepared plan know that the indexes of open tickets will do. A state named is enough;
// asking for "not closed" besides makes the planner expect far fewer rows than there are.
const notClosed = sql`${tickets.state} <> 'closed'`;
const inState = (...states: TicketState[]) => sql`${tickets.state} in (${sql.raw(states.map((state) => `'${state}'`).join(", "))})`;

function inView(view: QueueView, viewer: StaffViewer, now: Date): SQL | undefined {
  const soon = new Date(now.getTime() + dueSoonMinutes * 60_000);
  switch (view) {
    case "needs_reply":
      // By the clocks and not by who spoke last: an acknowledgement is no answer.
      return and(
        inState("open", "customer_reply", "in_progress"),
        sql`(${tickets.unansweredSince} is not null or ${tickets.firstAnsweredAt} is null)`,
      );
    case "mine":
      return and(notClosed, eq(tickets.assigneeId, viewer.id));
    case "unassigned":
      return and(notClosed, isNull(tickets.assigneeId));
    case "due_soon":
      return and(notClosed, sql`${tickets.deadline} >= ${now.toISOString()}::timestamptz`, lt(tickets.deadline, soon));
    case "overdue":
      return and(notClosed, lt(tickets.deadline, now));
    case "waiting":
      return inState("answered");
    case "on_hold":
      return inState("on_hold");
    case "closed":
      return inState("closed");
    case "all":
      return undefined;
  }
}

/** What waits for nobody's clock is sorted by the latest change. */
function sortOf(query: QueueQuery): QueueSort {
  if (query.sort) return query.sort;
  return query.view === "waiting" || query.view === "closed" || query.view === "all" || query.view === "on_hold" ? "updated" : "deadline";
}

export async function listQueue(db: Db, services: HasDesk & HasFields, viewer: StaffViewer, reader: Reader, query: QueueQuery) {
  const now = new Date();
  const sort = sortOf(query);
  const sorted = { deadline: tickets.deadline, updated: tickets.updatedAt, created: tickets.createdAt }[sort];
  const down = sort !== "deadline";
  const cursor = decodeCursor(query.cursor, isMoment);
  const past = down ? sql`(${sorted}, ${tickets.id}) <` : sql`(${sorted}, ${tickets.id}) >`;
  const found = query.q ? await findTickets(db, query.q, services.fields()) : null;
  const rows = await queueRows(db)
    .where(
      and(
        matching(services, query, viewer, now),
        found?.where,
        cursor ? sql`${past} (${cursor.value}::timestamptz, ${cursor.id})` : undefined,
      ),
    )
    .orderBy(down ? desc(sorted) : asc(sorted), down ? desc(tickets.id) : asc(tickets.id))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1)?.ticket : undefined;
  const value = last && { deadline: last.deadline, updated: last.updatedAt, created: last.createdAt }[sort];
  return {
    data: page.map((row) => presentQueueItem(services.desk(row.ticket.department), reader, row, now)),
    meta: {
      next_cursor: last && value ? encodeCursor({ value: value.toISOString(), id: last.id }) : null,
      more_match: found?.more ?? false,
    },
  };
}

/** A view and its filters, for a query that joins the customer. */
function matching({ fields }: HasFields, query: QueueFilters, viewer: StaffViewer, now: Date): SQL | undefined {
  return and(
    inView(query.view, viewer, now),
    query.department ? eq(tickets.department, query.department) : undefined,
    query.priority ? eq(tickets.priority, query.priority) : undefined,
    query.state ? eq(tickets.state, query.state) : undefined,
    query.assignee ? assignedTo(query.assignee, viewer) : undefined,
    query.tag ? sql`${tickets.tags} @> ${sql.param([query.tag], tickets.tags)}` : undefined,
    query.language ? eq(customers.locale, query.language) : undefined,
    query.customer ? eq(tickets.customerId, query.customer) : undefined,
    query.field ? hasField(fields(), query.field) : undefined,
    query.rating_at_most ? sql`${tickets.rating} <= ${query.rating_at_most}` : undefined,
  );
}

/** How many tickets each of these filters finds, by the name they are given with. */
export function countMatching(
  db: Db,
  services: HasFields,
  viewer: StaffViewer,
  filters: ReadonlyMap<string, QueueFilters>,
): Promise<Record<string, number>> {
  const now = new Date();
  const from = sql`${tickets} inner join ${accounts} ${sql.identifier("customers")} on ${eq(customers.id, tickets.customerId)}`;
  const nothing: QueueFilters = { view: "all" };
  return countUpTo(db, countMaximum, [...filters.keys()], (name) => ({
    from,
    where: matching(services, filters.get(name) ?? nothing, viewer, now),
  }));
}

function assignedTo(assignee: string, viewer: StaffViewer): SQL {
  if (assignee === "none") return isNull(tickets.assigneeId);
  return eq(tickets.assigneeId, assignee === "me" ? viewer.id : assignee);
}

export const queueColumns = {
  customer: { id: customers.id, name: customers.name, company: customers.company, locale: customers.locale },
  assigneeName: assignees.name,
  writerName: writers.name,
  service: customerServices,
};

/** A ticket with all the queue shows of it. */
function queueRows<More extends Record<string, SQL>>(db: Db, more = {} as More) {
  return db
    .select({ ticket: ticketColumns, ...queueColumns, ...more })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .leftJoin(assignees, eq(assignees.id, tickets.assigneeId))
    .leftJoin(writers, eq(writers.id, tickets.lastAuthorId))
    .leftJoin(customerServices, eq(customerServices.id, tickets.serviceId));
}

/** The same of one ticket, with what else belongs to it. */
const ticketWith = builtOnce((db, given: Given<"id">) => {
  const more = { links: linksOf(), fields: fieldsWith(), copies: copiesWith(), followers: followersWith(), waiting: hasWaiting() };
  return queueRows(db, more).where(eq(tickets.id, given.id));
});

export async function findTicketWith(db: Db, id: string) {
  const [row] = await ticketWith(db, { id });
  if (!row) throw new AppError("not_found");
  return row;
}

type QueueRow = Awaited<ReturnType<typeof queueRows>>[number];

export function presentQueueItem(desk: Desk, reader: Reader, row: QueueRow, now: Date): QueueItem {
  const { ticket, customer } = row;
  return {
    id: ticket.id,
    number: ticket.number,
    ...linesOf(ticket),
    state: ticket.state,
    priority: ticket.priority,
    department: ticket.department,
    tags: ticket.tags,
    ...(ticket.senderUnproved ? { sender_unproved: true as const } : {}),
    customer,
    service: row.service ? presentService(row.service, reader.locale) : null,
    assignee: ticket.assigneeId ? { id: ticket.assigneeId, name: row.assigneeName ?? "" } : null,
    last: {
      by: presentPerson(reader, { by: ticket.lastBy, id: ticket.lastAuthorId, name: row.writerName, unproved: lastIsUnproved(ticket) }),
      text: ticket.lastText,
      at: ticket.lastAt.toISOString(),
    },
    next_due: nextDue(desk, ticket, now),
    hold_until: ticket.holdUntil?.toISOString() ?? null,
    rating: ticket.rating,
    seq: ticket.lastSeq,
    created_at: ticket.createdAt.toISOString(),
    updated_at: ticket.updatedAt.toISOString(),
  };
}

function nextDue(desk: Desk, ticket: TicketRow, now: Date): QueueItem["next_due"] {
  const clocks = clocksOf(ticket);
  const deadline = deadlineOf(clocks).getTime();
  if (deadline === noDeadline.getTime()) return null;
  for (const clock of ["first", "reply", "resolution"] as const satisfies ClockName[]) {
    const { dueAt } = clocks[clock];
    if (dueAt?.getTime() !== deadline) continue;
    return {
      clock,
      due_at: dueAt.toISOString(),
      target_seconds: targetSeconds(desk, clock, ticket.priority),
      used_seconds: usedSeconds(desk, clocks[clock], ticket.priority, now),
    };
  }
  return null;
}

export async function countQueue(db: Db, viewer: StaffViewer): Promise<QueueCounts> {
  const now = new Date();
  const from = sql`${tickets}`;
  const isView = (name: QueueView | Department): name is QueueView => queueViews.some((view) => view === name);
  const found = await countUpTo(db, countMaximum, [...queueViews, ...departments], (name) => ({
    from,
    where: isView(name) ? inView(name, viewer, now) : and(inView("needs_reply", viewer, now), eq(tickets.department, name)),
  }));
  const { technical, billing, sales, abuse, ...views } = found;
  return { views, departments: { technical, billing, sales, abuse } };
}

const trendDays = 30;

/** Days are those of the desk's own zone. A first answer is counted on the day its ticket was opened. */
export async function readTrends(db: Db, services: HasDesk, now: Date): Promise<TrendDay[]> {
  const timeZone = deskTimeZone;
  const dayIn = (column: SQL | AnyPgColumn) => sql<string>`to_char(${column} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const since = sql`(date_trunc('day', ${moment} at time zone ${timeZone}) - make_interval(days => ${trendDays - 1})) at time zone ${timeZone}`;
  const target = sql`case ${tickets.department} || '/' || ${tickets.priority} ${sql.join(
    departments.flatMap((department) =>
      priorities.map(
        (priority) => sql`when ${`${department}/${priority}`} then ${targetSeconds(services.desk(department), "first", priority)}::int`,
      ),
    ),
    sql` `,
  )} end`;
  const openedOn = dayIn(tickets.createdAt);
  const opened = await db
    .select({
      day: openedOn,
      opened: count(),
      in_time: sql<number>`count(*) filter (where ${tickets.firstAnsweredAt} is not null and ${tickets.firstUsed} <= ${target})::int`,
      late: sql<number>`count(*) filter (where ${tickets.firstUsed} > ${target} or ${tickets.firstDueAt} < ${moment})::int`,
    })
    .from(tickets)
    .where(sql`${tickets.createdAt} >= ${since}`)
    .groupBy(sql`1`);
  const closedOn = dayIn(tickets.closedAt);
  const closed = await db
    .select({ day: closedOn, closed: count() })
    .from(tickets)
    .where(sql`${tickets.state} = 'closed' and ${tickets.closedAt} >= ${since}`)
    .groupBy(sql`1`);
  return Array.from({ length: trendDays }, (_, index) => {
    const day = dayOf(now.getTime() - (trendDays - 1 - index) * 86_400_000, timeZone);
    const { opened: came = 0, in_time = 0, late = 0 } = opened.find((row) => row.day === day) ?? {};
    return { day, opened: came, closed: closed.find((row) => row.day === day)?.closed ?? 0, in_time, late };
  });
}
