// Forgetting, resetting and changing a password. A new password ends sessions, pending links and half-done log-ins.
import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { requirePassword, requireStrongPassword } from "#features/accounts/log-in/check-password.server.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import type { changePasswordBody, resetPasswordBody } from "#features/accounts/rules/accounts.contract.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { AccountServices, Caller } from "./account-services.ts";
import { dropTokens, findTokenAccount, type Purpose, spendToken } from "./account-tokens.server.ts";
import { holdProved } from "./held-account.server.ts";
import { hashPassword, hasPassword } from "./password-hash.server.ts";
import { recordEvent } from "./security-events.server.ts";
import { revokeSessions } from "./sessions.server.ts";

export const resetPurposes: Purpose[] = ["reset-password", "staff-invitation"];

/** Hashing is slow on purpose: a token that opens nothing, or a password that will not do, does not cause it, and no transaction waits. */
export async function hashForReset(db: Db, locale: Locale, body: z.output<typeof resetPasswordBody>): Promise<string> {
  const { account } = await findTokenAccount(db, body.token, resetPurposes);
  requireStrongPassword(body.password, account, locale);
  return hashPassword(body.password);
}

/** By a link from the mailbox, which proves the address as well. Also how an invited colleague chooses the first password. */
export async function resetPassword(
  tx: Db,
  services: AccountServices,
  caller: Caller,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<"customer" | "staff"> {
  const { link, account } = await spendToken(tx, token, resetPurposes);
  if (account.disabledAt || account.email !== link.email) throw new AppError("token_invalid");
  await tx
    .update(accounts)
    .set({ emailVerifiedAt: sql`coalesce(${accounts.emailVerifiedAt}, now())` })
    .where(eq(accounts.id, account.id));
  await setPassword(services, tx, { accountId: account.id, passwordHash, caller, event: "password-reset", first: !hasPassword(account) });
  return account.kind;
}

export async function hashForChange(services: AccountServices, viewer: Viewer, caller: Caller, body: z.output<typeof changePasswordBody>) {
  const account = await requirePassword(services, viewer, { password: body.current_password, field: "current_password", caller });
  requireStrongPassword(body.password, account, caller.locale);
  return { account, passwordHash: await hashPassword(body.password) };
}

export async function changePassword(
  tx: Db,
  services: AccountServices,
  actor: Caller & { viewer: Viewer },
  { account, passwordHash }: Awaited<ReturnType<typeof hashForChange>>,
): Promise<void> {
  // A reset in the meantime has ended this session; what was proved with the old password changes nothing any more.
  if (!(await holdProved(tx, account))) throw new AppError("conflict");
  const keep = actor.viewer.sessionId;
  await setPassword(services, tx, { accountId: account.id, passwordHash, caller: actor, event: "password-changed", keep });
}

type NewPassword = {
  accountId: string;
  passwordHash: string;
  caller: Caller;
  event: "password-reset" | "password-changed";
  keep?: string;
  /** There was none before. */
  first?: boolean;
};

async function setPassword(services: AccountServices, tx: Db, { accountId, passwordHash, caller, event, keep, first }: NewPassword) {
  await tx.update(accounts).set({ passwordHash, passwordChangedAt: new Date() }).where(eq(accounts.id, accountId));
  await dropTokens(tx, accountId);
  await revokeSessions(tx, services.bus, accountId, "changed", keep);
  await recordEvent(tx, accountId, event, caller);
  await sendAccountMail(services, tx, {
    mail: first ? "password-first" : "password-changed",
    accountId,
    facts: { at: new Date().toISOString(), address: caller.address },
  });
}
