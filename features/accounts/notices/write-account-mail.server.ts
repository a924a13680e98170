// The job behind every mail about an account: finds the person, makes the link's token, writes the mail, all or nothing.

import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { limits } from "#features/accounts/rules/accounts.contract.ts";
import type { AccountServices } from "#features/accounts/server/account-services.ts";
import { type Purpose, storeToken, waitingAddress } from "#features/accounts/server/account-tokens.server.ts";
import type { Account } from "#features/accounts/server/account-view.server.ts";
import { holdAccount } from "#features/accounts/server/held-account.server.ts";
import { findSignUp } from "#features/accounts/sign-up/sign-ups.server.ts";
import type { Db } from "#platform/db/database.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import type { OutgoingMail } from "#platform/mail/mailer.ts";
import { newToken } from "#platform/random-token.server.ts";
import { accountMail } from "./account.email.ts";
import { type AccountMailData, type AccountMailKind, accountMailData, accountMailJob } from "./account-mail-job.server.ts";

/** Mails that carry a link, and the page it leads to. */
const links: Partial<Record<AccountMailKind, { purpose: Purpose; path: string }>> = {
  verify: { purpose: "verify-email", path: "/email-verification" },
  "confirm-new-email": { purpose: "change-email", path: "/email-verification" },
  "reset-password": { purpose: "reset-password", path: "/reset-password" },
  "two-factor-reset-asked": { purpose: "keep-two-factor", path: "/keep-two-step" },
  "staff-invitation": { purpose: "staff-invitation", path: "/reset-password" },
};

/** Mails that anybody can cause by typing an address. */
const byStrangers: AccountMailKind[] = ["verify", "already-registered", "reset-password", "confirm-new-email"];

export function defineAccountMailJob(services: AccountServices) {
  services.jobs.define({
    name: accountMailJob,
    data: accountMailData,
    retries: 12,
    retryDelaySeconds: 5,
    concurrency: 2,
    work: (data, job) => writeAccountMail(services, data, job.id),
  });
}

async function writeAccountMail(services: AccountServices, data: AccountMailData, mailId: string): Promise<void> {
  const db = services.database.orm;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, data.accountId));
  if (!account || account.disabledAt || !(await stillWanted(db, account, data))) return;
  const to = data.to ?? account.email;
  // Where the provider is the only way in, there is no password to choose.
  if (data.mail === "staff-invitation" && services.config.singleSignOn?.only) data = { ...data, mail: "sso-invitation" };
  if (byStrangers.includes(data.mail) && !(await services.limits.allows(budgetOf(data.mail), `${data.mail}:${to}`))) return;
  const owner = data.mail === "confirm-new-email" ? await otherOwner(db, account, to) : undefined;
  if (owner) return write(services, owner, { mail: "already-registered", accountId: owner.id }, to, mailId);
  return write(services, account, data, to, mailId);
}

/** Each kind has its own: sign-ups that a stranger starts at an address do not hold up the reset its owner asked for. */
function budgetOf(mail: AccountMailKind) {
  return mail === "reset-password" ? limits.resetMails : limits.mailsByStrangers;
}

async function write(services: AccountServices, account: Account, data: AccountMailData, to: string, mailId: string): Promise<void> {
  const signUp = data.signUpId ? await findSignUp(services.database.orm, data.signUpId) : undefined;
  if (data.signUpId && !signUp) return;
  const reader = { ...account, ...signUp };
  const link = links[data.mail];
  const token = newToken();
  const composed = await composeMail(
    accountMail(data.mail, {
      ...person(services, reader),
      link: link ? `${services.origin(reader.locale)}${link.path}/${token}${carried(data, reader.locale)}` : "",
      facts: data.facts ?? {},
    }),
  );
  await services.database.orm.transaction(async (tx) => {
    // Held, so that a wish for yet another address comes before this or after it, never in between.
    if (data.mail === "confirm-new-email") await holdAccount(tx, account.id);
    if (!(await stillWanted(tx, account, { ...data, to }))) return;
    const written = await services.mail.send(tx, { id: mailId, to, locale: reader.locale, ...composed });
    if (written && link) await storeToken(tx, { accountId: account.id, purpose: link.purpose, email: to, token, signUpId: data.signUpId });
  });
}

function carried({ mail, estimate }: AccountMailData, locale: Locale): string {
  // Whoever is invited has never been here: the page speaks the language of the invitation, and so does the console after it.
  if (mail === "staff-invitation") return `?${new URLSearchParams({ for: "invitation", lang: locale })}`;
  return estimate ? `?${new URLSearchParams({ estimate })}` : "";
}

/** What a mail asks for may have been settled while it waited. */
async function stillWanted(db: Db, account: Account, data: AccountMailData): Promise<boolean> {
  if (data.mail === "verify") return account.emailVerifiedAt === null;
  if (data.mail !== "confirm-new-email") return true;
  // Another address may have been asked for since.
  return (await waitingAddress(db, account.id)) === data.to;
}

async function otherOwner(db: Db, account: Account, email: string): Promise<Account | undefined> {
  const [owner] = await db
    .select()
    .from(accounts)
    .where(
      and(eq(accounts.kind, account.kind), eq(accounts.email, email), ne(accounts.id, account.id), isNotNull(accounts.emailVerifiedAt)),
    );
  return owner;
}

/** Written before the account is gone, sent in the transaction that erases it. */
export async function writeErasureDone(services: AccountServices, account: Account): Promise<OutgoingMail> {
  const composed = await composeMail(accountMail("erased", { ...person(services, account), link: "", facts: {} }));
  return { to: account.email, locale: account.locale, ...composed };
}

function person(services: AccountServices, account: Account) {
  return {
    locale: account.locale,
    timezone: account.timezone,
    name: account.name,
    kind: account.kind,
    origin: services.origin(account.locale),
  };
}
