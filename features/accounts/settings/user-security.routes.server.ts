// What keeps the caller's account safe: password, address, sessions, second factor, trail.
import { confirmFactor } from "#features/accounts/log-in/confirm-factor.server.ts";
import * as calls from "#features/accounts/rules/user-security.contract.ts";
import { type AccountServices, callerOf } from "#features/accounts/server/account-services.ts";
import { changePassword } from "#features/accounts/server/passwords.server.ts";
import { listEvents, recordEvent } from "#features/accounts/server/security-events.server.ts";
import { listSessions, noteActivity, revokeSession, revokeSessions } from "#features/accounts/server/sessions.server.ts";
import { type ApiRouter, done, endpoint } from "#platform/api/endpoint.ts";
import { m } from "#platform/paraglide/messages.js";
import { askEmailChange, withdrawEmailChange } from "./email-addresses.server.ts";
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor } from "./two-factor.server.ts";

export function userSecurityRoutes(router: ApiRouter, services: AccountServices) {
  endpoint(router, calls.changePassword, async ({ c, viewer, locale, body }) => {
    await changePassword(services, viewer, callerOf(c), body);
    return { ...done, message: m.password_changed_done({}, { locale }) };
  });

  endpoint(router, calls.askEmailChange, async ({ c, viewer, locale, body }) => {
    await askEmailChange(services, viewer, callerOf(c), body);
    return { ...done, message: m.email_change_asked({}, { locale }), data: { pending_email: body.email } };
  });

  endpoint(router, calls.withdrawEmailChange, async ({ viewer }) => {
    await withdrawEmailChange(services, viewer);
    return done;
  });

  endpoint(router, calls.listSessions, async ({ db, viewer }) => ({ data: await listSessions(db, viewer) }));

  endpoint(router, calls.endSession, async ({ c, db, viewer, params }) => {
    await db.transaction(async (tx) => {
      await revokeSession(tx, services.bus, viewer, params.id);
      await recordEvent(tx, viewer.id, "session-revoked", callerOf(c));
    });
    return done;
  });

  endpoint(router, calls.endOtherSessions, async ({ c, db, viewer }) => {
    const ended = await db.transaction(async (tx) => {
      const count = await revokeSessions(tx, services.bus, viewer.id, viewer.sessionId);
      await recordEvent(tx, viewer.id, "sessions-revoked", callerOf(c));
      return count;
    });
    return { ...done, data: { ended } };
  });

  endpoint(router, calls.beginTwoFactor, async ({ c, viewer, body }) => ({
    data: await beginTwoFactor(services, viewer, callerOf(c), body.password),
  }));

  endpoint(router, calls.confirmTwoFactor, async ({ c, viewer, body }) => ({
    data: { recovery_codes: await confirmTwoFactor(services, viewer, callerOf(c), body.code) },
  }));

  endpoint(router, calls.disableTwoFactor, async ({ c, viewer, locale, body }) => {
    await disableTwoFactor(services, viewer, callerOf(c), body);
    return { ...done, message: m.two_factor_off_done({}, { locale }) };
  });

  endpoint(router, calls.listSecurityEvents, async ({ db, viewer, query }) => listEvents(db, viewer.id, query));

  endpoint(router, calls.confirmFactor, async ({ c, viewer, body }) => ({
    data: await confirmFactor(services, viewer, callerOf(c), body),
  }));

  endpoint(router, calls.noteActivity, async ({ db, viewer }) => {
    await noteActivity(db, viewer);
    return done;
  });
}
