// Enquiries from the contact form, and what the team did with them.

import { sql } from "drizzle-orm";
import { customType, index, integer, jsonb, pgSequence, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { locales } from "#content/locales.ts";
import { accounts } from "./accounts.ts";
import { tickets } from "./tickets.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const enquiryNumbers = pgSequence("enquiry_numbers");

export const enquiries = pgTable(
  "enquiries",
  {
    id: text().primaryKey(),
    /** E-2026-000123, told to the sender. */
    reference: text().notNull().unique(),
    intent: text({ enum: ["sales", "support", "attack", "abuse", "press", "other"] }).notNull(),
    name: text().notNull(),
    company: text(),
    email: text().notNull(),
    phone: text(),
    service: text(),
    /** What a calculator on the site was set to. */
    config: text(),
    message: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    address: text().notNull(),
    /** The contact form, or a mail of somebody we did not know. */
    via: text({ enum: ["form", "mail"] })
      .notNull()
      .default("form"),
    /** Of the mail it came as: the same mail handed over twice is one enquiry. */
    mailId: text().unique(),
    status: text({ enum: ["new", "open", "answered", "closed", "spam"] })
      .notNull()
      .default("new"),
    assigneeId: text().references(() => accounts.id, { onDelete: "set null" }),
    /** The ticket it was turned into. */
    ticketId: text().references(() => tickets.id, { onDelete: "set null" }),
    invitedAt: timestamp({ withTimezone: true }),
    /** How many answers went out: whoever answers says how many they have seen. */
    answers: integer().notNull().default(0),
    answeredAt: timestamp({ withTimezone: true }),
    search: tsvector().notNull().default(sql`''::tsvector`),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    updatedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** Erased after this day: three years after the last answer. */
    eraseAfter: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("enquiries_status_created").on(table.status, table.createdAt),
    index("enquiries_created").on(table.createdAt, table.id),
    index("enquiries_email").on(table.email),
    index("enquiries_search").using("gin", table.search),
    index("enquiries_erase_after").on(table.eraseAfter),
  ],
);

/** What the team did with an enquiry, in order: answers, notes, and changes. Goes with the enquiry. */
export const enquiryEntries = pgTable(
  "enquiry_entries",
  {
    id: text().primaryKey(),
    enquiryId: text()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    /** `reply` is what the sender wrote to our answer; everything else is ours. */
    kind: text({ enum: ["answer", "reply", "note", "status", "assignee", "ticket", "invitation"] }).notNull(),
    authorId: text().references(() => accounts.id, { onDelete: "set null" }),
    text: text().notNull().default(""),
    data: jsonb().$type<Record<string, string>>().notNull().default({}),
    mailId: text().unique(),
    /** An answer in its seconds of grace: nobody but the team has it. Null: it went. */
    sendsAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    index("enquiry_entries_enquiry").on(table.enquiryId, table.createdAt),
    index("enquiry_entries_sends_at").on(table.sendsAt).where(sql`sends_at is not null`),
  ],
);
