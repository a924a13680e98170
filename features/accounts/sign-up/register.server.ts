// Sign-up. A known address gets the same answer as a new one; its owner learns of it by mail.
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { accounts } from "#db/schema/accounts.ts";
import { requireStrongPassword } from "#features/accounts/log-in/check-password.server.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import { consentsOfRegistration, storeConsents } from "#features/accounts/privacy/consents.server.ts";
import type { registerBody } from "#features/accounts/rules/accounts.contract.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { hashPassword } from "#features/accounts/server/password-hash.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { newId } from "#platform/random-token.server.ts";
import { keepSignUp, type Person } from "./sign-ups.server.ts";

export async function register(services: AccountServices, caller: Caller, body: z.output<typeof registerBody>): Promise<void> {
  requireStrongPassword(body.password, body, caller.locale);
  const person: Person = {
    name: body.name,
    company: body.company || null,
    phone: body.phone || null,
    locale: body.locale,
    passwordHash: await hashPassword(body.password),
  };
  const mail = { mail: "verify", ...(body.estimate ? { estimate: body.estimate } : {}) } as const;
  await services.database.orm.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(accounts)
      .values({ id: newId(), kind: "customer", email: body.email, ...person })
      .onConflictDoNothing({ target: [accounts.kind, accounts.email] })
      .returning({ id: accounts.id });
    const given = consentsOfRegistration(body);
    if (fresh) {
      await storeConsents(tx, fresh.id, given, { ...caller, locale: body.locale });
      await recordEvent(tx, fresh.id, "registered", caller);
      return sendAccountMail(services, tx, { ...mail, accountId: fresh.id });
    }
    const [known] = await tx.select().from(accounts).where(customerWith(body.email));
    if (!known) return;
    if (known.emailVerifiedAt) return sendAccountMail(services, tx, { mail: "already-registered", accountId: known.id });
    // Nobody has proved this address yet. Who typed it first is not told apart from who types it now: the mailbox decides, by its click.
    const signUpId = await keepSignUp(tx, known.id, person, given, caller);
    await sendAccountMail(services, tx, { ...mail, accountId: known.id, signUpId });
  });
}

function customerWith(email: string) {
  return and(eq(accounts.kind, "customer"), eq(accounts.email, email));
}
