// A sign-up for an address that somebody else has typed before, and nobody has proved. It changes nothing until its own link is followed:
// what was typed waits here, and the click proves this sign-up and no other.
import { and, eq, lt, ne } from "drizzle-orm";
import { accounts, consents, signUps } from "#db/schema/accounts.ts";
import { storeConsents } from "#features/accounts/privacy/consents.server.ts";
import type { ConsentKind } from "#features/accounts/rules/account-figures.ts";
import type { Caller } from "#features/accounts/server/account-services.ts";
import { dropTokens } from "#features/accounts/server/account-tokens.server.ts";
import type { Account } from "#features/accounts/server/account-view.server.ts";
import type { HeldAccount } from "#features/accounts/server/held-account.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";

export type Person = Pick<Account, "name" | "company" | "phone" | "locale" | "passwordHash">;

const keptMs = 86_400_000;

export async function keepSignUp(tx: Db, accountId: string, person: Person, given: ConsentKind[], caller: Caller): Promise<string> {
  const id = newId();
  await tx.insert(signUps).values({ id, accountId, ...person, consents: given, address: caller.address });
  return id;
}

/** Whom a waiting sign-up's mail greets, and in which language. */
export async function findSignUp(db: Db, id: string): Promise<Pick<Person, "name" | "locale"> | undefined> {
  const [found] = await db.select({ name: signUps.name, locale: signUps.locale }).from(signUps).where(eq(signUps.id, id));
  return found;
}

/** The address is proved by one link: what that sign-up typed is the account now. Every other sign-up for the address is over. */
export async function adoptSignUp(tx: Db, account: HeldAccount, signUpId: string | null): Promise<void> {
  if (signUpId) {
    const [row] = await tx.select().from(signUps).where(eq(signUps.id, signUpId));
    if (!row) throw new AppError("token_invalid");
    const { name, company, phone, locale, passwordHash } = row;
    const person: Person = { name, company, phone, locale, passwordHash };
    await tx
      .update(accounts)
      .set({ ...person, passwordChangedAt: row.createdAt })
      .where(eq(accounts.id, account.id));
    await tx.delete(consents).where(eq(consents.accountId, account.id));
    await storeConsents(tx, account.id, row.consents, { address: row.address, locale, at: row.createdAt });
  }
  await dropTokens(tx, account.id);
  // Its own row stays until it is swept: with it would go the link, which then could not say that it was used.
  await tx.delete(signUps).where(and(eq(signUps.accountId, account.id), signUpId ? ne(signUps.id, signUpId) : undefined));
}

export async function sweepSignUps(db: Db): Promise<void> {
  await db.delete(signUps).where(lt(signUps.createdAt, new Date(Date.now() - keptMs)));
}
