// Incidents and planned maintenance, shown to everybody.
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Versions } from "#content/versions.ts";

export const incidents = pgTable(
  "incidents",
  {
    id: text().primaryKey(),
    kind: text({ enum: ["incident", "maintenance"] }).notNull(),
    /** Data centres or services touched, by code: ICN1, PUS1, cdn … */
    affects: jsonb().$type<string[]>().notNull().default([]),
    title: jsonb().$type<Versions>().notNull(),
    body: jsonb().$type<Versions>().notNull().default({}),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index("incidents_starts").on(table.startsAt)],
);
