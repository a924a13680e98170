// A way to the provider and back: kept as a hash, works once, for minutes, and for what it was begun for.
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { ssoAttempts } from "#db/schema/accounts.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { hashToken, newToken } from "#platform/random-token.server.ts";

/** Long enough for a password, a second step and a forgotten phone in the next room. */
const attemptMinutes = 15;

/** `sessionId`: the session it confirms; null for a log-in. */
export async function keepAttempt(db: Db, sessionId: string | null): Promise<string> {
  const attempt = newToken();
  const expiresAt = new Date(Date.now() + attemptMinutes * 60_000);
  await db.insert(ssoAttempts).values({ tokenHash: hashToken(attempt), sessionId, expiresAt });
  return attempt;
}

/** One statement: of two who come back with the same, one counts. */
export async function spendAttempt(db: Db, attempt: string, sessionId: string | null): Promise<{ startedAt: Date }> {
  const [row] = await db
    .delete(ssoAttempts)
    .where(
      and(
        eq(ssoAttempts.tokenHash, hashToken(attempt)),
        sessionId === null ? isNull(ssoAttempts.sessionId) : eq(ssoAttempts.sessionId, sessionId),
        gt(ssoAttempts.expiresAt, new Date()),
      ),
    )
    .returning();
  if (!row) throw new AppError("sso_attempt_over");
  return row;
}

export async function sweepAttempts(db: Db): Promise<void> {
  await db.delete(ssoAttempts).where(lt(ssoAttempts.expiresAt, new Date()));
}
