// What reports are made of: the history of the desk, one row for each thing that happened, and sums over whole days and weeks of it.

import { sql } from "drizzle-orm";
import { bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { locales } from "#content/locales.ts";
import { accounts } from "./accounts.ts";
import { chats } from "./chat.ts";
import { tickets } from "./tickets.ts";

const moment = () => timestamp({ withTimezone: true });

/** Written with what happened, and never changed by what happens later: another department tomorrow is no other history. */
export const supportFacts = pgTable(
  "support_facts",
  {
    id: text().primaryKey(),
    at: moment().notNull(),
    /** `merged` closes a ticket without solving it. `chat_ended` without seconds: nobody took it. */
    kind: text({
      enum: ["opened", "answered", "solved", "merged", "reopened", "rated", "chat_taken", "chat_ended"],
    }).notNull(),
    ticketId: text().references(() => tickets.id, { onDelete: "cascade" }),
    chatId: text().references(() => chats.id, { onDelete: "cascade" }),
    department: text({ enum: ["technical", "billing", "sales", "abuse"] }).notNull(),
    /** Who gave the first answer; of everything else, whose it was then. */
    personId: text().references(() => accounts.id, { onDelete: "set null" }),
    language: text({ enum: locales }).notNull(),
    channel: text({ enum: ["portal", "mail", "chat", "staff"] }).notNull(),
    /** Until the first answer, from opening or reopening to closing, in the chat queue, in the chat; by the clock on the wall. */
    seconds: integer(),
    /** Whether the promise that ended here was kept, in business time. */
    kept: boolean(),
    rating: smallint(),
  },
  (table) => [
    index("support_facts_at").on(table.at),
    index("support_facts_kind_at").on(table.kind, table.at, table.id),
    index("support_facts_ticket").on(table.ticketId, table.kind, table.at),
    index("support_facts_chat").on(table.chatId).where(sql`chat_id is not null`),
    index("support_facts_person").on(table.personId),
  ],
);

/** The sums of a day or a week that is over. Made from the facts whenever they are missing; empty the table and nothing is lost. */
export const reportBlocks = pgTable(
  "report_blocks",
  {
    dimension: text({ enum: ["all", "department", "person", "language", "channel"] }).notNull(),
    key: text().notNull(),
    /** `backlog`: what stood open at the moment `start`, by age. */
    span: text({ enum: ["day", "week", "backlog"] }).notNull(),
    start: moment().notNull(),
    opened: integer().notNull().default(0),
    solved: integer().notNull().default(0),
    cells: jsonb().$type<Record<string, number>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dimension, table.key, table.span, table.start] }), index("report_blocks_start").on(table.start)],
);

/** Moments whose history changed after they were over, written by a trigger: blocks that hold them are made anew. */
export const reportStale = pgTable("report_stale", {
  id: bigserial({ mode: "number" }).primaryKey(),
  at: moment().notNull(),
});
