// Records that any feature writes: answers to retried requests, and who of the staff looked at whose personal data.
import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

const created = () => timestamp({ withTimezone: true }).notNull().default(sql`now()`);

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    accountId: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: smallint(),
    answer: jsonb().$type<object>(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] }), index("idempotency_keys_created").on(table.createdAt)],
);

/** A member of staff sees the customer's area as the customer does: whose, why, and until when. Kept as long as the access log. */
export const customerViews = pgTable(
  "customer_views",
  {
    id: text().primaryKey(),
    staffId: text().notNull(),
    /** It ends with the session it was begun in. */
    sessionId: text().notNull(),
    customerId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    reason: text().notNull(),
    createdAt: created(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** Ended by hand, before it would have. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("customer_views_session").on(table.sessionId).where(sql`${table.endedAt} is null`),
    index("customer_views_customer").on(table.customerId),
    index("customer_views_created").on(table.createdAt),
  ],
);

/** Kept for two years. No reference to accounts: the record outlives both. */
export const accessLog = pgTable(
  "access_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: text().notNull(),
    customerId: text().notNull(),
    action: text().notNull(),
    subjectId: text().notNull(),
    address: text().notNull(),
    createdAt: created(),
  },
  (table) => [
    index("access_log_customer").on(table.customerId, table.id),
    index("access_log_staff").on(table.staffId, table.id),
    index("access_log_created").on(table.createdAt),
  ],
);
