// Which colleague it is that the provider vouches for. By its own name for the person (issuer and subject); the first time by an address it
// has made sure of, and only while nobody else is known under that account.
import { and, eq } from "drizzle-orm";
import { accounts, ssoIdentities } from "#db/schema/accounts.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { dropTokens } from "#features/accounts/server/account-tokens.server.ts";
import { type HeldAccount, holdAccount } from "#features/accounts/server/held-account.server.ts";
import { noPassword } from "#features/accounts/server/password-hash.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import type { StaffRole } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";
import type { SingleSignOn } from "#platform/single-sign-on.ts";
import type { ProviderAnswer } from "./provider.server.ts";
import { localeIn, nameIn } from "./provider-claims.ts";

/** Somebody the provider has answered for: an address it has verified and a role that a group gives. */
export type Vouched = ProviderAnswer & { email: string; role: StaffRole };

/** The account of somebody who has logged in this way before. */
export async function knownPerson(tx: Db, { issuer, subject }: ProviderAnswer): Promise<HeldAccount | undefined> {
  const [identity] = await tx
    .update(ssoIdentities)
    .set({ lastUsedAt: new Date() })
    .where(and(eq(ssoIdentities.issuer, issuer), eq(ssoIdentities.subject, subject)))
    .returning({ accountId: ssoIdentities.accountId });
  return identity ? holdAccount(tx, identity.accountId) : undefined;
}

/** The first time: an account that waits for this address, or, where the setting says so, a new one. */
export async function meetPerson(
  services: AccountServices,
  tx: Db,
  vouched: Vouched,
  caller: Caller,
  signUp: SingleSignOn["signUp"],
): Promise<HeldAccount> {
  if (signUp === "just-in-time") await makeAccount(tx, vouched, caller);
  const [found] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.kind, "staff"), eq(accounts.email, vouched.email)));
  const account = found && (await holdAccount(tx, found.id));
  if (!account || (account.demo && !caller.demo)) throw new AppError("sso_not_invited");
  if (account.disabledAt) throw new AppError("sso_account_disabled");
  await link(tx, account, vouched);
  // The provider has proved the address; an invitation that waits has been accepted.
  await tx
    .update(accounts)
    .set({ emailVerifiedAt: account.emailVerifiedAt ?? new Date() })
    .where(eq(accounts.id, account.id));
  await dropTokens(tx, account.id, ["staff-invitation"]);
  await recordEvent(tx, account.id, "sso-linked", caller);
  // Another way in: its owner hears of it, wherever it was done.
  await sendAccountMail(services, tx, {
    mail: "sso-linked",
    accountId: account.id,
    facts: { at: new Date().toISOString(), address: caller.address },
  });
  return account;
}

async function makeAccount(tx: Db, { email, role, claims }: Vouched, caller: Caller): Promise<void> {
  const [made] = await tx
    .insert(accounts)
    .values({
      id: newId(),
      kind: "staff",
      email,
      role,
      passwordHash: noPassword,
      name: nameIn(claims, email),
      locale: localeIn(claims, caller.locale),
    })
    .onConflictDoNothing({ target: [accounts.kind, accounts.email] })
    .returning({ id: accounts.id });
  if (made) await recordEvent(tx, made.id, "registered", caller);
}

async function link(tx: Db, account: HeldAccount, { issuer, subject }: Vouched): Promise<void> {
  const [linked] = await tx
    .insert(ssoIdentities)
    .values({ id: newId(), accountId: account.id, issuer, subject })
    .onConflictDoNothing()
    .returning({ id: ssoIdentities.id });
  if (linked) return;
  const [mine] = await tx
    .select({ id: ssoIdentities.id })
    .from(ssoIdentities)
    .where(and(eq(ssoIdentities.accountId, account.id), eq(ssoIdentities.issuer, issuer), eq(ssoIdentities.subject, subject)));
  // Somebody else at the provider has this address now; the account stays whose it was.
  if (!mine) throw new AppError("sso_email_taken");
}
