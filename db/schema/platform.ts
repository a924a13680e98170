// Tables of the platform itself: the event log behind NOTIFY, shared rate limits.
import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const busEvents = pgTable(
  "bus_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index("bus_events_created_at").on(table.createdAt)],
);

// Shape required by rate-limiter-flexible: key, points, expire (milliseconds).
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});

/** Sealed. Generated once per installation on Postgres; an embedded install keeps them in a file instead. */
export const sharedSecrets = pgTable("shared_secrets", { name: text().primaryKey(), value: text().notNull() });
