// What keeps the caller's account safe: password, address, sessions, second factor, trail.
import { requireOwnPassword } from "#features/accounts/log-in/check-password.server.ts";
import { confirmFactor } from "#features/accounts/log-in/confirm-factor.server.ts";
import type { SecurityEventKind } from "#features/accounts/rules/account-views.ts";
import { limits } from "#features/accounts/rules/accounts.contract.ts";
import * as calls from "#features/accounts/rules/user-security.contract.ts";
import { type AccountServices, callerOf } from "#features/accounts/server/account-services.ts";
import { changePassword, hashForChange } from "#features/accounts/server/passwords.server.ts";
import { listEvents, recordEvent } from "#features/accounts/server/security-events.server.ts";
import { listSessions, noteActivity, revokeSession, revokeSessions } from "#features/accounts/server/sessions.server.ts";
import { type Actor, type CommandCall, command } from "#platform/api/command.ts";
import { type ApiRouter, done, endpoint } from "#platform/api/endpoint.ts";
import type { Db } from "#platform/db/database.ts";
import { m } from "#platform/paraglide/messages.js";
import { askEmailChange, proveForEmailChange, withdrawEmailChange } from "./email-addresses.server.ts";
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor, proveForDisabling, renewRecoveryCodes } from "./two-factor.server.ts";

export function userSecurityRoutes(router: ApiRouter, services: AccountServices) {
  const hashing = ({ viewer, actor, body }: CommandCall<typeof calls.changePassword>) => hashForChange(services, viewer, actor, body);
  command(router, calls.changePassword, { before: hashing, secret: true }, async (tx, { actor, locale, proved }) => {
    await changePassword(tx, services, actor, proved);
    return { ...done, message: m.password_changed_done({}, { locale }) };
  });

  const proving = ({ viewer, actor, body }: CommandCall<typeof calls.askEmailChange>) => proveForEmailChange(services, viewer, actor, body);
  command(router, calls.askEmailChange, { before: proving, secret: true }, async (tx, { actor, locale, body, proved }) => {
    await askEmailChange(tx, services, actor, proved, body.email);
    return { ...done, message: m.email_change_asked({}, { locale }), data: { pending_email: body.email } };
  });

  command(router, calls.withdrawEmailChange, {}, async (tx, { viewer }) => {
    await withdrawEmailChange(tx, viewer);
    return done;
  });

  endpoint(router, calls.listSessions, async ({ db, viewer }) => ({ data: await listSessions(db, viewer) }));

  const recording = (event: SecurityEventKind) => ({
    audit: (tx: Db, { actor }: { actor: Actor }) => recordEvent(tx, actor.viewer.id, event, actor),
  });
  command(router, calls.endSession, recording("session-revoked"), async (tx, { viewer, params }) => {
    await revokeSession(tx, services.bus, viewer, params.id);
    return done;
  });

  command(router, calls.endOtherSessions, recording("sessions-revoked"), async (tx, { viewer }) => ({
    ...done,
    data: { ended: await revokeSessions(tx, services.bus, viewer.id, "elsewhere", viewer.sessionId) },
  }));

  const asking = ({ viewer, actor, body }: CommandCall<typeof calls.beginTwoFactor>) =>
    requireOwnPassword(services, viewer, { password: body.password, caller: actor });
  command(router, calls.beginTwoFactor, { before: asking, secret: true }, async (tx, { viewer }) => ({
    data: await beginTwoFactor(tx, services, viewer),
  }));

  const confirming = { limit: limits.secondFactorPerAccount, secret: true } as const;
  command(router, calls.confirmTwoFactor, confirming, async (tx, { actor, body }) => ({
    data: { recovery_codes: await confirmTwoFactor(tx, services, actor, body.code) },
  }));

  command(router, calls.renewRecoveryCodes, { secret: true }, async (tx, { actor }) => ({
    data: { recovery_codes: await renewRecoveryCodes(tx, actor) },
  }));

  const disabling = ({ viewer, actor, body }: CommandCall<typeof calls.disableTwoFactor>) =>
    proveForDisabling(services, viewer, actor, body.password);
  command(router, calls.disableTwoFactor, { before: disabling, secret: true }, async (tx, { actor, locale, body, proved }) => {
    await disableTwoFactor(tx, services, actor, proved, body.code);
    return { ...done, message: m.two_factor_off_done({}, { locale }) };
  });

  endpoint(router, calls.listSecurityEvents, async ({ db, viewer, query }) => listEvents(db, viewer.id, query));

  endpoint(router, calls.confirmFactor, async ({ c, viewer, body }) => ({
    data: await confirmFactor(services, viewer, callerOf(c), body),
  }));

  command(router, calls.noteActivity, {}, async (tx, { viewer }) => {
    await noteActivity(tx, viewer);
    return done;
  });
}
