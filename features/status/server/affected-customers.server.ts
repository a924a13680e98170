// Whom an incident touches: customers with a running service of the kind and at the place it names. The same rule as `touchesOwned`, in SQL.
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { familyOf } from "#content/pages.ts";
import { accounts } from "#db/schema/accounts.ts";
import { incidentTickets, statusSubscribers } from "#db/schema/status.ts";
import { customerServices, tickets } from "#db/schema/tickets.ts";
import { decodeCursor, encodeCursor } from "#platform/api/cursor.ts";
import type { Db } from "#platform/db/database.ts";
import { codeBeginnings, everyBeginning, type Touched, touchesEverybody } from "../rules/components.ts";
import { incidentRow } from "./status.server.ts";

const pageLength = 20;
/** Beyond this the figure says "more than". */
export const countedMaximum = 10_000;

const kind = sql`upper(split_part(${customerServices.code}, '-', 1))`;

export async function listAffected(db: Db, incidentId: string, cursor: string | undefined, now = new Date()) {
  const { touched } = await incidentRow(db, incidentId);
  const after = decodeCursor(cursor, (value) => value === "");
  const running = or(isNull(customerServices.endedAt), gt(customerServices.endedAt, now));
  const mine = and(running, or(...touched.map(isTouched)));
  const rows = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      company: accounts.company,
      locale: accounts.locale,
      codes: sql<string[]>`array_agg(${customerServices.code} order by ${customerServices.code})`,
    })
    .from(customerServices)
    .innerJoin(accounts, eq(accounts.id, customerServices.customerId))
    .where(and(mine, after ? gt(customerServices.customerId, after.id) : undefined))
    .groupBy(customerServices.customerId, accounts.id)
    .orderBy(asc(customerServices.customerId))
    .limit(pageLength + 1);
  const shown = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? shown.at(-1) : undefined;
  const customers = db
    .selectDistinct({ id: customerServices.customerId })
    .from(customerServices)
    .where(mine)
    .limit(countedMaximum + 1);
  const ids = shown.map(({ id }) => id);
  const [[total], [linked], [subscribers], open] = await Promise.all([
    db.select({ n: count() }).from(customers.as("customers")),
    db.select({ n: count() }).from(incidentTickets).where(eq(incidentTickets.incidentId, incidentId)),
    db.select({ n: count() }).from(statusSubscribers).where(isNotNull(statusSubscribers.confirmedAt)),
    ids.length === 0
      ? []
      : db
          .select({ id: tickets.customerId, n: count() })
          .from(tickets)
          .where(and(inArray(tickets.customerId, ids), ne(tickets.state, "closed")))
          .groupBy(tickets.customerId),
  ]);
  const openOf = new Map(open.map(({ id, n }) => [id, n]));
  return {
    data: shown.map((row) => ({ ...row, open_tickets: openOf.get(row.id) ?? 0 })),
    meta: {
      next_cursor: last ? encodeCursor({ value: "", id: last.id }) : null,
      customers: Math.min(total?.n ?? 0, countedMaximum),
      more: (total?.n ?? 0) > countedMaximum,
      linked_tickets: linked?.n ?? 0,
      subscribers: subscribers?.n ?? 0,
    },
  };
}

function isTouched(pair: Touched): SQL | undefined {
  if (touchesEverybody(pair)) return sql`true`;
  return and(
    pair.service
      ? or(
          inArray(kind, codeBeginnings(pair.service)),
          and(notInArray(kind, [...everyBeginning]), eq(customerServices.family, familyOf(`/services/${pair.service}`))),
        )
      : undefined,
    // A site may be one building (ICN1) or a city (ICN).
    pair.place ? inArray(customerServices.site, beginningsOf(pair.place)) : undefined,
  );
}

function beginningsOf(place: string): string[] {
  return [...place].map((_, index) => place.slice(0, index + 1));
}
