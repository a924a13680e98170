// The bell: what happened, to whom, read or not. Words are made when it is shown, in the reader's language.
import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts, sessions } from "./accounts.ts";

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

/** Browsers of staff that are told what happens while no page is open. Bound to the session: whoever logs out is told nothing more. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Where the browser's push service takes messages for it. */
    endpoint: text().notNull().unique(),
    /** What only that browser can read is sealed with these. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text().notNull(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (table) => [index("push_devices_account").on(table.accountId), index("push_devices_session").on(table.sessionId)],
);

export const pushSettings = pgTable("push_settings", {
  accountId: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  /** What was turned off; what is missing is on. */
  kinds: jsonb().$type<Record<string, boolean>>().notNull().default({}),
  /** Minutes of the day at the desk; both or none. */
  quietFrom: integer(),
  quietUntil: integer(),
});
