// Sender, reply address and signature of all mails.
import * as calls from "#features/settings/rules/mail-settings.contract.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import type { Db } from "#platform/db/database.ts";
import { configured, drawPreview, type MailSettingsServices, readerOf, refuseForeign, sendTest } from "./mail-settings.server.ts";
import { limit, readGroup, type SettingsServices, saveGroup } from "./settings.server.ts";

const testLimit = { name: "settings-test-mail", points: 20, seconds: 3600 };

export function mailSettingsRoutes(router: ApiRouter, services: SettingsServices & MailSettingsServices): void {
  const { config } = services;
  const read = async (db: Db) => ({ data: { ...(await readGroup(db, "mail")), configured: configured(config) } });
  endpoint(router, calls.readMail, ({ db }) => read(db));
  command(router, calls.saveMail, { limit }, async (tx, { viewer, body, locale }) => {
    refuseForeign(body.value, config, locale);
    await saveGroup(tx, services, viewer.id, { group: "mail", seen: body.version, value: body.value });
    return read(tx);
  });
  endpoint(router, calls.previewMail, async ({ db, viewer, body, locale }) => {
    refuseForeign(body.value, config, locale);
    return { data: await drawPreview(services, body.value, await readerOf(db, viewer.id)) };
  });
  command(router, calls.sendTestMail, { limit: testLimit }, async (tx, { viewer }) => {
    const reader = await readerOf(tx, viewer.id);
    await sendTest(tx, services, reader);
    return { data: { id: "mail" as const, to: reader.email } };
  });
}
