// Records that any feature writes: answers to retried requests, and who of the staff looked at whose personal data.
import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";

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
