// Routes for people who are not logged in yet, and the way out.

import {
  type Done,
  done,
  loginAnswer,
  succeeded,
  type VerificationAnswer,
  verificationAnswer,
} from "#features/accounts/rules/account-views.ts";
import {
  emailBody,
  forgotPasswordBody,
  limits,
  loginBody,
  registerBody,
  resetPasswordBody,
  secondFactorBody,
  tokenBody,
} from "#features/accounts/rules/accounts.contract.ts";
import { type AccountServices, callerOf } from "#features/accounts/server/account-services.ts";
import { resetPassword } from "#features/accounts/server/passwords.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { revokeSession } from "#features/accounts/server/sessions.server.ts";
import { confirmEmail } from "#features/accounts/settings/email-addresses.server.ts";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import { networkOf } from "#platform/network-of.ts";
import { m } from "#platform/paraglide/messages.js";
import { requestLink } from "./link-requests.server.ts";
import { login } from "./login.server.ts";
import { register } from "./register.server.ts";
import { loginSecondFactor } from "./second-factor.server.ts";

const tag = "Accounts";

export function loginRoutes(router: ApiRouter, services: AccountServices) {
  oldEndpoint(
    router,
    { method: "post", path: "/login", access: "public", summary: "Log in", tag, body: loginBody, answer: loginAnswer },
    async ({ c, viewer, body }) => login(services, callerOf(c), body, viewer),
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/login/second-factor",
      access: "public",
      summary: "Finish a log-in with a time code or a recovery code",
      tag,
      body: secondFactorBody,
      limit: limits.secondFactor,
      answer: loginAnswer,
    },
    async ({ c, viewer, body }) => loginSecondFactor(services, callerOf(c), body, viewer),
  );

  oldEndpoint(
    router,
    { method: "post", path: "/logout", access: "signed-in", summary: "End this session", tag, answer: succeeded },
    async ({ c, db, viewer }) => {
      await db.transaction(async (tx) => {
        await revokeSession(tx, services.bus, viewer, viewer.sessionId);
        await recordEvent(tx, viewer.id, "logged-out", callerOf(c));
      });
      return { success: true };
    },
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/customer-register",
      access: "public",
      summary: "Sign up",
      tag,
      body: registerBody,
      status: 201,
      answer: done,
    },
    async ({ c, limits: counters, locale, body }): Promise<Done> => {
      // Counted after validation: a form sent back for a typing error costs nothing.
      await counters.consume(limits.signUp, networkOf(c.var.clientAddress));
      await register(services, callerOf(c), body);
      return { success: true, message: m.register_done({}, { locale }) };
    },
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/email-verification",
      access: "public",
      summary: "Confirm an address by the token of its link",
      tag,
      body: tokenBody,
      limit: limits.verifyEmail,
      answer: verificationAnswer,
    },
    async ({ c, locale, body }): Promise<VerificationAnswer> => {
      const data = await confirmEmail(services, callerOf(c), body.token);
      const words = data.kind === "change-email" ? m.email_change_done : m.email_verified_done;
      return { success: true, message: words({}, { locale }), data };
    },
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/email-verification/resend",
      access: "public",
      summary: "Send the confirmation link again",
      tag,
      body: emailBody,
      answer: done,
    },
    async ({ c, limits: counters, locale, body }): Promise<Done> => {
      await counters.consume(limits.resendPerAddress, networkOf(c.var.clientAddress));
      await counters.consume(limits.resendVerification, body.email);
      await requestLink(services, callerOf(c), { link: "verify", email: body.email, userType: "customer" });
      return { success: true, message: m.verification_resent({}, { locale }) };
    },
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/forgot-password",
      access: "public",
      summary: "Ask for a link to reset the password",
      tag,
      body: forgotPasswordBody,
      answer: done,
    },
    async ({ c, limits: counters, locale, body }): Promise<Done> => {
      await counters.consume(limits.resetPerAddress, networkOf(c.var.clientAddress));
      await counters.consume(limits.resetPerEmail, body.email);
      await requestLink(services, callerOf(c), { link: "reset-password", email: body.email, userType: body.user_type });
      return { success: true, message: m.reset_link_sent({}, { locale }) };
    },
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/reset-password",
      access: "public",
      summary: "Choose a new password by the token of a link",
      tag,
      body: resetPasswordBody,
      limit: limits.resetConfirm,
      answer: done,
    },
    async ({ c, locale, body }): Promise<Done> => {
      await resetPassword(services, callerOf(c), body);
      return { success: true, message: m.password_reset_done({}, { locale }) };
    },
  );
}
