// Chats: one row per conversation with everything queues and badges go by, one row per message, and who sits at the desk.

import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { locales } from "#content/locales.ts";
import { accounts } from "./accounts.ts";
import { customerServices, tickets } from "./tickets.ts";

const moment = () => timestamp({ withTimezone: true });
const created = () => moment().notNull().default(sql`now()`);

export const chats = pgTable(
  "chats",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    topic: text().notNull(),
    department: text({ enum: ["technical", "billing", "sales", "abuse"] }).notNull(),
    serviceId: text().references(() => customerServices.id, { onDelete: "set null" }),
    locale: text({ enum: locales }).notNull(),
    state: text({ enum: ["waiting", "active", "ended", "ticket"] }).notNull(),
    agentId: text().references(() => accounts.id, { onDelete: "set null" }),

    /** Every message, note and event has the next number; the customer does not see notes, so theirs is counted apart. */
    lastSeq: integer().notNull().default(0),
    publicSeq: integer().notNull().default(0),
    customerSeq: integer().notNull().default(0),
    staffSeq: integer().notNull().default(0),
    customerReadSeq: integer().notNull().default(0),
    customerReadAt: moment(),
    customerDeliveredSeq: integer().notNull().default(0),
    staffReadSeq: integer().notNull().default(0),
    staffReadAt: moment(),
    staffDeliveredSeq: integer().notNull().default(0),
    lastBy: text({ enum: ["customer", "staff", "system"] }).notNull(),
    lastText: text().notNull().default(""),
    lastAt: created(),

    /** In the queue since; null while it is not in it. */
    waitingSince: moment(),
    /** How long we said it would take, and how long it took. */
    toldSeconds: integer(),
    waitedSeconds: integer(),
    alertedAt: moment(),
    takenAt: moment(),
    /** The customer's first message that nobody has answered yet. */
    unansweredSince: moment(),
    /** The first reply of a burst that the customer has not seen: mailed two minutes later. */
    unseenSince: moment(),
    /** When the job that looks for unseen replies runs next: one per chat, however lively it is. */
    unseenJobAt: moment(),
    mailedSeq: integer().notNull().default(0),
    awayToldAt: moment(),

    endedAt: moment(),
    endedBy: text({ enum: ["customer", "staff", "system"] }),
    rating: smallint(),
    ratingComment: text(),
    ratedAt: moment(),
    ticketId: text().references(() => tickets.id, { onDelete: "set null" }),
    /** The customer's messages from this number on are the ticket's first message. */
    carriedFromSeq: integer(),
    createdAt: created(),
    updatedAt: created(),
  },
  (table) => [
    uniqueIndex("chats_one_open").on(table.customerId).where(sql`state in ('waiting', 'active')`),
    index("chats_customer").on(table.customerId, table.createdAt, table.id),
    index("chats_waiting").on(table.waitingSince, table.id).where(sql`state = 'waiting'`),
    index("chats_active_agent").on(table.agentId).where(sql`state = 'active'`),
    index("chats_agent").on(table.agentId, table.updatedAt, table.id),
    index("chats_updated").on(table.updatedAt, table.id),
    index("chats_taken").on(table.takenAt),
    index("chats_rating_comment").on(table.ratedAt, table.id).where(sql`rating_comment is not null`),
    index("chats_ticket").on(table.ticketId),
    index("chats_service").on(table.serviceId),
  ],
);

export const chatMessages = pgTable(
  "chat_messages",
  {
    id: text().primaryKey(),
    chatId: text()
      .notNull()
      .references(() => chats.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    /** Made by the sender: the same message sent twice is one message. */
    clientId: text(),
    kind: text({ enum: ["message", "note", "event"] }).notNull(),
    by: text({ enum: ["customer", "staff", "system"] }).notNull(),
    authorId: text().references(() => accounts.id, { onDelete: "set null" }),
    body: text().notNull().default(""),
    event: jsonb().$type<Record<string, unknown>>(),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex("chat_messages_seq").on(table.chatId, table.seq),
    uniqueIndex("chat_messages_client_id").on(table.chatId, table.clientId),
    index("chat_messages_author").on(table.authorId),
  ],
);

/** Who sits at the desk. Without a ping for 45 s somebody counts as gone, whatever their status says. */
export const agentPresence = pgTable(
  "agent_presence",
  {
    accountId: text()
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    status: text({ enum: ["online", "away", "offline"] }).notNull(),
    seats: smallint().notNull(),
    pingedAt: moment().notNull(),
    changedAt: created(),
  },
  (table) => [index("agent_presence_pinged").on(table.pingedAt)],
);
