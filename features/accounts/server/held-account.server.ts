// Checking a password takes time, and the account may change meanwhile. What was proved counts only while the account is held and is
// still what it was. Whoever changes an account's credentials holds it first, before its sessions and links: one order, no deadlock.
import { eq } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import type { Db } from "#platform/db/database.ts";
import type { Account } from "./account-view.server.ts";

declare const held: unique symbol;
/** An account whose row is locked until the transaction ends. Only such an account gets a session. */
export type HeldAccount = Account & { readonly [held]: true };

/** The account as it is now, locked; nothing when it is gone. */
export async function holdAccount(tx: Db, accountId: string): Promise<HeldAccount | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for("no key update");
  return account as HeldAccount | undefined;
}

/** The same for an account that was read before something slow: nothing when what was proved about it has changed since. */
export async function holdProved(tx: Db, proved: Account): Promise<HeldAccount | undefined> {
  const account = await holdAccount(tx, proved.id);
  if (!account || account.disabledAt) return undefined;
  return credentialsOf(account) === credentialsOf(proved) ? account : undefined;
}

function credentialsOf({ email, passwordHash, twoFactorEnabledAt, twoFactorSecret }: Account): string {
  // A secret that waits to be confirmed is no credential yet.
  return JSON.stringify([email, passwordHash, twoFactorEnabledAt && twoFactorSecret]);
}
