// The tickets and chats behind a figure, page by page.
import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { chats } from "#db/schema/chat.ts";
import { supportFacts } from "#db/schema/reports.ts";
import { tickets } from "#db/schema/tickets.ts";
import { addDays, dayStart, type Period, reportZone } from "#features/reports/rules/report-days.ts";
import type { ReportList } from "#features/reports/rules/report-names.ts";
import type { EntriesQuery, ReportEntry } from "#features/reports/rules/reports.contract.ts";
import type { TicketField } from "#features/support/rules/ticket-fields.ts";
import { hasField } from "#features/tickets/server/fields/field-rows.server.ts";
import { type Cursor, decodeCursor, encodeCursor, isMoment } from "#platform/api/cursor.ts";
import type { Db } from "#platform/db/database.ts";
import { dayOf } from "#platform/i18n/days.ts";
import { periodOf } from "./read-report.server.ts";
import { openAt } from "./report-sql.server.ts";

const pageLength = 50;

const { kind, kept, rating, seconds } = supportFacts;
const behind: Record<Exclude<ReportList, "backlog">, SQL | undefined> = {
  opened: eq(kind, "opened"),
  solved: eq(kind, "solved"),
  reopened: eq(kind, "reopened"),
  answers: eq(kind, "answered"),
  late_answers: and(eq(kind, "answered"), eq(kept, false)),
  late_solutions: and(eq(kind, "solved"), eq(kept, false)),
  ratings: eq(kind, "rated"),
  low_ratings: and(eq(kind, "rated"), lte(rating, 2)),
  chats: eq(kind, "chat_ended"),
  missed_chats: and(eq(kind, "chat_ended"), isNull(seconds)),
};

export async function listEntries(db: Db, query: EntriesQuery, now = new Date(), fields: readonly TicketField[] = []) {
  const period = periodOf(query, now);
  const cursor = decodeCursor(query.cursor, isMoment);
  return query.list === "backlog" ? listBacklog(db, period, cursor, now) : listFacts(db, fields, query, query.list, period, cursor);
}

async function listFacts(
  db: Db,
  fields: readonly TicketField[],
  { department, person, language, channel, field }: EntriesQuery,
  list: Exclude<ReportList, "backlog">,
  { from, to }: Period,
  cursor: Cursor | null,
) {
  const rows = await db
    .select({
      fact: supportFacts,
      ticket: { number: tickets.number, subject: tickets.subject },
      topic: chats.topic,
      person: accounts.name,
    })
    .from(supportFacts)
    .leftJoin(tickets, eq(tickets.id, supportFacts.ticketId))
    .leftJoin(chats, eq(chats.id, supportFacts.chatId))
    .leftJoin(accounts, eq(accounts.id, supportFacts.personId))
    .where(
      and(
        behind[list],
        gte(supportFacts.at, dayStart(from)),
        lt(supportFacts.at, dayStart(addDays(to, 1))),
        department ? eq(supportFacts.department, department) : undefined,
        person ? (person === "none" ? isNull(supportFacts.personId) : eq(supportFacts.personId, person)) : undefined,
        language ? eq(supportFacts.language, language) : undefined,
        channel ? eq(supportFacts.channel, channel) : undefined,
        field ? hasField(fields, field) : undefined,
        cursor ? sql`(${supportFacts.at}, ${supportFacts.id}) < (${cursor.value}::timestamptz, ${cursor.id})` : undefined,
      ),
    )
    .orderBy(desc(supportFacts.at), desc(supportFacts.id))
    .limit(pageLength + 1);
  const page = rows.slice(0, pageLength).map(
    ({ fact, ticket, topic, person }): ReportEntry => ({
      kind: fact.ticketId ? "ticket" : "chat",
      id: fact.ticketId ?? fact.chatId ?? "",
      number: ticket?.number ?? "",
      subject: ticket?.subject ?? topic ?? "",
      department: fact.department,
      person,
      at: fact.at.toISOString(),
      seconds: fact.seconds,
      kept: fact.kept,
      rating: fact.rating,
    }),
  );
  const last = rows.length > pageLength ? rows[pageLength - 1]?.fact : undefined;
  return { data: page, meta: { next_cursor: last ? encodeCursor({ value: last.at.toISOString(), id: last.id }) : null } };
}

/** What stood open at the end of the period, or stands open now; the oldest first, as it belongs to people today. */
async function listBacklog(db: Db, { to }: Period, cursor: Cursor | null, now: Date) {
  const past = to < dayOf(now, reportZone);
  const end = past ? dayStart(addDays(to, 1)) : now;
  const open = past
    ? and(
        or(ne(tickets.state, "closed"), gte(tickets.closedAt, end)),
        inArray(tickets.id, sql`(select id from (${openAt(end)}) then_open)`),
      )
    : sql`${tickets.state} <> 'closed'`;
  const rows = await db
    .select({ ticket: tickets, person: accounts.name })
    .from(tickets)
    .leftJoin(accounts, eq(accounts.id, tickets.assigneeId))
    .where(and(open, cursor ? sql`(${tickets.createdAt}, ${tickets.id}) > (${cursor.value}::timestamptz, ${cursor.id})` : undefined))
    .orderBy(asc(tickets.createdAt), asc(tickets.id))
    .limit(pageLength + 1);
  const page = rows.slice(0, pageLength).map(
    ({ ticket, person }): ReportEntry => ({
      kind: "ticket",
      id: ticket.id,
      number: ticket.number,
      subject: ticket.subject,
      department: ticket.department,
      person,
      at: ticket.createdAt.toISOString(),
      seconds: Math.max(0, Math.round((end.getTime() - ticket.createdAt.getTime()) / 1000)),
      kept: null,
      rating: null,
    }),
  );
  const last = rows.length > pageLength ? rows[pageLength - 1]?.ticket : undefined;
  return { data: page, meta: { next_cursor: last ? encodeCursor({ value: last.createdAt.toISOString(), id: last.id }) : null } };
}
