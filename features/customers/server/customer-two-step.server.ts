// A customer who has lost both the app and the recovery codes asks the desk. An administrator who is sure who asks takes the second step
// away: the customer is mailed, every session ends, and who did it and why is kept.

import type { Locale } from "#content/locales.ts";
import type { AccountServices } from "#features/accounts/server/account-services.ts";
import { holdAccount } from "#features/accounts/server/held-account.server.ts";
import { resetTwoFactor } from "#features/accounts/settings/two-factor.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { addCustomerNote } from "./customers.server.ts";

type Reset = { staffId: string; customerId: string; reason: string; locale: Locale };

export async function resetCustomerTwoStep(
  tx: Db,
  services: AccountServices,
  { staffId, customerId, reason, locale }: Reset,
): Promise<void> {
  const account = await holdAccount(tx, customerId);
  if (account?.kind !== "customer") throw new AppError("not_found");
  if (!account.twoFactorEnabledAt) throw new AppError("wrong_state");
  await resetTwoFactor(services, tx, customerId, staffId);
  await addCustomerNote(tx, staffId, customerId, m.customers_two_step_note({ reason }, { locale }));
}
