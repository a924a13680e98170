// Everything that happened with a customer, as one list: each table gives what it knows, the database puts them in order.
import { and, eq, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import { consents, securityEvents } from "#db/schema/accounts.ts";
import { chats } from "#db/schema/chat.ts";
import { enquiries } from "#db/schema/enquiries.ts";
import { tickets } from "#db/schema/tickets.ts";
import type { TimelineEntry } from "#features/customers/rules/customers.contract.ts";
import { can } from "#platform/api/capabilities.ts";
import { decodeCursor, encodeCursor } from "#platform/api/cursor.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { findCustomer } from "./customers.server.ts";

const pageLength = 30;

const pages: Partial<Record<TimelineEntry["kind"], string>> = {
  ticket: "/staff/tickets/",
  chat: "/staff/chat/",
  enquiry: "/staff/enquiries/",
};

export async function readCustomerTimeline(db: Db, viewer: StaffViewer, id: string, cursor: string | undefined) {
  const { email } = await findCustomer(db, id);
  const from = decodeCursor(cursor, (value) => /^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{6}$/.test(value));
  const entries = unionAll(
    db
      .select(columns("ticket", tickets.id, sql`${tickets.state}`, sql`${tickets.number} || ' ' || ${tickets.subject}`, tickets.createdAt))
      .from(tickets)
      .where(eq(tickets.customerId, id)),
    // What a chat is about, only those see who may open it.
    db
      .select(columns("chat", chats.id, sql`${chats.state}`, sql`''`, chats.createdAt))
      .from(chats)
      .where(eq(chats.customerId, id)),
    db
      .select(columns("enquiry", enquiries.id, sql`${enquiries.status}`, sql`${enquiries.reference}`, enquiries.createdAt))
      .from(enquiries)
      .where(and(eq(enquiries.email, email), can(viewer, "enquiries.answer") ? undefined : sql`false`)),
    db
      .select(columns("account", securityEvents.id, sql`${securityEvents.kind}`, sql`''`, securityEvents.createdAt))
      .from(securityEvents)
      .where(eq(securityEvents.accountId, id)),
    db
      .select(
        columns(
          "consent",
          consents.id,
          sql`${consents.kind}`,
          sql`case when ${consents.granted} then 'yes' else 'no' end`,
          consents.createdAt,
        ),
      )
      .from(consents)
      .where(eq(consents.accountId, id)),
  ).as("entries");
  const rows = await db
    .select()
    .from(entries)
    .where(from ? sql`(${entries.at}, ${entries.key} collate "C") < (${from.value}, ${from.id} collate "C")` : undefined)
    .orderBy(sql`${entries.at} desc`, sql`${entries.key} collate "C" desc`)
    .limit(pageLength + 1);
  const shown = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? shown.at(-1) : undefined;
  return {
    data: shown.map(({ key, kind, ref, what, text, at }): TimelineEntry => {
      const page = pages[kind];
      return { id: key, kind, what, text, href: page ? page + ref : null, at: `${at.slice(0, 23)}Z` };
    }),
    meta: { next_cursor: last ? encodeCursor({ value: last.at, id: last.key }) : null },
  };
}

/** The moment with microseconds, as text that sorts as it does: a cursor carries it whole. */
function columns(kind: TimelineEntry["kind"], id: AnyPgColumn, what: SQL, text: SQL, at: AnyPgColumn) {
  return {
    kind: sql<TimelineEntry["kind"]>`${kind}::text`.as("kind"),
    ref: sql<string>`${id}`.as("ref"),
    key: sql<string>`${kind}::text || '-' || ${id}`.as("key"),
    what: sql<string>`${what}`.as("what"),
    text: sql<string>`${text}`.as("text"),
    at: sql<string>`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US')`.as("at"),
  };
}
