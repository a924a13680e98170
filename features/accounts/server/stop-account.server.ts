// The only place where an account stops: nothing it held outlives it (the list is in server/account-stops.ts).
import { eq } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import type { AccountStop } from "#platform/account-stop.ts";
import type { Db } from "#platform/db/database.ts";
import type { AccountServices } from "./account-services.ts";
import { dropTokens } from "./account-tokens.server.ts";
import { type EndedWhy, revokeSessions } from "./sessions.server.ts";

const told: Record<AccountStop["why"], EndedWhy> = {
  disabled: "access",
  role: "changed",
  refused: "changed",
  merged: "access",
  leaving: "access",
  erased: "access",
};

/** Whoever changes the role writes it first; what shuts an account for good, or for now, is written here. */
export async function stopAccount(tx: Db, services: AccountServices, stop: AccountStop): Promise<void> {
  if (stop.why === "disabled" || stop.why === "merged") {
    await tx.update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, stop.id));
  }
  await revokeSessions(tx, services.bus, stop.id, told[stop.why]);
  if (stop.why !== "role") await dropTokens(tx, stop.id);
  await services.accountStopped(tx, stop);
}

/** What it held has gone to others; it begins with nothing. */
export async function restoreAccount(tx: Db, id: string): Promise<void> {
  await tx.update(accounts).set({ disabledAt: null }).where(eq(accounts.id, id));
}
