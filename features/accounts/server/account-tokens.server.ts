// Links sent by mail. A token is random, kept as a hash, bound to the address it proves, expires, and works once.
import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { accountTokens } from "#db/schema/accounts.ts";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { hashToken, newId } from "#platform/random-token.server.ts";

export type Purpose = (typeof accountTokens.$inferSelect)["purpose"];
export type AccountToken = typeof accountTokens.$inferSelect;

const lifetimeMs: Record<Purpose, number> = {
  "verify-email": lifetimes.verifyMinutes * 60_000,
  "change-email": lifetimes.verifyMinutes * 60_000,
  "reset-password": lifetimes.resetMinutes * 60_000,
  "staff-invitation": lifetimes.invitationDays * 86_400_000,
};

/** Stores a token made by `newToken`; earlier links for the same purpose stop working. */
export async function storeToken(db: Db, input: { accountId: string; purpose: Purpose; email: string; token: string }): Promise<void> {
  await dropTokens(db, input.accountId, [input.purpose]);
  await db.insert(accountTokens).values({
    id: newId(),
    accountId: input.accountId,
    purpose: input.purpose,
    tokenHash: hashToken(input.token),
    email: input.email,
    expiresAt: new Date(Date.now() + lifetimeMs[input.purpose]),
  });
}

/** One statement decides: of two calls with the same token at the same moment, one wins. */
export async function spendToken(db: Db, token: string, purposes: Purpose[]): Promise<AccountToken> {
  const hash = hashToken(token);
  const [won] = await db
    .update(accountTokens)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(accountTokens.tokenHash, hash),
        inArray(accountTokens.purpose, purposes),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, new Date()),
      ),
    )
    .returning();
  if (won) return won;
  const [known] = await db
    .select({ usedAt: accountTokens.usedAt })
    .from(accountTokens)
    .where(and(eq(accountTokens.tokenHash, hash), inArray(accountTokens.purpose, purposes)));
  throw new AppError(!known ? "token_invalid" : known.usedAt ? "token_used" : "token_expired");
}

/** Unused links of these purposes, or all of them, stop working. Used ones stay a while, to say "already used". */
export async function dropTokens(db: Db, accountId: string, purposes?: Purpose[]): Promise<void> {
  await db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.accountId, accountId),
        isNull(accountTokens.usedAt),
        purposes ? inArray(accountTokens.purpose, purposes) : undefined,
      ),
    );
}

export async function sweepTokens(db: Db): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, new Date(Date.now() - 7 * 86_400_000)));
}
