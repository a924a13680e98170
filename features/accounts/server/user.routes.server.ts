// The caller's own account: profile, consents, export, erasure.
import { Readable } from "node:stream";
import { decideConsent, viewConsents } from "#features/accounts/privacy/consents.server.ts";
import { askExport, findExport, listExports } from "#features/accounts/privacy/data-export.server.ts";
import { askErasure } from "#features/accounts/privacy/erasure.server.ts";
import * as calls from "#features/accounts/rules/user.contract.ts";
import { updateProfile } from "#features/accounts/settings/profile.server.ts";
import { type ApiRouter, done, endpoint } from "#platform/api/endpoint.ts";
import { m } from "#platform/paraglide/messages.js";
import { openStorage } from "#platform/storage/storage.ts";
import { type AccountServices, callerOf } from "./account-services.ts";
import { viewAccount } from "./account-view.server.ts";
import { recordEvent } from "./security-events.server.ts";
import { cachedAccount } from "./sessions.server.ts";

export function userRoutes(router: ApiRouter, services: AccountServices) {
  endpoint(router, calls.readUser, async ({ db, viewer }) => ({
    data: cachedAccount(viewer) ?? (await viewAccount(db, viewer.id, services.config)),
  }));

  endpoint(router, calls.changeUser, async ({ db, viewer, body }) => ({ data: await updateProfile(db, viewer, body, services.config) }));

  endpoint(router, calls.eraseUser, async ({ c, viewer, locale, body }) => {
    const due = await askErasure(services, viewer, callerOf(c), body.password);
    return { ...done, message: m.erasure_scheduled({}, { locale }), data: { erasure_due_at: due.toISOString() } };
  });

  endpoint(router, calls.readConsents, async ({ db, viewer }) => ({ data: await viewConsents(db, viewer.id) }));

  endpoint(router, calls.decideConsent, async ({ c, viewer, body }) => ({
    data: await decideConsent(services, viewer.id, callerOf(c), body),
  }));

  endpoint(router, calls.listExports, async ({ db, viewer }) => ({ data: await listExports(db, viewer) }));

  endpoint(router, calls.askExport, async ({ c, viewer }) => ({ data: await askExport(services, viewer, callerOf(c)) }));

  endpoint(router, calls.downloadExport, async ({ c, db, viewer, params }) => {
    const file = await openStorage(services.config).read(await findExport(services, viewer, params.id));
    await recordEvent(db, viewer.id, "export-downloaded", callerOf(c));
    return new Response(Readable.toWeb(file) as ReadableStream, {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="aranode-export-${new Date().toISOString().slice(0, 10)}.zip"`,
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      },
    });
  });
}
