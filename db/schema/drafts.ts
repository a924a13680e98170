// What somebody has begun to write and not sent, for the other devices of the same account. Nobody else reads it.
import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

export const drafts = pgTable(
  "drafts",
  {
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The name it has in a browser, e.g. desk-draft:{ticket}:note. */
    place: text().notNull(),
    /** The change that stands here, and the earlier ones its writer had seen. */
    rev: text().notNull(),
    knows: jsonb().$type<string[]>().notNull(),
    /** Null: it was sent or dropped, which the other devices have to hear. */
    entry: text(),
    /** What another device had written beside it, until the writer has chosen. */
    other: text(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.place] }), index("drafts_until").on(table.until)],
);
