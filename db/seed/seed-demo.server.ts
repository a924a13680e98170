// Demo accounts, made at start while nothing public is configured. What exists is left as it is.
import { and, inArray, isNull, like } from "drizzle-orm";
import { accounts, sessions } from "#db/schema/accounts.ts";
import type { Db } from "#platform/db/database.ts";
import { demoAccounts } from "./demo-accounts.ts";

export async function seedDemoAccounts(db: Db, hashPassword: (password: string) => Promise<string>): Promise<number> {
  await db.update(accounts).set({ disabledAt: null }).where(like(accounts.id, "demo-%"));
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
        name: account.name,
        company: account.company || null,
        locale: account.locale,
      })),
    )
    .onConflictDoNothing();
  return missing.length;
}

/** A data folder that was tried out first and then goes public: accounts whose passwords everybody knows are shut, their sessions ended. */
export async function shutDemoAccounts(db: Db): Promise<void> {
  await db
    .update(accounts)
    .set({ disabledAt: new Date() })
    .where(and(like(accounts.id, "demo-%"), isNull(accounts.disabledAt)));
  await db.delete(sessions).where(like(sessions.accountId, "demo-%"));
}
