// Forgetting, resetting and changing a password. A new password ends sessions, pending links and half-done log-ins.
import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { accounts, loginChallenges } from "#db/schema/accounts.ts";
import { requirePassword, requireStrongPassword } from "#features/accounts/log-in/check-password.server.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import type { changePasswordBody, resetPasswordBody } from "#features/accounts/rules/accounts.contract.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { AccountServices, Caller } from "./account-services.ts";
import { dropTokens, spendToken } from "./account-tokens.server.ts";
import { findAccount } from "./account-view.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { recordEvent } from "./security-events.server.ts";
import { revokeSessions } from "./sessions.server.ts";

/** By a link from the mailbox, which proves the address as well. Also how an invited colleague chooses the first password. */
export async function resetPassword(services: AccountServices, caller: Caller, body: z.output<typeof resetPasswordBody>): Promise<void> {
  const passwordHash = await hashPassword(body.password);
  await services.database.orm.transaction(async (tx) => {
    const link = await spendToken(tx, body.token, ["reset-password", "staff-invitation"]);
    const account = await findAccount(tx, link.accountId).catch(() => undefined);
    if (!account || account.disabledAt || account.email !== link.email) throw new AppError("token_invalid");
    // A refused password rolls the transaction back: the link still works for a better one.
    requireStrongPassword(body.password, account, caller.locale);
    await tx
      .update(accounts)
      .set({ emailVerifiedAt: sql`coalesce(${accounts.emailVerifiedAt}, now())` })
      .where(eq(accounts.id, account.id));
    await setPassword(services, tx, { accountId: account.id, passwordHash, caller, event: "password-reset" });
  });
}

export async function changePassword(
  services: AccountServices,
  viewer: Viewer,
  caller: Caller,
  body: z.output<typeof changePasswordBody>,
): Promise<void> {
  const account = await requirePassword(services, viewer.id, {
    password: body.current_password,
    field: "current_password",
    locale: caller.locale,
  });
  requireStrongPassword(body.password, account, caller.locale);
  const passwordHash = await hashPassword(body.password);
  await services.database.orm.transaction((tx) =>
    setPassword(services, tx, { accountId: account.id, passwordHash, caller, event: "password-changed", keep: viewer.sessionId }),
  );
}

type NewPassword = {
  accountId: string;
  passwordHash: string;
  caller: Caller;
  event: "password-reset" | "password-changed";
  keep?: string;
};

async function setPassword(services: AccountServices, tx: Db, { accountId, passwordHash, caller, event, keep }: NewPassword) {
  await tx
    .update(accounts)
    .set({ passwordHash, passwordChangedAt: new Date() })
    .where(and(eq(accounts.id, accountId)));
  await dropTokens(tx, accountId);
  await tx.delete(loginChallenges).where(eq(loginChallenges.accountId, accountId));
  await revokeSessions(tx, services.bus, accountId, keep);
  await recordEvent(tx, accountId, event, caller);
  await sendAccountMail(services, tx, {
    mail: "password-changed",
    accountId,
    facts: { at: new Date().toISOString(), address: caller.address },
  });
}
