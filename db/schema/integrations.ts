// What other programs hold: keys to the API.
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Capability } from "#platform/api/capabilities.ts";
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
