// A customer who has lost the app, the passkeys and the recovery codes asks the desk. An administrator who is sure who asks has the second
// step taken away a day later: the customer is mailed at once, and who asked and why is kept.
import type { Locale } from "#content/locales.ts";
import type { AccountServices } from "#features/accounts/server/account-services.ts";
import { holdAccount } from "#features/accounts/server/held-account.server.ts";
import { askTwoFactorReset, withdrawTwoFactorReset } from "#features/accounts/settings/two-factor-reset.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
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
  const due = await askTwoFactorReset(services, tx, account, { askedBy: staffId, reason });
  const time = formatDateTime(due, locale, account.timezone);
  await addCustomerNote(tx, staffId, customerId, m.customers_two_step_note({ reason, time }, { locale }));
}

export async function keepCustomerTwoStep(
  tx: Db,
  services: AccountServices,
  { staffId, customerId, locale }: Omit<Reset, "reason">,
): Promise<void> {
  const account = await holdAccount(tx, customerId);
  if (account?.kind !== "customer") throw new AppError("not_found");
  await withdrawTwoFactorReset(services, tx, account, staffId);
  await addCustomerNote(tx, staffId, customerId, m.customers_two_step_kept_note({}, { locale }));
}
