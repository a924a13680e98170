// What keeps the caller's account safe: password, address, sessions, second factor, trail.
import { z } from "zod";
import {
  done,
  emailChangeAnswer,
  recoveryCodesAnswer,
  securityEventsAnswer,
  sessionsAnswer,
  sessionsEndedAnswer,
  succeeded,
  twoFactorSetupAnswer,
} from "#features/accounts/rules/account-views.ts";
import {
  changeEmailBody,
  changePasswordBody,
  confirmTwoFactorBody,
  disableTwoFactorBody,
  limits,
} from "#features/accounts/rules/accounts.contract.ts";
import { type AccountServices, callerOf } from "#features/accounts/server/account-services.ts";
import { changePassword } from "#features/accounts/server/passwords.server.ts";
import { listEvents, recordEvent } from "#features/accounts/server/security-events.server.ts";
import { listSessions, revokeSession, revokeSessions } from "#features/accounts/server/sessions.server.ts";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import { m } from "#platform/paraglide/messages.js";
import { askEmailChange, withdrawEmailChange } from "./email-addresses.server.ts";
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor } from "./two-factor.server.ts";

const tag = "Account security";

export function userSecurityRoutes(router: ApiRouter, services: AccountServices) {
  oldEndpoint(
    router,
    {
      method: "post",
      path: "/user/password",
      access: "signed-in",
      summary: "Change the password; other sessions end",
      tag,
      body: changePasswordBody,
      answer: done,
    },
    async ({ c, viewer, locale, body }) => {
      await changePassword(services, viewer, callerOf(c), body);
      return { success: true, message: m.password_changed_done({}, { locale }) };
    },
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/user/email",
      access: "signed-in",
      summary: "Ask for another address; it counts once confirmed",
      tag,
      body: changeEmailBody,
      answer: emailChangeAnswer,
      status: 202,
    },
    async ({ c, viewer, locale, body }) => {
      await askEmailChange(services, viewer, callerOf(c), body);
      return { success: true, message: m.email_change_asked({}, { locale }), data: { pending_email: body.email } };
    },
  );

  oldEndpoint(
    router,
    {
      method: "delete",
      path: "/user/email",
      access: "signed-in",
      summary: "Forget the address that waits for confirmation",
      tag,
      answer: succeeded,
    },
    async ({ viewer }) => {
      await withdrawEmailChange(services, viewer);
      return { success: true };
    },
  );

  oldEndpoint(
    router,
    { method: "get", path: "/user/sessions", access: "signed-in", summary: "Where the account is logged in", tag, answer: sessionsAnswer },
    async ({ db, viewer }) => ({ data: await listSessions(db, viewer) }),
  );

  oldEndpoint(
    router,
    {
      method: "delete",
      path: "/user/sessions/{id}",
      access: "signed-in",
      summary: "End one session",
      tag,
      answer: succeeded,
      params: z.strictObject({ id: z.string().max(60) }),
    },
    async ({ c, db, viewer, params }) => {
      await db.transaction(async (tx) => {
        await revokeSession(tx, services.bus, viewer, params.id);
        await recordEvent(tx, viewer.id, "session-revoked", callerOf(c));
      });
      return { success: true };
    },
  );

  oldEndpoint(
    router,
    { method: "delete", path: "/user/sessions", access: "signed-in", summary: "End all other sessions", tag, answer: sessionsEndedAnswer },
    async ({ c, db, viewer }) => {
      const ended = await db.transaction(async (tx) => {
        const count = await revokeSessions(tx, services.bus, viewer.id, viewer.sessionId);
        await recordEvent(tx, viewer.id, "sessions-revoked", callerOf(c));
        return count;
      });
      return { success: true, data: { ended } };
    },
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/user/two-factor",
      access: "signed-in",
      summary: "A secret for an authenticator app",
      tag,
      answer: twoFactorSetupAnswer,
    },
    async ({ viewer }) => ({ data: await beginTwoFactor(services, viewer) }),
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/user/two-factor/confirm",
      access: "signed-in",
      summary: "Turn the second factor on; recovery codes are shown once",
      tag,
      body: confirmTwoFactorBody,
      answer: recoveryCodesAnswer,
      limit: limits.secondFactor,
    },
    async ({ c, viewer, body }) => ({ data: { recovery_codes: await confirmTwoFactor(services, viewer, callerOf(c), body.code) } }),
  );

  oldEndpoint(
    router,
    {
      method: "delete",
      path: "/user/two-factor",
      access: "signed-in",
      summary: "Turn the second factor off",
      tag,
      body: disableTwoFactorBody,
      answer: done,
      limit: limits.secondFactor,
    },
    async ({ c, viewer, locale, body }) => {
      await disableTwoFactor(services, viewer, callerOf(c), body);
      return { success: true, message: m.two_factor_off_done({}, { locale }) };
    },
  );

  oldEndpoint(
    router,
    {
      method: "get",
      path: "/user/security-events",
      access: "signed-in",
      summary: "What happened to the account's security",
      tag,
      answer: securityEventsAnswer,
      query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(30), cursor: z.string().max(60).optional() }),
    },
    async ({ db, viewer, query }) => listEvents(db, viewer.id, query),
  );
}
