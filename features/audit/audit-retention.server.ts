// Two years are kept, or as many more as the console is set to. What is older goes, and leaves a signed checkpoint from which the rest is still proved.
import { and, asc, desc, gt, gte, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { auditCheckpoints, auditLog } from "#db/schema/audit.ts";
import type { Database, Db } from "#platform/db/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log.ts";
import type { Secrets } from "#platform/secrets.ts";
import { auditDays } from "./audit.contract.ts";
import { type ChainKey, chainKey, checkpointSignature } from "./audit-chain.server.ts";
import { checkAudit } from "./audit-check.server.ts";

/** Removes the beginning of the log as far as every entry of it is old enough; says how many were removed. */
export async function trimAudit(db: Db, key: ChainKey, days = auditDays): Promise<number> {
  return db.transaction(async (tx) => {
    // A day more than the trigger asks for: clocks differ.
    const limit = sql`now() - make_interval(days => ${Math.max(days, auditDays) + 1})`;
    const [kept] = await tx
      .select({ seq: auditLog.seq })
      .from(auditLog)
      .where(gte(auditLog.createdAt, limit))
      .orderBy(asc(auditLog.seq))
      .limit(1);
    const [last] = await tx
      .select({ seq: auditLog.seq, hash: auditLog.hash })
      .from(auditLog)
      .where(kept ? sql`${auditLog.seq} < ${kept.seq}` : undefined)
      .orderBy(desc(auditLog.seq))
      .limit(1);
    if (!last) return 0;
    const [before] = await tx.select().from(auditCheckpoints).orderBy(desc(auditCheckpoints.throughSeq)).limit(1);
    const checkpoint = { throughSeq: last.seq, throughHash: last.hash, removed: last.seq - (before?.throughSeq ?? 0) };
    await tx.insert(auditCheckpoints).values({ ...checkpoint, signature: checkpointSignature(key, checkpoint) });
    await tx.delete(auditLog).where(and(gt(auditLog.seq, before?.throughSeq ?? 0), lte(auditLog.seq, last.seq)));
    return checkpoint.removed;
  });
}

type Needs = { database: Database; jobs: Jobs; log: Log; secrets: Secrets; retention: () => { audit_years: number } };

export function defineAuditJobs({ database, jobs, log, secrets, retention }: Needs): void {
  jobs.define({
    name: "keep-audit-log",
    data: z.object({}),
    retries: 2,
    retryDelaySeconds: 300,
    cron: "17 4 * * *",
    async work() {
      const key = chainKey(secrets);
      // What does not hold is not trimmed: a checkpoint would vouch for it.
      const proof = await checkAudit(database.orm, key);
      if (!proof.holds) return log.error({ audit: proof }, "the audit log does not hold: an entry was altered or removed");
      const removed = await trimAudit(database.orm, key, retention().audit_years * 365);
      // The log of the server is another place: a head written down here cannot be set back with the database.
      log.info({ head: `${proof.head.seq}:${proof.head.hash}`, entries: proof.entries, removed }, "the audit log holds");
    },
  });
}
