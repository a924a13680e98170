// Turning the second factor on and off. Both end all other sessions and are mailed.
import { and, eq, isNull } from "drizzle-orm";
import { accounts, passkeys } from "#db/schema/accounts.ts";
import { requireOwnPassword } from "#features/accounts/log-in/check-password.server.ts";
import { acceptCode } from "#features/accounts/log-in/second-factor.server.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import { countPasskeys } from "#features/accounts/passkeys/passkeys.server.ts";
import type { TwoFactorSetup } from "#features/accounts/rules/account-views.ts";
import { limits } from "#features/accounts/rules/accounts.contract.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import type { Account } from "#features/accounts/server/account-view.server.ts";
import { holdAccount, holdProved } from "#features/accounts/server/held-account.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { revokeSessions } from "#features/accounts/server/sessions.server.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { dropRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.server.ts";
import { describeSecret, newSecret, sealSecret, spendTimeCode } from "./time-codes.server.ts";

/** A secret that waits: nothing changes until a code of it is confirmed. The password was asked: a stolen session must not lock the owner out. */
export async function beginTwoFactor(tx: Db, services: AccountServices, viewer: Viewer): Promise<TwoFactorSetup> {
  const secret = newSecret();
  const [waiting] = await tx
    .update(accounts)
    .set({ twoFactorSecret: sealSecret(services.vault, viewer.id, secret), twoFactorLastStep: null })
    .where(and(eq(accounts.id, viewer.id), isNull(accounts.twoFactorEnabledAt)))
    .returning({ email: accounts.email });
  if (!waiting) throw new AppError("conflict");
  return describeSecret(secret, waiting.email);
}

export async function confirmTwoFactor(
  tx: Db,
  services: AccountServices,
  actor: Caller & { viewer: Viewer },
  code: string,
): Promise<string[]> {
  const { viewer } = actor;
  const account = await holdAccount(tx, viewer.id);
  if (!account || account.twoFactorEnabledAt || !account.twoFactorSecret) throw new AppError("conflict");
  if (!(await spendTimeCode(tx, services.vault, account, code))) throw new AppError("invalid_code");
  await tx.update(accounts).set({ twoFactorEnabledAt: new Date() }).where(eq(accounts.id, account.id));
  const codes = await replaceRecoveryCodes(tx, account.id);
  await revokeSessions(tx, services.bus, account.id, "changed", viewer.sessionId);
  await recordEvent(tx, account.id, "two-factor-on", actor);
  await sendAccountMail(services, tx, { mail: "two-factor-on", accountId: account.id });
  return codes;
}

/** For whoever has used or lost them. Only where something is asked for after the password. */
export async function renewRecoveryCodes(tx: Db, actor: Caller & { viewer: Viewer }): Promise<string[]> {
  const account = await holdAccount(tx, actor.viewer.id);
  if (!account || (!account.twoFactorEnabledAt && (await countPasskeys(tx, account.id)) === 0)) throw new AppError("conflict");
  const codes = await replaceRecoveryCodes(tx, account.id);
  await recordEvent(tx, account.id, "recovery-codes-renewed", actor);
  return codes;
}

export async function proveForDisabling(
  services: AccountServices,
  viewer: Viewer,
  caller: Caller,
  password: string | undefined,
): Promise<Account> {
  const account = await requireOwnPassword(services, viewer, { password, caller });
  if (!account.twoFactorEnabledAt) throw new AppError("conflict");
  await services.limits.consume(limits.secondFactorPerAccount, viewer.id);
  return account;
}

export async function disableTwoFactor(
  tx: Db,
  services: AccountServices,
  actor: Caller & { viewer: Viewer },
  account: Account,
  code: string,
): Promise<void> {
  const held = await holdProved(tx, account);
  if (!held) throw new AppError("conflict");
  if (!(await acceptCode(services, tx, held, code, actor))) throw new AppError("invalid_code");
  await turnOff(services, tx, { accountId: account.id, caller: actor, keep: actor.viewer.sessionId });
}

/** For an administrator, when a person has lost app and codes. All of that person's sessions end; who asked is the caller's to record. */
export async function resetTwoFactor(services: AccountServices, tx: Db, accountId: string, actorId: string): Promise<void> {
  await turnOff(services, tx, { accountId, actorId });
}

/** The owner's trail says that an administrator did it, not from where the administrator works. */
const nowhere = { address: "", userAgent: "" };

async function turnOff(
  services: AccountServices,
  tx: Db,
  { accountId, caller, keep, actorId }: { accountId: string; caller?: Caller; keep?: string; actorId?: string },
) {
  await tx
    .update(accounts)
    .set({ twoFactorSecret: null, twoFactorEnabledAt: null, twoFactorLastStep: null })
    .where(eq(accounts.id, accountId));
  // Taken away by an administrator: everything that could be asked for after the password goes. By the owner: passkeys stay, and with them
  // the codes for the day they are lost.
  if (!caller) await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
  if ((await countPasskeys(tx, accountId)) === 0) await dropRecoveryCodes(tx, accountId);
  await revokeSessions(tx, services.bus, accountId, "changed", keep);
  await recordEvent(tx, accountId, caller ? "two-factor-off" : "two-factor-reset", caller ?? nowhere, actorId);
  await sendAccountMail(services, tx, { mail: "two-factor-off", accountId });
}
