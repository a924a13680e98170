// The bell: what happened, to whom, read or not. Words are made when it is shown, in the reader's language.
import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

const moment = () => timestamp({ withTimezone: true });

export const notifications = pgTable(
  "notifications",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    /** What it is about, e.g. a ticket's id. */
    subjectId: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    /** The same event told twice is one notification. */
    onceKey: text().notNull(),
    readAt: moment(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex("notifications_once").on(table.accountId, table.onceKey),
    index("notifications_account").on(table.accountId, table.id),
    index("notifications_unread").on(table.accountId, table.subjectId).where(sql`read_at is null`),
    index("notifications_created").on(table.createdAt),
  ],
);
