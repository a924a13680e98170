// Routes for people who are not logged in yet, and the way out.
import { limits } from "#features/accounts/rules/accounts.contract.ts";
import * as calls from "#features/accounts/rules/log-in.contract.ts";
import { type AccountServices, callerOf } from "#features/accounts/server/account-services.ts";
import { findTokenAccount } from "#features/accounts/server/account-tokens.server.ts";
import { passwordWeakness } from "#features/accounts/server/common-passwords.server.ts";
import { hashForReset, resetPassword, resetPurposes } from "#features/accounts/server/passwords.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { logOutHint, revokeSession } from "#features/accounts/server/sessions.server.ts";
import { confirmEmail } from "#features/accounts/settings/email-addresses.server.ts";
import { cancelResetByLink } from "#features/accounts/settings/two-factor-reset.server.ts";
import { register } from "#features/accounts/sign-up/register.server.ts";
import type { Provider } from "#features/accounts/single-sign-on/provider.server.ts";
import { type CommandCall, command } from "#platform/api/command.ts";
import { type ApiContext, type ApiRouter, type CallOf, done, endpoint } from "#platform/api/endpoint.ts";
import type { Db } from "#platform/db/database.ts";
import { networkOf } from "#platform/network-of.ts";
import { m } from "#platform/paraglide/messages.js";
import { hashToken } from "#platform/random-token.server.ts";
import { requestLink } from "./link-requests.server.ts";
import { login } from "./login.server.ts";
import { loginSecondFactor } from "./second-factor.server.ts";

/** Counted per network too: whoever asks too often stops nobody who asks from elsewhere. */
const askedFrom = (c: ApiContext, who: string) => hashToken(`${who} ${networkOf(c.var.clientAddress)}`);

export function loginRoutes(router: ApiRouter, services: AccountServices, provider: Provider | undefined) {
  endpoint(router, calls.logIn, async ({ c, viewer, body }) => login(services, callerOf(c), body, viewer));

  endpoint(router, calls.finishLogIn, async ({ c, viewer, body }) => loginSecondFactor(services, callerOf(c), body, viewer));

  const audit = (tx: Db, { viewer, actor }: CommandCall<typeof calls.logOut>) => recordEvent(tx, viewer.id, "logged-out", actor);
  // Asked before the session is gone, and outside the transaction: the provider may take its time, or be away.
  const leaving = async ({ db, viewer }: CommandCall<typeof calls.logOut>) => {
    const hint = provider && (await logOutHint(db, services.vault, viewer));
    return hint && provider?.logOutAddress(hint.idToken);
  };
  command(router, calls.logOut, { audit, before: leaving, secret: true }, async (tx, { viewer, proved: address }) => {
    await revokeSession(tx, services.bus, viewer, viewer.sessionId);
    return address ? { ...done, log_out_at: address } : done;
  });

  endpoint(router, calls.registerCustomer, async ({ c, limits: counters, locale, body }) => {
    // Counted after validation: a form sent back for a typing error costs nothing.
    await counters.consume(limits.signUp, networkOf(c.var.clientAddress));
    await register(services, callerOf(c), body);
    return { ...done, message: m.register_done({}, { locale }) };
  });

  endpoint(router, calls.checkPassword, async ({ locale, body }) => {
    const weakness = passwordWeakness(body.password, body.email ? { email: body.email } : {});
    return { data: { weakness: weakness ? m[weakness]({}, { locale }) : null } };
  });

  command(router, calls.confirmEmail, {}, async (tx, { actor, locale, body }) => {
    const data = await confirmEmail(tx, services, actor, body.token);
    const words = data.kind === "change-email" ? m.email_change_done : m.email_verified_done;
    return { ...done, message: words({}, { locale }), data };
  });

  command(router, calls.keepTwoFactor, { secret: true }, async (tx, { actor, locale, body }) => {
    await cancelResetByLink(tx, services, actor, body.token);
    return { ...done, message: m.keep_two_step_done({}, { locale }) };
  });

  endpoint(router, calls.resendVerification, async ({ c, limits: counters, locale, body }) => {
    await counters.consume(limits.resendPerAddress, networkOf(c.var.clientAddress));
    await counters.consume(limits.resendVerification, askedFrom(c, body.email));
    await requestLink(services, callerOf(c), { link: "verify", email: body.email, userType: "customer", estimate: body.estimate });
    return { ...done, message: m.verification_resent({}, { locale }) };
  });

  endpoint(router, calls.askPasswordReset, async ({ c, limits: counters, locale, body }) => {
    await counters.consume(limits.resetPerAddress, networkOf(c.var.clientAddress));
    // Where the provider is the only way in, a new password would open nothing.
    const useless = body.user_type === "staff" && services.config.singleSignOn?.only;
    if (!useless && (await counters.allows(limits.resetPerEmail, askedFrom(c, `${body.user_type}:${body.email}`)))) {
      await requestLink(services, callerOf(c), { link: "reset-password", email: body.email, userType: body.user_type });
    }
    return { ...done, message: m.reset_link_sent({}, { locale }) };
  });

  endpoint(router, calls.checkResetLink, async ({ db, body }) => {
    await findTokenAccount(db, body.token, resetPurposes);
    return done;
  });

  const before = ({ db, locale, body }: CallOf<typeof calls.resetPassword>) => hashForReset(db, locale, body);
  command(router, calls.resetPassword, { before, secret: true }, async (tx, { actor, locale, body, proved: passwordHash }) => {
    const kind = await resetPassword(tx, services, actor, { token: body.token, passwordHash });
    return { ...done, message: m.password_reset_done({}, { locale }), data: { kind } };
  });
}
