// Links sent by mail. A token is random, kept as a hash, bound to the address it proves, expires, and works once.
import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { accounts, accountTokens } from "#db/schema/accounts.ts";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { hashToken, newId } from "#platform/random-token.server.ts";
import type { Account } from "./account-view.server.ts";
import { type HeldAccount, holdAccount } from "./held-account.server.ts";

export type Purpose = (typeof accountTokens.$inferSelect)["purpose"];
export type AccountToken = typeof accountTokens.$inferSelect;

const lifetimeMs: Record<Purpose, number> = {
  "verify-email": lifetimes.verifyMinutes * 60_000,
  "change-email": lifetimes.verifyMinutes * 60_000,
  "reset-password": lifetimes.resetMinutes * 60_000,
  "staff-invitation": lifetimes.invitationDays * 86_400_000,
  "keep-two-factor": lifetimes.twoFactorResetHours * 3_600_000,
};

export type NewAccountToken = { accountId: string; purpose: Purpose; email: string; token: string; signUpId?: string | undefined };

/** Stores a token made by `newToken`; earlier links for the same purpose say that they were replaced, except those of another sign-up. */
export async function storeToken(db: Db, input: NewAccountToken): Promise<void> {
  const signUp = input.signUpId ? eq(accountTokens.signUpId, input.signUpId) : isNull(accountTokens.signUpId);
  // The same link to each of several addresses: all of them work.
  if (input.purpose !== "keep-two-factor") {
    const earlier = and(eq(accountTokens.accountId, input.accountId), eq(accountTokens.purpose, input.purpose), signUp);
    await db
      .update(accountTokens)
      .set({ replacedAt: new Date() })
      .where(and(earlier, isNull(accountTokens.usedAt), isNull(accountTokens.replacedAt)));
  }
  await db.insert(accountTokens).values({
    id: newId(),
    accountId: input.accountId,
    purpose: input.purpose,
    tokenHash: hashToken(input.token),
    email: input.email,
    signUpId: input.signUpId ?? null,
    expiresAt: new Date(Date.now() + lifetimeMs[input.purpose]),
  });
}

export type SpentToken = { link: AccountToken; account: HeldAccount };

/** The account is held before its links are touched; then one statement decides: of two calls with the same token at the same moment, one wins. */
export async function spendToken(tx: Db, token: string, purposes: Purpose[]): Promise<SpentToken> {
  const found = await findTokenAccount(tx, token, purposes);
  const account = await holdAccount(tx, found.account.id);
  const [link] = await tx.update(accountTokens).set({ usedAt: new Date() }).where(usable(token, purposes)).returning();
  // Gone or used while this call waited.
  if (!account || !link) throw await whyNot(tx, token, purposes);
  return { link, account };
}

/** Whose link this is, if it still works. Nothing is spent. */
export async function findTokenAccount(db: Db, token: string, purposes: Purpose[]): Promise<{ account: Account }> {
  const [found] = await db
    .select({ account: accounts })
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.id, accountTokens.accountId))
    .where(usable(token, purposes));
  if (!found) throw await whyNot(db, token, purposes);
  return found;
}

const named = (token: string, purposes: Purpose[]) =>
  and(eq(accountTokens.tokenHash, hashToken(token)), inArray(accountTokens.purpose, purposes));

const usable = (token: string, purposes: Purpose[]) => and(named(token, purposes), stillOpen());

/** Neither used, replaced nor expired. The time a link was made says nothing of it: the transaction that replaced it may have begun before. */
const stillOpen = () => and(isNull(accountTokens.usedAt), isNull(accountTokens.replacedAt), gt(accountTokens.expiresAt, new Date()));

/** The address an account waits to change to: that of the one link that would still do it. */
export async function waitingAddress(db: Db, accountId: string): Promise<string | undefined> {
  const [waiting] = await db
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(and(eq(accountTokens.accountId, accountId), eq(accountTokens.purpose, "change-email"), stillOpen()));
  return waiting?.email;
}

async function whyNot(db: Db, token: string, purposes: Purpose[]): Promise<AppError> {
  const [known] = await db
    .select({ usedAt: accountTokens.usedAt, replacedAt: accountTokens.replacedAt })
    .from(accountTokens)
    .where(named(token, purposes));
  if (!known) return new AppError("token_invalid");
  return new AppError(known.usedAt ? "token_used" : known.replacedAt ? "token_replaced" : "token_expired");
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
