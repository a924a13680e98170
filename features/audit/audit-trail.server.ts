// Writes the audit log. The head is held from reading the last hash to the commit: two who write at once stand one after the other.
import { eq } from "drizzle-orm";
import { auditHead, auditLog } from "#db/schema/audit.ts";
import type { AuditTrail } from "#platform/api/audit-trail.ts";
import type { Db } from "#platform/db/database.ts";
import type { Secrets } from "#platform/secrets.ts";
import { kindAt, unaudited } from "./audit-actions.ts";
import { type AuditContent, chainKey, entryHash } from "./audit-chain.server.ts";

export function createAuditTrail(secrets: Pick<Secrets, "signing">): AuditTrail {
  const key = chainKey(secrets);
  return {
    async write(tx, { call, by, subjectId, changes, address, userAgent }) {
      if (call.id in unaudited) return;
      const head = await holdHead(tx);
      const entry: AuditContent = {
        seq: head.seq + 1,
        staffId: by.id,
        keyId: by.keyId,
        action: call.id,
        kind: kindAt(call.path),
        subjectId,
        changes,
        address,
        userAgent: userAgent.slice(0, 300),
        createdAt: new Date(),
      };
      const hash = entryHash(key, head.hash, entry);
      await tx.insert(auditLog).values({ ...entry, hash });
      await tx.update(auditHead).set({ seq: entry.seq, hash }).where(eq(auditHead.id, 1));
    },
  };
}

export async function holdHead(tx: Db): Promise<{ seq: number; hash: string }> {
  const [head] = await tx.select({ seq: auditHead.seq, hash: auditHead.hash }).from(auditHead).where(eq(auditHead.id, 1)).for("update");
  if (!head) throw new Error("the audit log has lost its head");
  return head;
}
