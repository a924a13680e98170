// Step-up inside a session: the password is asked again before anything that would lock the owner out.
import type { Locale } from "#content/locales.ts";
import { limits } from "#features/accounts/rules/accounts.contract.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { type Account, findAccount } from "#features/accounts/server/account-view.server.ts";
import { passwordWeakness } from "#features/accounts/server/common-passwords.server.ts";
import { hasPassword, verifyPassword } from "#features/accounts/server/password-hash.server.ts";
import { noteFactor } from "#features/accounts/server/sessions.server.ts";
import { isFresh, type Viewer } from "#platform/api/viewer.ts";
import { AppError } from "#platform/errors.ts";
import { oneAtATime } from "#platform/one-at-a-time.ts";
import { m } from "#platform/paraglide/messages.js";

export async function requirePassword(
  services: AccountServices,
  viewer: Viewer,
  given: { password: string; field: "password" | "current_password"; caller: Caller },
): Promise<Account> {
  return oneAtATime(`password:${viewer.id}`, async () => {
    await services.limits.check(limits.passwordCheck, viewer.id);
    const account = await findAccount(services.database.orm, viewer.id);
    if (await verifyPassword(account.passwordHash, given.password)) {
      await noteFactor(services.database.orm, viewer.sessionId);
      return account;
    }
    await services.limits.consume(limits.passwordCheck, viewer.id);
    throw new AppError("wrong_password", { fields: { [given.field]: [m.error_wrong_password({}, { locale: given.caller.locale })] } });
  });
}

/** The password of who has one; from who logs in by single sign-on and has none, a factor given shortly before. */
export async function requireOwnPassword(
  services: AccountServices,
  viewer: Viewer,
  { password, caller }: { password: string | undefined; caller: Caller },
): Promise<Account> {
  const account = await findAccount(services.database.orm, viewer.id);
  if (hasPassword(account)) return requirePassword(services, viewer, { password: password ?? "", field: "password", caller });
  if (!isFresh(viewer)) throw new AppError("fresh_factor_required");
  return account;
}

/** Refuses passwords that everybody tries first, in words that say why. */
export function requireStrongPassword(password: string, about: { email?: string; name?: string }, locale: Locale): void {
  const weakness = passwordWeakness(password, about);
  if (weakness) throw new AppError("invalid", { fields: { password: [m[weakness]({}, { locale })] } });
}
