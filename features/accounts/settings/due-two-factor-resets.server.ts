import { and, isNull, lte } from "drizzle-orm";
import { twoFactorResets } from "#db/schema/accounts.ts";
import type { AccountServices } from "#features/accounts/server/account-services.ts";
import { dropTokens } from "#features/accounts/server/account-tokens.server.ts";
import { holdAccount } from "#features/accounts/server/held-account.server.ts";
import { resetTwoFactor } from "./two-factor.server.ts";
import { endReset } from "./two-factor-reset.server.ts";

/** Those whose day is over. One after the other: a person who logs in at this moment is waited for. */
export async function resetDueTwoFactors(services: AccountServices): Promise<number> {
  const db = services.database.orm;
  const due = await db
    .select({ accountId: twoFactorResets.accountId })
    .from(twoFactorResets)
    .where(and(isNull(twoFactorResets.endedAt), lte(twoFactorResets.dueAt, new Date())));
  let done = 0;
  for (const { accountId } of due) {
    await db.transaction(async (tx) => {
      const account = await holdAccount(tx, accountId);
      const asked = account && (await endReset(tx, accountId, "done"));
      if (!asked) return;
      await dropTokens(tx, accountId, ["keep-two-factor"]);
      await resetTwoFactor(services, tx, accountId, asked.askedBy);
      done += 1;
    });
  }
  return done;
}
