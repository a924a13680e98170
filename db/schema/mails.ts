// Mails waiting to be sent or captured. The row is written in the transaction that causes the mail.

import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { locales } from "#content/locales.ts";

export const mails = pgTable(
  "mails",
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Files that go along, by id. */
    attachments: jsonb().$type<string[]>().notNull().default([]),
    state: text({ enum: ["waiting", "sent", "captured", "failed"] })
      .notNull()
      .default("waiting"),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("mails_created").on(table.createdAt)],
);
