// Sign-up. A known address gets the same answer as a new one; its owner learns of it by mail.
import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { accounts, consents } from "#db/schema/accounts.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import { consentsOfRegistration, storeConsents } from "#features/accounts/privacy/consents.server.ts";
import type { registerBody } from "#features/accounts/rules/accounts.contract.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { dropTokens } from "#features/accounts/server/account-tokens.server.ts";
import type { Account } from "#features/accounts/server/account-view.server.ts";
import { hashPassword } from "#features/accounts/server/password-hash.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import type { Db } from "#platform/db/database.ts";
import { newId } from "#platform/random-token.server.ts";
import { requireStrongPassword } from "./check-password.server.ts";

export async function register(services: AccountServices, caller: Caller, body: z.output<typeof registerBody>): Promise<void> {
  requireStrongPassword(body.password, body, caller.locale);
  const person = {
    name: body.name,
    company: body.company || null,
    phone: body.phone || null,
    locale: body.locale,
    passwordHash: await hashPassword(body.password),
  };
  await services.database.orm.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(accounts)
      .values({ id: newId(), kind: "customer", email: body.email, ...person })
      .onConflictDoNothing({ target: [accounts.kind, accounts.email] })
      .returning({ id: accounts.id });
    const id = fresh?.id ?? (await replaceUnproved(tx, body.email, person));
    if (!id) {
      const [owner] = await tx.select({ id: accounts.id }).from(accounts).where(customerWith(body.email));
      if (owner) await sendAccountMail(services, tx, { mail: "already-registered", accountId: owner.id });
      return;
    }
    await storeConsents(tx, id, consentsOfRegistration(body), { ...caller, locale: body.locale });
    await recordEvent(tx, id, "registered", caller);
    await sendAccountMail(services, tx, { mail: "verify", accountId: id });
  });
}

type Person = Pick<Account, "name" | "company" | "phone" | "locale" | "passwordHash">;

/** Nobody has proved this address yet, so nobody owns what was typed before: the newest sign-up replaces it and older links die. */
async function replaceUnproved(tx: Db, email: string, person: Person): Promise<string | undefined> {
  const [replaced] = await tx
    .update(accounts)
    .set({ ...person, passwordChangedAt: new Date() })
    .where(and(customerWith(email), isNull(accounts.emailVerifiedAt)))
    .returning({ id: accounts.id });
  if (!replaced) return undefined;
  await tx.delete(consents).where(eq(consents.accountId, replaced.id));
  await dropTokens(tx, replaced.id);
  return replaced.id;
}

function customerWith(email: string) {
  return and(eq(accounts.kind, "customer"), eq(accounts.email, email));
}
