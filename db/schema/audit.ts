// The audit log: what staff changed, each entry chained to the one before. Triggers (migration 0035) refuse to change or remove what is
// written, except what is older than two years and covered by a checkpoint.
import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import type { Change } from "#platform/api/audit-trail.ts";

const created = () => timestamp({ withTimezone: true }).notNull();

/** No reference to accounts: the log outlives them. */
export const auditLog = pgTable(
  "audit_log",
  {
    seq: bigint({ mode: "number" }).primaryKey(),
    staffId: text().notNull(),
    /** The API key it was done with, where it was not a session. */
    keyId: text(),
    /** The call's id. */
    action: text().notNull(),
    kind: text().notNull(),
    subjectId: text().notNull(),
    changes: jsonb().$type<readonly Change[]>().notNull(),
    address: text().notNull(),
    userAgent: text().notNull(),
    createdAt: created(),
    /** HMAC over this entry and the hash of the one before. */
    hash: text().notNull(),
  },
  (table) => [
    index("audit_log_staff").on(table.staffId, table.seq),
    index("audit_log_action").on(table.action, table.seq),
    index("audit_log_kind").on(table.kind, table.seq),
    index("audit_log_subject").on(table.subjectId, table.seq),
    index("audit_log_created").on(table.createdAt),
  ],
);

/** One row: the newest entry. Writers hold it, one after the other. */
export const auditHead = pgTable("audit_head", {
  id: smallint().primaryKey(),
  seq: bigint({ mode: "number" }).notNull(),
  hash: text().notNull(),
});

/** What was removed when its time was over: up to which entry, the hash the chain goes on from, and a signature over both. */
export const auditCheckpoints = pgTable("audit_checkpoints", {
  throughSeq: bigint({ mode: "number" }).primaryKey(),
  throughHash: text().notNull(),
  removed: integer().notNull(),
  signature: text().notNull(),
  createdAt: created().default(sql`now()`),
});
