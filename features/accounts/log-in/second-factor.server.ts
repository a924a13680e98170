// The second step of a log-in: a challenge takes five tries, a time code works once, a recovery code works once.
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import { loginChallenges } from "#db/schema/accounts.ts";
import { acceptPasskey } from "#features/accounts/passkeys/check-passkey.server.ts";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import type { EnteredAnswer } from "#features/accounts/rules/account-views.ts";
import { limits, type secondFactorBody } from "#features/accounts/rules/accounts.contract.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { findAccount } from "#features/accounts/server/account-view.server.ts";
import { type HeldAccount, holdProved } from "#features/accounts/server/held-account.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import type { ProviderProof } from "#features/accounts/server/sessions.server.ts";
import { spendRecoveryCode } from "#features/accounts/settings/recovery-codes.server.ts";
import { spendTimeCode } from "#features/accounts/settings/time-codes.server.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { hashToken } from "#platform/random-token.server.ts";
import { placeOf } from "#platform/vault/sealed-columns.ts";
import { openSession } from "./login.server.ts";

export async function loginSecondFactor(
  services: AccountServices,
  caller: Caller,
  body: z.output<typeof secondFactorBody>,
  before: Viewer | null,
): Promise<EnteredAnswer> {
  const db = services.database.orm;
  // The try is counted and committed before the code is looked at: parallel guesses cannot share one.
  const [challenge] = await db
    .update(loginChallenges)
    .set({ tries: sql`${loginChallenges.tries} + 1` })
    .where(
      and(
        eq(loginChallenges.tokenHash, hashToken(body.challenge)),
        lt(loginChallenges.tries, lifetimes.challengeTries),
        gt(loginChallenges.expiresAt, new Date()),
      ),
    )
    .returning();
  if (!challenge) throw new AppError("challenge_over");
  await services.limits.check(limits.secondFactorPerAccount, challenge.accountId);
  const account = await findAccount(db, challenge.accountId);
  const signed = body.passkey ? await acceptPasskey(services, body.passkey, account.id) : undefined;
  const answer = await db.transaction(async (tx) => {
    // Whoever changes the password or the second factor ends this challenge in the same transaction: while it is there, both still stand.
    const held = await holdProved(tx, account);
    if (!held) throw new AppError("challenge_over");
    if (!signed && !(await acceptCode(services, tx, held, body.code ?? "", caller))) return undefined;
    const [own] = await tx.delete(loginChallenges).where(eq(loginChallenges.id, challenge.id)).returning({ id: loginChallenges.id });
    if (!own) throw new AppError("challenge_over");
    return openSession(services, tx, { account: held, caller, device: challenge.deviceHash, before, proof: proofOf(services, challenge) });
  });
  if (answer) return answer;
  await services.limits.consume(limits.secondFactorPerAccount, account.id);
  await recordEvent(db, account.id, "second-factor-failed", caller);
  throw new AppError(challenge.tries >= lifetimes.challengeTries ? "challenge_over" : "invalid_code");
}

/** The first step was the provider's; the second, here and now, is the fresh factor. */
function proofOf({ vault }: AccountServices, { id, byProvider, idToken }: typeof loginChallenges.$inferSelect): ProviderProof | undefined {
  if (!byProvider) return undefined;
  const hint = idToken ? vault.open(idToken, placeOf("login_challenges.id_token", id)) : undefined;
  return { idToken: hint, factorAt: new Date(), bothSteps: false };
}

/** A time code or a recovery code of this account, used up by being accepted. */
export async function acceptCode(
  { vault }: Pick<AccountServices, "vault">,
  tx: Db,
  account: HeldAccount,
  code: string,
  caller: Caller,
): Promise<boolean> {
  if (/^\d{6}$/.test(code.replace(/\s/g, ""))) return account.twoFactorEnabledAt ? spendTimeCode(tx, vault, account, code) : false;
  if (!(await spendRecoveryCode(tx, account.id, code))) return false;
  await recordEvent(tx, account.id, "recovery-code-used", caller);
  return true;
}

export async function sweepChallenges(db: Db): Promise<void> {
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, new Date()));
}
