// A customer who has lost everything that could come after the password. The desk asks for it to be turned off; for a day the owner can still
// say no, by the link in the mail or by logging in. Whoever holds neither the mailbox nor a factor hears of it before it happens, not after.
import { and, eq, isNull, sql } from "drizzle-orm";
import { accounts, twoFactorResets } from "#db/schema/accounts.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import { countPasskeys } from "#features/accounts/passkeys/passkeys.server.ts";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { dropTokens, spendToken, waitingAddress } from "#features/accounts/server/account-tokens.server.ts";
import type { HeldAccount } from "#features/accounts/server/held-account.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";

/** The owner's trail says that it was asked for, not from where the desk works. */
const nowhere = { address: "", userAgent: "" };

/** The same for an account that is being read. */
export const resetDue =
  sql<Date | null>`(select r.due_at from ${twoFactorResets} r where r.account_id = ${accounts}.id and r.ended_at is null)`.mapWith(
    twoFactorResets.dueAt,
  );

/** When a reset that waits will happen. */
export async function findReset(db: Db, accountId: string): Promise<Date | null> {
  const [waiting] = await db.select({ dueAt: twoFactorResets.dueAt }).from(twoFactorResets).where(waitingFor(accountId));
  return waiting?.dueAt ?? null;
}

export async function askTwoFactorReset(
  services: AccountServices,
  tx: Db,
  account: HeldAccount,
  { askedBy, reason }: { askedBy: string; reason: string },
): Promise<Date> {
  const some = account.twoFactorEnabledAt !== null || (await countPasskeys(tx, account.id)) > 0;
  if (!some || (await findReset(tx, account.id))) throw new AppError("wrong_state");
  const dueAt = new Date(Date.now() + lifetimes.twoFactorResetHours * 3_600_000);
  await tx.insert(twoFactorResets).values({ id: newId(), accountId: account.id, askedBy, reason, dueAt });
  await recordEvent(tx, account.id, "two-factor-reset-asked", nowhere, askedBy);
  await tellOwner(services, tx, account, "two-factor-reset-asked", { due: dueAt.toISOString() });
  return dueAt;
}

/** By the desk itself: asked for by mistake, or by somebody who turned out not to be the owner. */
export async function withdrawTwoFactorReset(services: AccountServices, tx: Db, account: HeldAccount, withdrawnBy: string): Promise<void> {
  if (!(await endReset(tx, account.id, "cancelled"))) throw new AppError("wrong_state");
  await dropTokens(tx, account.id, ["keep-two-factor"]);
  await recordEvent(tx, account.id, "two-factor-reset-cancelled", nowhere, withdrawnBy);
  await tellOwner(services, tx, account, "two-factor-reset-withdrawn", {});
}

async function tellOwner(
  services: AccountServices,
  tx: Db,
  account: HeldAccount,
  mail: "two-factor-reset-asked" | "two-factor-reset-withdrawn",
  facts: Record<string, string>,
) {
  for (const to of await addressesOf(tx, account)) await sendAccountMail(services, tx, { mail, accountId: account.id, to, facts });
}

/** The account's own, and one that waits to become it: all that the owner is known to read, or says so. */
async function addressesOf(tx: Db, account: HeldAccount): Promise<string[]> {
  const waiting = await waitingAddress(tx, account.id);
  return waiting ? [account.email, waiting] : [account.email];
}

/** By the link: no log-in is needed to keep things as they are. */
export async function cancelResetByLink(tx: Db, services: AccountServices, caller: Caller, token: string): Promise<void> {
  const { account } = await spendToken(tx, token, ["keep-two-factor"]);
  if (!(await cancelReset(services, tx, account.id, caller))) throw new AppError("token_used");
}

/** Whoever logs in has what was said to be lost. */
export async function cancelReset(services: AccountServices, tx: Db, accountId: string, caller: Caller): Promise<boolean> {
  const ended = await endReset(tx, accountId, "cancelled");
  if (!ended) return false;
  await dropTokens(tx, accountId, ["keep-two-factor"]);
  await recordEvent(tx, accountId, "two-factor-reset-cancelled", caller);
  await sendAccountMail(services, tx, { mail: "two-factor-reset-cancelled", accountId });
  return true;
}

/** Ends what waits; nothing when nothing does. */
export async function endReset(tx: Db, accountId: string, outcome: "done" | "cancelled"): Promise<{ askedBy: string } | undefined> {
  const [ended] = await tx
    .update(twoFactorResets)
    .set({ endedAt: new Date(), outcome })
    .where(waitingFor(accountId))
    .returning({ askedBy: twoFactorResets.askedBy });
  return ended;
}

const waitingFor = (accountId: string) => and(eq(twoFactorResets.accountId, accountId), isNull(twoFactorResets.endedAt));
