// Proving an address: at sign-up, and when it changes. A new address counts only once its link was followed.
import { and, eq, isNull, ne } from "drizzle-orm";
import type { z } from "zod";
import { accounts } from "#db/schema/accounts.ts";
import { requirePassword } from "#features/accounts/log-in/check-password.server.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import type { VerificationAnswer } from "#features/accounts/rules/account-views.ts";
import { type changeEmailBody, limits } from "#features/accounts/rules/accounts.contract.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { type AccountToken, dropTokens, spendToken, storeToken } from "#features/accounts/server/account-tokens.server.ts";
import type { Account } from "#features/accounts/server/account-view.server.ts";
import { type HeldAccount, holdProved } from "#features/accounts/server/held-account.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { adoptSignUp } from "#features/accounts/sign-up/sign-ups.server.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { newToken } from "#platform/random-token.server.ts";

export async function confirmEmail(tx: Db, services: AccountServices, caller: Caller, token: string): Promise<VerificationAnswer["data"]> {
  const { link, account } = await spendToken(tx, token, ["verify-email", "change-email"]);
  if (link.purpose === "change-email") await adoptAddress(services, tx, caller, link, account);
  else await proveAddress(services, tx, caller, link, account);
  return { kind: link.purpose as "verify-email" | "change-email", email: link.email };
}

async function proveAddress(services: AccountServices, tx: Db, caller: Caller, link: AccountToken, account: HeldAccount) {
  const [proved] = await tx
    .update(accounts)
    .set({ emailVerifiedAt: new Date() })
    // The link proves the address it was sent to, whatever the account's address is by now.
    .where(and(eq(accounts.id, link.accountId), eq(accounts.email, link.email), isNull(accounts.emailVerifiedAt)))
    .returning({ id: accounts.id });
  if (!proved) throw new AppError("token_invalid");
  await adoptSignUp(tx, account, link.signUpId);
  await recordEvent(tx, link.accountId, "email-verified", caller);
  await sendAccountMail(services, tx, { mail: "welcome", accountId: link.accountId });
}

async function adoptAddress(services: AccountServices, tx: Db, caller: Caller, link: AccountToken, account: HeldAccount) {
  const [taken] = await tx
    .select({ id: accounts.id, proved: accounts.emailVerifiedAt })
    .from(accounts)
    .where(and(eq(accounts.kind, account.kind), eq(accounts.email, link.email), ne(accounts.id, account.id)));
  if (taken?.proved) throw new AppError("token_invalid");
  // Somebody signed up with the address and never proved it; the one who just did has the better claim.
  if (taken) await tx.delete(accounts).where(and(eq(accounts.id, taken.id), isNull(accounts.emailVerifiedAt)));
  await tx.update(accounts).set({ email: link.email, emailVerifiedAt: new Date() }).where(eq(accounts.id, account.id));
  // Links sent to the old address must not open the account any more.
  await dropTokens(tx, account.id);
  await recordEvent(tx, account.id, "email-changed", caller);
  const facts = { from: account.email, email: link.email };
  await sendAccountMail(services, tx, { mail: "email-changed", accountId: account.id, to: account.email, facts });
  await sendAccountMail(services, tx, { mail: "email-changed", accountId: account.id, to: link.email, facts });
}

export async function proveForEmailChange(
  services: AccountServices,
  viewer: Viewer,
  caller: Caller,
  body: z.output<typeof changeEmailBody>,
): Promise<Account> {
  const account = await requirePassword(services, viewer, { password: body.password, field: "password", caller });
  if (account.email === body.email) throw new AppError("invalid", { fields: { email: [m.email_unchanged({}, caller)] } });
  await services.limits.consume(limits.changeEmail, viewer.id);
  return account;
}

/** Whether the wanted address is free shows only in its own mailbox. */
export async function askEmailChange(tx: Db, services: AccountServices, caller: Caller, account: Account, email: string): Promise<void> {
  if (!(await holdProved(tx, account))) throw new AppError("conflict");
  // The address waits from now on; the job that writes the mail puts a token of its own in the place of this one.
  await storeToken(tx, { accountId: account.id, purpose: "change-email", email, token: newToken() });
  await recordEvent(tx, account.id, "email-change-asked", caller);
  await sendAccountMail(services, tx, { mail: "confirm-new-email", accountId: account.id, to: email });
  await sendAccountMail(services, tx, { mail: "email-change-asked", accountId: account.id, facts: { email } });
}

/** The address that waited is forgotten; its link stops working. */
export async function withdrawEmailChange(tx: Db, viewer: Viewer): Promise<void> {
  await dropTokens(tx, viewer.id, ["change-email"]);
}
