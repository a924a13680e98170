// How entries are chained: each hash covers the entry and the hash before it. The key is the installation's own, so whoever can write to
// the database alone cannot make a chain that holds.
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { auditCheckpoints, auditLog } from "#db/schema/audit.ts";
import type { Secrets } from "#platform/secrets.ts";

export type AuditRow = typeof auditLog.$inferSelect;
export type AuditContent = Omit<AuditRow, "hash">;
export type Checkpoint = Pick<typeof auditCheckpoints.$inferSelect, "throughSeq" | "throughHash" | "removed">;

export type ChainKey = Buffer;

export function chainKey({ signing }: Pick<Secrets, "signing">): ChainKey {
  return Buffer.from(hkdfSync("sha256", signing, "", "audit chain", 32));
}

export function entryHash(key: ChainKey, before: string, row: AuditContent): string {
  const { seq, staffId, keyId, action, kind, subjectId, changes, address, userAgent, createdAt } = row;
  return sign(key, ["entry", before, seq, staffId, keyId, action, kind, subjectId, changes, address, userAgent, createdAt.toISOString()]);
}

export function checkpointSignature(key: ChainKey, { throughSeq, throughHash, removed }: Checkpoint): string {
  return sign(key, ["checkpoint", throughSeq, throughHash, removed]);
}

export function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A list, so that no value can pass for two. */
function sign(key: ChainKey, values: readonly unknown[]): string {
  return createHmac("sha256", key).update(JSON.stringify(values)).digest("base64url");
}
