// Enquiries from the contact form, and what the team did with them.
import { sql } from "drizzle-orm";
import { index, pgSequence, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

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
    locale: text({ enum: ["en", "ko"] }).notNull(),
    address: text().notNull(),
    status: text({ enum: ["new", "open", "answered", "closed", "spam"] })
      .notNull()
      .default("new"),
    assigneeId: text().references(() => accounts.id, { onDelete: "set null" }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** Erased after this day: three years after the last answer. */
    eraseAfter: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("enquiries_status_created").on(table.status, table.createdAt), index("enquiries_erase_after").on(table.eraseAfter)],
);
