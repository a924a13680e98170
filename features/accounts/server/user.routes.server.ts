// The caller's own account: profile, consents, export, erasure.
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { z } from "zod";
import { decideConsent, viewConsents } from "#features/accounts/privacy/consents.server.ts";
import { askExport, findExport, listExports } from "#features/accounts/privacy/data-export.server.ts";
import { askErasure } from "#features/accounts/privacy/erasure.server.ts";
import { exportFile } from "#features/accounts/privacy/export-files.server.ts";
import { consentsAnswer, customerAnswer, erasureAnswer, exportAnswer, exportsAnswer } from "#features/accounts/rules/account-views.ts";
import { consentBody, passwordBody, profileBody } from "#features/accounts/rules/accounts.contract.ts";
import { updateProfile } from "#features/accounts/settings/profile.server.ts";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import { m } from "#platform/paraglide/messages.js";
import { type AccountServices, callerOf } from "./account-services.ts";
import { viewAccount } from "./account-view.server.ts";
import { recordEvent } from "./security-events.server.ts";
import { foundWith } from "./sessions.server.ts";

const tag = "Account";

export function userRoutes(router: ApiRouter, services: AccountServices) {
  oldEndpoint(
    router,
    { method: "get", path: "/user", access: "signed-in", summary: "The caller's account", tag, answer: customerAnswer },
    async ({ db, viewer }) => ({
      data: foundWith(viewer) ?? (await viewAccount(db, viewer.id, services.config)),
    }),
  );

  oldEndpoint(
    router,
    {
      method: "patch",
      path: "/user",
      access: "signed-in",
      summary: "Change profile, language, time zone and mails",
      tag,
      body: profileBody,
      answer: customerAnswer,
    },
    async ({ db, viewer, body }) => ({ data: await updateProfile(db, viewer, body, services.config) }),
  );

  oldEndpoint(
    router,
    {
      method: "delete",
      path: "/user",
      access: "customer",
      summary: "Erase the account after 14 days of grace",
      tag,
      body: passwordBody,
      answer: erasureAnswer,
    },
    async ({ c, viewer, locale, body }) => {
      const due = await askErasure(services, viewer, callerOf(c), body.password);
      return { success: true, message: m.erasure_scheduled({}, { locale }), data: { erasure_due_at: due.toISOString() } };
    },
  );

  oldEndpoint(
    router,
    { method: "get", path: "/user/consents", access: "customer", summary: "Consents with their history", tag, answer: consentsAnswer },
    async ({ db, viewer }) => ({ data: await viewConsents(db, viewer.id) }),
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/user/consents",
      access: "customer",
      summary: "Give or withdraw an optional consent",
      tag,
      body: consentBody,
      answer: consentsAnswer,
    },
    async ({ c, viewer, body }) => ({ data: await decideConsent(services, viewer.id, callerOf(c), body) }),
  );

  oldEndpoint(
    router,
    { method: "get", path: "/user/export", access: "customer", summary: "Exports asked for", tag, answer: exportsAnswer },
    async ({ db, viewer }) => ({ data: await listExports(db, viewer) }),
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/user/export",
      access: "customer",
      summary: "Ask for a ZIP of everything held",
      tag,
      status: 202,
      answer: exportAnswer,
    },
    async ({ c, viewer }) => ({ data: await askExport(services, viewer, callerOf(c)) }),
  );

  oldEndpoint(
    router,
    {
      method: "get",
      path: "/user/export/{id}/file",
      access: "customer",
      summary: "The ZIP",
      tag,
      params: z.strictObject({ id: z.string().max(40) }),
    },
    async ({ c, db, viewer, params }) => {
      const id = await findExport(services, viewer, params.id);
      await recordEvent(db, viewer.id, "export-downloaded", callerOf(c));
      const stream = Readable.toWeb(createReadStream(exportFile(services.config.DATA_DIR, id))) as ReadableStream;
      return new Response(stream, {
        headers: {
          "content-type": "application/zip",
          "content-disposition": `attachment; filename="aranode-export-${new Date().toISOString().slice(0, 10)}.zip"`,
          "x-content-type-options": "nosniff",
          "cache-control": "no-store",
        },
      });
    },
  );
}
