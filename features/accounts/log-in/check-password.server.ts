// Step-up inside a session: the password is asked again before anything that would lock the owner out.
import type { Locale } from "#content/locales.ts";
import { limits } from "#features/accounts/rules/accounts.contract.ts";
import type { AccountServices } from "#features/accounts/server/account-services.ts";
import { type Account, findAccount } from "#features/accounts/server/account-view.server.ts";
import { passwordWeakness } from "#features/accounts/server/common-passwords.server.ts";
import { oneAtATime } from "#features/accounts/server/one-at-a-time.server.ts";
import { verifyPassword } from "#features/accounts/server/password-hash.server.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";

export async function requirePassword(
  services: AccountServices,
  accountId: string,
  given: { password: string; field: "password" | "current_password"; locale: Locale },
): Promise<Account> {
  return oneAtATime(`password:${accountId}`, async () => {
    await services.limits.check(limits.passwordCheck, accountId);
    const account = await findAccount(services.database.orm, accountId);
    if (await verifyPassword(account.passwordHash, given.password)) return account;
    await services.limits.consume(limits.passwordCheck, accountId);
    throw new AppError("wrong_password", { fields: { [given.field]: [m.error_wrong_password({}, { locale: given.locale })] } });
  });
}

/** Refuses passwords that everybody tries first, in words that say why. */
export function requireStrongPassword(password: string, about: { email?: string; name?: string }, locale: Locale): void {
  const weakness = passwordWeakness(password, about);
  if (weakness) throw new AppError("invalid", { fields: { password: [m[weakness]({}, { locale })] } });
}
