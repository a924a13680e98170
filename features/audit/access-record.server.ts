// Two tables read as one list: what staff looked at, and what was done to colleagues. Each is asked for one page from the cursor on; of
// both pages together the newest are shown.
import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { accounts, securityEvents } from "#db/schema/accounts.ts";
import { accessLog } from "#db/schema/records.ts";
import { type Cursor, decodeCursor, encodeCursor, isMoment } from "#platform/api/cursor.ts";
import type { Db } from "#platform/db/database.ts";
import { type AccessEntry, teamDeeds } from "./access-record.contract.ts";

type Asked = { staff?: string | undefined; customer?: string | undefined; cursor?: string | undefined };
/** `at` with microseconds, as the database orders by it. */
type Row = { key: string; at: string; entry: Omit<AccessEntry, "id" | "created_at"> };

const pageLength = 50;
const actor = alias(accounts, "actor");
const about = alias(accounts, "about");

export async function listAccessRecord(db: Db, asked: Asked) {
  const from = decodeCursor(asked.cursor, isExactMoment);
  const found = [...(await looks(db, asked, from)), ...(asked.customer ? [] : await deeds(db, asked, from))];
  const rows = found.sort((a, b) => (a.at === b.at ? compare(b.key, a.key) : compare(b.at, a.at)));
  const shown = rows.slice(0, pageLength);
  const last = shown.at(-1);
  return {
    data: shown.map(({ key, at, entry }): AccessEntry => ({ id: key, ...entry, created_at: `${at.slice(0, 23)}Z` })),
    meta: { next_cursor: last && rows.length > pageLength ? encodeCursor({ value: last.at, id: last.key }) : null },
  };
}

async function looks(db: Db, { staff, customer }: Asked, from: Cursor | null): Promise<Row[]> {
  const key = sql<string>`'a' || lpad(${accessLog.id}::text, 19, '0')`;
  const rows = await db
    .select({ key, at: exact(accessLog.createdAt), log: accessLog, actor: actor.name, about: about.name })
    .from(accessLog)
    .leftJoin(actor, eq(actor.id, accessLog.staffId))
    .leftJoin(about, and(eq(about.id, accessLog.customerId), eq(about.kind, "customer")))
    .where(
      and(
        staff ? eq(accessLog.staffId, staff) : undefined,
        customer ? eq(accessLog.customerId, customer) : undefined,
        // Whoever reads the whole record would find little but their own reading on top of it.
        staff || customer ? undefined : ne(accessLog.action, "record.read"),
        before(accessLog.createdAt, key, from),
      ),
    )
    .orderBy(desc(accessLog.createdAt), desc(accessLog.id))
    .limit(pageLength + 1);
  return rows.map(({ log, ...row }) => ({
    ...row,
    entry: {
      action: log.action as AccessEntry["action"],
      by: { id: log.staffId, name: row.actor },
      about: { kind: row.about === null ? "stranger" : "customer", id: log.customerId, name: row.about },
      address: log.address,
    },
  }));
}

async function deeds(db: Db, { staff }: Asked, from: Cursor | null): Promise<Row[]> {
  const key = sql<string>`'e' || ${securityEvents.id}`;
  const rows = await db
    .select({ key, at: exact(securityEvents.createdAt), event: securityEvents, actor: actor.name, about: about.name })
    .from(securityEvents)
    .innerJoin(about, and(eq(about.id, securityEvents.accountId), eq(about.kind, "staff")))
    .innerJoin(actor, eq(actor.id, securityEvents.actorId))
    .where(
      and(
        inArray(securityEvents.kind, [...teamDeeds]),
        staff ? eq(securityEvents.actorId, staff) : undefined,
        before(securityEvents.createdAt, key, from),
      ),
    )
    .orderBy(desc(securityEvents.createdAt), sql`${securityEvents.id} collate "C" desc`)
    .limit(pageLength + 1);
  return rows.map(({ event, ...row }) => ({
    ...row,
    entry: {
      action: event.kind as AccessEntry["action"],
      by: { id: event.actorId ?? "", name: row.actor },
      about: { kind: "colleague", id: event.accountId, name: row.about },
      address: event.address,
    },
  }));
}

type Column = typeof accessLog.createdAt | typeof securityEvents.createdAt;

function exact(column: Column): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

function before(column: Column, key: SQL<string>, from: Cursor | null): SQL | undefined {
  if (!from) return undefined;
  return sql`${column} <= ${from.value}::timestamptz and (${column} < ${from.value}::timestamptz or ${key} collate "C" < ${from.id})`;
}

function isExactMoment(value: string): boolean {
  return /\.\d{6}Z$/.test(value) && isMoment(`${value.slice(0, 23)}Z`) && value.length === 27;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
