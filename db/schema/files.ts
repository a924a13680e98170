// Uploaded files. The row is written after the bytes are safely stored; a file belongs to its uploader until a message takes it.
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

const moment = () => timestamp({ withTimezone: true });

export const files = pgTable(
  "files",
  {
    id: text().primaryKey(),
    uploaderId: text().references(() => accounts.id, { onDelete: "set null" }),
    /** The form it was uploaded for: another draft of the same person cannot take it. */
    draft: text().notNull(),
    /** A random name in the store; nothing of the given name is in it. */
    storageKey: text().notNull().unique(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    width: integer(),
    height: integer(),
    /** Said at upload. What is internal never becomes anything else: a trigger refuses it, and every message it would leave with. */
    audience: text({ enum: ["internal", "customer"] }).notNull(),
    /** With FILE_SCAN: nobody gets the bytes before the scanner has found nothing in them. */
    scan: text({ enum: ["clean", "waiting", "infected"] })
      .notNull()
      .default("clean"),
    /** Set when a message takes the file: whose data it is, and what took it. */
    customerId: text().references(() => accounts.id, { onDelete: "cascade" }),
    boundKind: text({ enum: ["ticket-message", "ticket-outbox", "chat-message", "enquiry-message", "side-message"] }),
    boundId: text(),
    position: integer().notNull().default(0),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (table) => [
    index("files_bound").on(table.boundKind, table.boundId),
    index("files_loose").on(table.createdAt).where(sql`bound_id is null`),
    index("files_uploader").on(table.uploaderId),
    index("files_customer").on(table.customerId),
    index("files_waiting_scan").on(table.createdAt).where(sql`scan = 'waiting'`),
  ],
);

/** Objects to be removed from the store: written with the row's deletion, so that neither is forgotten. */
export const discardedFiles = pgTable("discarded_files", {
  storageKey: text().primaryKey(),
  createdAt: moment().notNull().default(sql`now()`),
});
