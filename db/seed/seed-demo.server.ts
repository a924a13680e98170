// Demo accounts, made at start while nothing real is configured. What exists is left as it is: a disabled account stays disabled. A start
// with anything real removes them (decision 15).
import { and, eq, inArray, isNull } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import type { Db } from "#platform/db/database.ts";
import { type DemoAccount, demoAccounts } from "./demo-accounts.ts";
import { bothSpellings } from "./demo-names.ts";

export async function seedDemoAccounts(db: Db, hashPassword: (password: string) => Promise<string>): Promise<number> {
  const emails = demoAccounts.map((account) => account.email);
  const present = await db.select({ email: accounts.email }).from(accounts).where(inArray(accounts.email, emails));
  const missing = demoAccounts.filter((account) => !present.some((row) => row.email === account.email));
  if (missing.length === 0) return 0;
  // Hashing is slow on purpose; the demo has two passwords.
  const hashes = new Map<string, string>();
  for (const { password } of missing) if (!hashes.has(password)) hashes.set(password, await hashPassword(password));
  await db
    .insert(accounts)
    .values(
      missing.map((account) => ({
        id: `demo-${account.email.split("@")[0]}`,
        kind: account.kind === "customer" ? ("customer" as const) : ("staff" as const),
        role: account.kind === "customer" ? null : account.kind,
        email: account.email,
        emailVerifiedAt: new Date(),
        passwordHash: hashes.get(account.password) ?? "",
        ...bothSpellings(account),
        company: account.company || null,
        locale: account.locale,
        demo: true,
      })),
    )
    .onConflictDoNothing();
  return missing.length;
}

/** The demo accounts that can still be used here: what the log-in pages and the banner name. */
export async function openDemoAccounts(db: Db): Promise<DemoAccount[]> {
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.demo, true), isNull(accounts.disabledAt)));
  return demoAccounts.filter(({ email }) => rows.some((row) => row.email === email));
}

/**
 * Accounts whose passwords everybody knows, with everything that hangs on them: tickets and chats of the demo's customers, sessions, half-done
 * log-ins and links. `erase` takes what refers to them without hanging on their rows.
 */
export async function removeDemoAccounts(db: Db, erase: (tx: Db, accountId: string) => Promise<void>): Promise<string[]> {
  return db.transaction(async (tx) => {
    const demo = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.demo, true)).for("update");
    for (const { id } of demo) await erase(tx, id);
    const removed = await tx.delete(accounts).where(eq(accounts.demo, true)).returning({ email: accounts.email });
    return removed.map(({ email }) => email);
  });
}
