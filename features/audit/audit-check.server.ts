// Proves the chain from the last checkpoint to the head, or names the first entry that does not hold.
import { asc, desc, eq, gt } from "drizzle-orm";
import { auditCheckpoints, auditHead, auditLog } from "#db/schema/audit.ts";
import type { Db } from "#platform/db/database.ts";
import { type ChainKey, checkpointSignature, entryHash, same } from "./audit-chain.server.ts";

export type AuditFault = "altered" | "missing" | "head" | "checkpoint";
export type AuditProof =
  | { holds: true; entries: number; from: number; head: { seq: number; hash: string } }
  /** `seq`: the first entry that was altered, removed or put elsewhere. */
  | { holds: false; fault: AuditFault; seq: number };

const batchLength = 2_000;

/**
 * `known`: a head that was written down elsewhere, as `120:hash`; a log that was set back to before it does not hold. `newest`: no more than
 * so many entries, for somebody who waits for the answer.
 */
type Asked = { known?: { seq: number; hash: string } | undefined; newest?: number };

export async function checkAudit(db: Db, key: ChainKey, { known, newest = Number.POSITIVE_INFINITY }: Asked = {}): Promise<AuditProof> {
  // The head first: what is written meanwhile is beyond it.
  const [head] = await db.select().from(auditHead);
  const [checkpoint] = await db.select().from(auditCheckpoints).orderBy(desc(auditCheckpoints.throughSeq)).limit(1);
  if (checkpoint && !same(checkpoint.signature, checkpointSignature(key, checkpoint))) {
    return { holds: false, fault: "checkpoint", seq: checkpoint.throughSeq };
  }
  const last = head?.seq ?? 0;
  const first = (checkpoint?.throughSeq ?? 0) + 1;
  const from = Math.max(first, last - newest + 1);
  let before = { seq: from - 1, hash: checkpoint?.throughHash ?? "" };
  if (from > first) {
    const [start] = await db
      .select({ hash: auditLog.hash })
      .from(auditLog)
      .where(eq(auditLog.seq, from - 1));
    if (!start) return { holds: false, fault: "missing", seq: from - 1 };
    before = { seq: from - 1, hash: start.hash };
  }
  let knownHash: string | undefined;
  while (before.seq < last) {
    const rows = await db.select().from(auditLog).where(gt(auditLog.seq, before.seq)).orderBy(asc(auditLog.seq)).limit(batchLength);
    if (rows.length === 0) return { holds: false, fault: "missing", seq: before.seq + 1 };
    for (const row of rows) {
      if (row.seq !== before.seq + 1) return { holds: false, fault: "missing", seq: before.seq + 1 };
      if (!same(row.hash, entryHash(key, before.hash, row))) return { holds: false, fault: "altered", seq: row.seq };
      before = { seq: row.seq, hash: row.hash };
      if (row.seq === known?.seq) knownHash = row.hash;
      if (row.seq === last && row.hash !== head?.hash) return { holds: false, fault: "head", seq: row.seq };
    }
  }
  if (!head || before.seq < head.seq) return { holds: false, fault: "head", seq: before.seq + 1 };
  if (known && known.seq >= from && knownHash !== known.hash) return { holds: false, fault: "head", seq: known.seq };
  return { holds: true, entries: Math.max(0, last - from + 1), from, head: { seq: head.seq, hash: head.hash } };
}
