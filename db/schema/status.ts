// Incidents and planned maintenance, shown to everybody.
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Locale } from "#content/locales.ts";
import type { Versions } from "#content/versions.ts";
import { accounts } from "./accounts.ts";
import { tickets } from "./tickets.ts";

export const incidents = pgTable(
  "incidents",
  {
    id: text().primaryKey(),
    kind: text({ enum: ["incident", "maintenance"] }).notNull(),
    /** Data centres or services touched, by code: ICN1, PUS1, cdn … The pairs are in incident_components. */
    affects: jsonb().$type<string[]>().notNull().default([]),
    title: jsonb().$type<Versions>().notNull(),
    body: jsonb().$type<Versions>().notNull().default({}),
    /** How bad it is; maintenance has none. */
    severity: text({ enum: ["minor", "major", "critical"] }),
    /** What was told last of an incident. Over and planned are read off the two moments below. */
    stage: text({ enum: ["investigating", "identified", "monitoring"] }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index("incidents_starts").on(table.startsAt)],
);

/** What is touched: a service at a place. An empty service is every service there, an empty place everywhere. */
export const incidentComponents = pgTable(
  "incident_components",
  {
    incidentId: text()
      .notNull()
      .references(() => incidents.id, { onDelete: "cascade" }),
    service: text().notNull(),
    place: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.incidentId, table.service, table.place] })],
);

/** What was told, in the order it was told. */
export const incidentUpdates = pgTable(
  "incident_updates",
  {
    id: text().primaryKey(),
    incidentId: text()
      .notNull()
      .references(() => incidents.id, { onDelete: "cascade" }),
    stage: text({ enum: ["investigating", "identified", "monitoring", "resolved", "scheduled", "in_progress", "done"] }).notNull(),
    text: jsonb().$type<Versions>().notNull(),
    byId: text().references(() => accounts.id, { onDelete: "set null" }),
    at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index("incident_updates_of").on(table.incidentId, table.at)],
);

/** Since when incidents are written down here: before that nobody can say that a day was quiet. One row. */
export const statusRecord = pgTable("status_record", {
  id: text().primaryKey(),
  beganAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
});

/** Who gets the updates by mail. Until the address is confirmed by its owner there is a token and nothing is sent but that. */
export const statusSubscribers = pgTable("status_subscribers", {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  locale: text().$type<Locale>().notNull(),
  tokenHash: text().unique(),
  tokenUntil: timestamp({ withTimezone: true }),
  confirmedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
});

/** Tickets that are about an incident: their customers are told what is told of it. */
export const incidentTickets = pgTable(
  "incident_tickets",
  {
    ticketId: text()
      .primaryKey()
      .references(() => tickets.id, { onDelete: "cascade" }),
    incidentId: text()
      .notNull()
      .references(() => incidents.id, { onDelete: "cascade" }),
    byId: text().references(() => accounts.id, { onDelete: "set null" }),
    at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index("incident_tickets_of").on(table.incidentId)],
);
