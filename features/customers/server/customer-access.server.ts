// Ending a customer's access and giving it back, with a reason; and the mail that proves an address, once more.
import type { Locale } from "#content/locales.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import type { AccountServices } from "#features/accounts/server/account-services.ts";
import { holdAccount } from "#features/accounts/server/held-account.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { restoreAccount, stopAccount } from "#features/accounts/server/stop-account.server.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { addCustomerNote } from "./customers.server.ts";

export type Deed = { viewer: { id: string }; address: string; userAgent: string; locale: Locale };

export async function changeCustomerAccess(
  tx: Db,
  services: AccountServices,
  actor: Deed,
  id: string,
  { disabled, reason }: { disabled: boolean; reason: string },
): Promise<void> {
  const account = await holdAccount(tx, id);
  if (account?.kind !== "customer") throw new AppError("not_found");
  if (disabled === (account.disabledAt !== null)) throw new AppError("wrong_state");
  noteChange(tx, "disabled", !disabled, disabled);
  if (disabled) await stopAccount(tx, services, { id, kind: "customer", why: "disabled", role: null, by: actor.viewer.id });
  else await restoreAccount(tx, id);
  await recordEvent(tx, id, disabled ? "access-ended" : "access-restored", actor, actor.viewer.id);
  const words = disabled ? m.customers_disabled_note : m.customers_enabled_note;
  await addCustomerNote(tx, actor.viewer.id, id, words({ reason }, { locale: actor.locale }));
}

export async function sendCustomerVerification(tx: Db, services: AccountServices, id: string): Promise<void> {
  const account = await holdAccount(tx, id);
  if (account?.kind !== "customer") throw new AppError("not_found");
  if (account.emailVerifiedAt || account.disabledAt) throw new AppError("wrong_state");
  await sendAccountMail(services, tx, { mail: "verify", accountId: id });
}
