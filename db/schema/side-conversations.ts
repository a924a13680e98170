// What staff write about a ticket with somebody outside, by mail. In tables of its own: nothing that reads a ticket for its customer knows them.
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { locales } from "#content/locales.ts";
import { accounts } from "./accounts.ts";
import { tickets } from "./tickets.ts";

const moment = () => timestamp({ withTimezone: true });

export const sideConversations = pgTable(
  "side_conversations",
  {
    id: text().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    /** S-…, in the address that answers come to. */
    code: text().notNull().unique(),
    email: text().notNull(),
    subject: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    openedById: text().references(() => accounts.id, { onDelete: "set null" }),
    /** By hand; a closed ticket closes it as well. */
    closedAt: moment(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (table) => [index("side_conversations_ticket").on(table.ticketId, table.createdAt)],
);

export const sideMessages = pgTable(
  "side_messages",
  {
    id: text().primaryKey(),
    conversationId: text()
      .notNull()
      .references(() => sideConversations.id, { onDelete: "cascade" }),
    by: text({ enum: ["staff", "other"] }).notNull(),
    authorId: text().references(() => accounts.id, { onDelete: "set null" }),
    text: text().notNull(),
    /** The receiving server did not vouch for the sender. */
    unproved: boolean().notNull().default(false),
    /** Of the mail it came as: handed over twice it is one message. */
    mailId: text().unique(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (table) => [index("side_messages_conversation").on(table.conversationId, table.createdAt)],
);
