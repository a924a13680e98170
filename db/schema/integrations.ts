// What other programs hold: keys to the API, and addresses that are told what happens.
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Capability } from "#platform/api/capabilities.ts";
import type { DirectEvent, OutsideEvent } from "#platform/events/outside-event-names.ts";
import { accounts } from "./accounts.ts";

const moment = () => timestamp({ withTimezone: true });
const created = () => moment().notNull().default(sql`now()`);

export const apiKeys = pgTable(
  "api_keys",
  {
    id: text().primaryKey(),
    /** The colleague in whose name it acts: it may never do more than they may today. */
    ownerId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** SHA-256 of the key; the key itself was shown once. */
    tokenHash: text().notNull().unique(),
    /** The beginning of the key, by which its holder knows it again. */
    shown: text().notNull(),
    scopes: text().array().$type<Capability[]>().notNull(),
    perMinute: integer().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    lastUsedAt: moment(),
    lastUsedFrom: text(),
    createdAt: created(),
  },
  (table) => [index("api_keys_owner").on(table.ownerId)],
);

export const webhooks = pgTable("webhooks", {
  id: text().primaryKey(),
  /** Told by mail when it is turned off. */
  ownerId: text()
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" }),
  url: text().notNull(),
  events: text().array().$type<OutsideEvent[]>().notNull(),
  /** Sealed (platform/vault): every delivery is signed with it. */
  secret: text().notNull(),
  /** Since when nothing has arrived; null while the last delivery did. */
  failingSince: moment(),
  disabledAt: moment(),
  /** Turned off by us after days of failure, not by a colleague. */
  disabledByFailure: boolean().notNull().default(false),
  createdAt: created(),
});

/** What was sent or waits to be: swept after 30 days. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: text().primaryKey(),
    webhookId: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text().$type<OutsideEvent | DirectEvent>().notNull(),
    /** As it is signed and sent, to the letter. */
    body: text().notNull(),
    state: text({ enum: ["waiting", "delivered", "failed"] })
      .notNull()
      .default("waiting"),
    attempts: integer().notNull().default(0),
    /** The receiver's answer to the last attempt; null where none came. */
    status: integer(),
    /** Why the last attempt did not arrive. */
    problem: text({ enum: ["refused", "redirect", "status", "unreachable", "timeout", "off"] }),
    triedAt: moment(),
    createdAt: created(),
  },
  (table) => [
    index("webhook_deliveries_webhook").on(table.webhookId, table.createdAt, table.id),
    index("webhook_deliveries_created").on(table.createdAt),
  ],
);
