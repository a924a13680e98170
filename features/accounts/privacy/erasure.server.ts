// Leaving: fourteen days to change one's mind by logging in, then the account and everything that hangs on it is gone.
import { and, eq, isNull, lt } from "drizzle-orm";
import { accounts, dataExports } from "#db/schema/accounts.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import { writeErasureDone } from "#features/accounts/notices/write-account-mail.server.ts";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import type { Account } from "#features/accounts/server/account-view.server.ts";
import { holdProved } from "#features/accounts/server/held-account.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { stopAccount } from "#features/accounts/server/stop-account.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { removeExports } from "./export-files.server.ts";

/** A feature's share of the erasure, before the account's row goes. Listed in server/feature-jobs.ts. */
export type ErasePart = (tx: Db, accountId: string) => Promise<void>;

/** All sessions end, the caller's too: being logged in again is what undoes it. */
export async function askErasure(tx: Db, services: AccountServices, caller: Caller, proved: Account): Promise<Date> {
  const due = new Date(Date.now() + lifetimes.erasureGraceDays * 86_400_000);
  const { id } = proved;
  if (!(await holdProved(tx, proved))) throw new AppError("conflict");
  await tx.update(accounts).set({ erasureDueAt: due }).where(eq(accounts.id, id));
  await stopAccount(tx, services, { id, kind: "customer", why: "leaving", role: null, by: null });
  await recordEvent(tx, id, "erasure-asked", caller);
  await sendAccountMail(services, tx, { mail: "erasure-scheduled", accountId: id, facts: { due: due.toISOString() } });
  return due;
}

/** Runs every hour. One account per transaction: a failure keeps the others going. */
export async function eraseDueAccounts(services: AccountServices, parts: readonly ErasePart[] = []): Promise<number> {
  const due = await services.database.orm.select().from(accounts).where(lt(accounts.erasureDueAt, new Date()));
  let erased = 0;
  for (const account of due) if (await eraseAccount(services, account, parts)) erased += 1;
  return erased;
}

async function eraseAccount(services: AccountServices, account: Account, parts: readonly ErasePart[]): Promise<boolean> {
  const db = services.database.orm;
  const exports = await db.select({ key: dataExports.fileKey }).from(dataExports).where(eq(dataExports.accountId, account.id));
  const farewell = await writeErasureDone(services, account);
  const erased = await db.transaction(async (tx) => {
    // A log-in in this very moment wins: whoever holds the row first.
    const due = and(eq(accounts.id, account.id), lt(accounts.erasureDueAt, new Date()));
    const held = await tx.select({ id: accounts.id }).from(accounts).where(due).for("update");
    if (held.length === 0) return false;
    await stopAccount(tx, services, { id: account.id, kind: account.kind, why: "erased", role: null, by: null });
    for (const part of parts) await part(tx, account.id);
    // Everything else refers to the account and goes with it.
    await tx.delete(accounts).where(eq(accounts.id, account.id));
    await services.mail.forget(tx, account.email);
    await services.mail.send(tx, farewell);
    return true;
  });
  if (erased) {
    await removeExports(
      services,
      exports.map(({ key }) => key),
    );
  }
  return erased;
}

/** Sign-ups whose address nobody proved in a month are somebody's typing error; their data has no reason to stay. */
export async function sweepUnproved(services: AccountServices): Promise<void> {
  const limit = new Date(Date.now() - lifetimes.unprovedDays * 86_400_000);
  await services.database.orm
    .delete(accounts)
    .where(and(eq(accounts.kind, "customer"), isNull(accounts.emailVerifiedAt), lt(accounts.createdAt, limit)));
}
