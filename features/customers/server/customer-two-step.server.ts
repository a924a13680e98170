// A customer who has lost both the app and the recovery codes asks the desk. An administrator who is sure who asks takes the second step
// away: the customer is mailed, every session ends, and who did it and why is kept.

import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { holdAccount } from "#features/accounts/server/held-account.server.ts";
import { resetTwoFactor } from "#features/accounts/settings/two-factor.server.ts";
import { logAccess } from "#features/audit/access-log.server.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { addCustomerNote } from "./customers.server.ts";

type Reset = { staffId: string; customerId: string; reason: string };

export async function resetCustomerTwoStep(
  services: AccountServices,
  caller: Caller,
  { staffId, customerId, reason }: Reset,
): Promise<void> {
  await services.database.orm.transaction(async (tx) => {
    const account = await holdAccount(tx, customerId);
    if (account?.kind !== "customer") throw new AppError("not_found");
    if (!account.twoFactorEnabledAt) throw new AppError("wrong_state");
    await resetTwoFactor(services, tx, customerId, staffId);
    await addCustomerNote(tx, staffId, customerId, m.customers_two_step_note({ reason }, { locale: caller.locale }));
    await logAccess(tx, { staffId, customerId, action: "customer.two-step-reset", subjectId: customerId, address: caller.address });
  });
}
