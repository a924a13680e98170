// The caller's own account: profile, consents, export, erasure.
import { Readable } from "node:stream";
import { installation } from "#content/brand.ts";
import { requirePassword } from "#features/accounts/log-in/check-password.server.ts";
import { decideConsent, viewConsents } from "#features/accounts/privacy/consents.server.ts";
import { askExport, findExport, findRunningExport, listExports } from "#features/accounts/privacy/data-export.server.ts";
import { askErasure } from "#features/accounts/privacy/erasure.server.ts";
import { limits } from "#features/accounts/rules/accounts.contract.ts";
import * as calls from "#features/accounts/rules/user.contract.ts";
import { updateProfile } from "#features/accounts/settings/profile.server.ts";
import { type CommandCall, command } from "#platform/api/command.ts";
import { type ApiRouter, type CallOf, done, endpoint } from "#platform/api/endpoint.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { openStorage } from "#platform/storage/storage.ts";
import { type AccountServices, callerOf } from "./account-services.ts";
import { viewAccount } from "./account-view.server.ts";
import { recordEvent } from "./security-events.server.ts";
import { cachedAccount } from "./sessions.server.ts";

export function userRoutes(router: ApiRouter, services: AccountServices) {
  endpoint(router, calls.readUser, async ({ db, viewer }) => {
    const account =
      cachedAccount(viewer) ??
      (await viewAccount(db, viewer.id, services.config, { bothSteps: viewer.kind === "staff" && viewer.provedElsewhere }));
    const viewing = viewer.kind === "customer" && viewer.viewing;
    return { data: viewing ? { ...account, viewing: { by: viewing.by, until: viewing.until.toISOString() } } : account };
  });

  command(router, calls.changeUser, {}, async (tx, { viewer, body, locale }) => {
    if (viewer.kind === "staff" && body.locale && !services.consoleLanguages().includes(body.locale)) {
      throw new AppError("invalid", { fields: { locale: [m.field_console_language({}, { locale })] } });
    }
    return { data: await updateProfile(tx, viewer, body, services.config) };
  });

  const prove = ({ viewer, actor, body }: CommandCall<typeof calls.eraseUser>) =>
    requirePassword(services, viewer, { password: body.password, field: "password", caller: actor });
  command(router, calls.eraseUser, { before: prove, secret: true }, async (tx, { actor, locale, proved }) => {
    const due = await askErasure(tx, services, actor, proved);
    return { ...done, message: m.erasure_scheduled({}, { locale }), data: { erasure_due_at: due.toISOString() } };
  });

  endpoint(router, calls.readConsents, async ({ db, viewer }) => ({ data: await viewConsents(db, viewer.id) }));

  command(router, calls.decideConsent, {}, async (tx, { actor, viewer, body }) => ({
    data: await decideConsent(tx, services, viewer.id, actor, body),
  }));

  endpoint(router, calls.listExports, async ({ db, viewer }) => ({ data: await listExports(db, viewer) }));

  const running = async ({ db, viewer }: CallOf<typeof calls.askExport>) => {
    const data = await findRunningExport(db, viewer);
    return data && { data };
  };
  command(router, calls.askExport, { instead: running, limit: limits.dataExport }, async (tx, { actor, viewer }) => ({
    data: await askExport(tx, services, viewer, actor),
  }));

  endpoint(router, calls.downloadExport, async ({ c, db, viewer, params }) => {
    const file = await openStorage(services.config).read(await findExport(services, viewer, params.id));
    await recordEvent(db, viewer.id, "export-downloaded", callerOf(c));
    return new Response(Readable.toWeb(file) as ReadableStream, {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${installation.slug}-export-${new Date().toISOString().slice(0, 10)}.zip"`,
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      },
    });
  });
}
