// A write that may be retried: the answer is stored in the transaction of the write, so a retry gets the same answer and no second write.
import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { idempotencyKeys } from "#db/schema/records.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { AnswerResponse, ApiContext } from "./endpoint.ts";

type Write = {
  c: ApiContext;
  db: Db;
  /** Without an account there is nobody to give an answer to again. */
  accountId: string | undefined;
  /** The parsed body: another one under the same key is another request. */
  body: unknown;
  /** What the call declares. */
  status?: number | undefined;
  /** Limits: asked before a new write, not before a replayed answer. */
  before?: () => Promise<void>;
};

/** The answer of the work; or, to a repeated request, the answer as it was given then. */
export async function writeOnce<T>(write: Write, work: (tx: Db) => Promise<T>): Promise<T | AnswerResponse<T>> {
  const { c, db, accountId } = write;
  const key = c.req.header("idempotency-key");
  if (key === undefined || accountId === undefined) {
    await write.before?.();
    return db.transaction(work);
  }
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) throw new AppError("malformed");
  const requestHash = createHash("sha256")
    .update(`${c.req.method} ${c.req.path}\n${JSON.stringify(write.body)}`)
    .digest("base64url");
  const mine = and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));

  async function stored(from: Db): Promise<Response | undefined> {
    const [row] = await from.select().from(idempotencyKeys).where(mine);
    if (!row) return undefined;
    if (row.requestHash !== requestHash) throw new AppError("idempotency_reused");
    if (!row.status) return undefined;
    c.header("idempotency-replayed", "true");
    return row.answer === null ? c.body(null, 204) : c.json(row.answer, row.status as 200);
  }

  const known = await stored(db);
  if (known) return known;
  await write.before?.();
  return db.transaction(async (tx) => {
    // A second request with the same key waits here until the first has committed or given up.
    const fresh = await tx.insert(idempotencyKeys).values({ accountId, key, requestHash }).onConflictDoNothing().returning();
    if (fresh.length === 0) {
      const other = await stored(tx);
      if (!other) throw new AppError("conflict");
      return other;
    }
    const answer = await work(tx);
    await tx
      .update(idempotencyKeys)
      .set({ status: write.status ?? 200, answer: answer as object | null })
      .where(mine);
    return answer;
  });
}

/** Retries come within minutes; two days are generous. */
export async function sweepIdempotencyKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(Date.now() - 2 * 86_400_000)));
}
