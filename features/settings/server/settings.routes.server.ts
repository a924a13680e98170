// Settings of the business, for those who answer for it.
import { readDepartments, saveDepartments } from "#features/settings/rules/department-settings.contract.ts";
import { readLimits, saveLimits } from "#features/settings/rules/limit-settings.contract.ts";
import * as calls from "#features/settings/rules/settings.contract.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { saveFieldGroup } from "./fields.server.ts";
import { mailSettingsRoutes } from "./mail-settings.routes.server.ts";
import type { MailSettingsServices } from "./mail-settings.server.ts";
import { readPriceGroup, savePriceGroup, undoPrices } from "./prices.server.ts";
import { retentionRoutes } from "./retention.routes.server.ts";
import { limit, readGroup, saveGroup, undoVersion } from "./settings.server.ts";
import { type SupportSettingsServices, supportSettingsRoutes } from "./support-settings.routes.server.ts";

export function settingsRoutes(router: ApiRouter, services: SupportSettingsServices & MailSettingsServices): void {
  mailSettingsRoutes(router, services);
  supportSettingsRoutes(router, services);
  retentionRoutes(router, services);
  endpoint(router, calls.readCalendar, async ({ db }) => ({ data: await readGroup(db, "calendar") }));
  command(router, calls.saveCalendar, { limit }, async (tx, { viewer, body }) => {
    await saveGroup(tx, services, viewer.id, { group: "calendar", seen: body.version, value: body.value });
    return { data: await readGroup(tx, "calendar") };
  });
  endpoint(router, calls.readTargets, async ({ db }) => ({ data: await readGroup(db, "targets") }));
  command(router, calls.saveTargets, { limit }, async (tx, { viewer, body }) => {
    await saveGroup(tx, services, viewer.id, { group: "targets", seen: body.version, value: body.value });
    return { data: await readGroup(tx, "targets") };
  });
  endpoint(router, readDepartments, async ({ db }) => ({ data: await readGroup(db, "departments") }));
  command(router, saveDepartments, { limit }, async (tx, { viewer, body }) => {
    await saveGroup(tx, services, viewer.id, { group: "departments", seen: body.version, value: body.value });
    return { data: await readGroup(tx, "departments") };
  });
  endpoint(router, readLimits, async ({ db }) => ({ data: await readGroup(db, "limits") }));
  command(router, saveLimits, { limit }, async (tx, { viewer, body }) => {
    await saveGroup(tx, services, viewer.id, { group: "limits", seen: body.version, value: body.value });
    return { data: await readGroup(tx, "limits") };
  });
  endpoint(router, calls.readFields, async ({ db }) => ({ data: await readGroup(db, "fields") }));
  command(router, calls.saveFields, { limit }, async (tx, { viewer, body, locale }) => {
    await saveFieldGroup(tx, services, { id: viewer.id, locale }, { seen: body.version, value: body.value });
    return { data: await readGroup(tx, "fields") };
  });
  endpoint(router, calls.readCompany, async ({ db }) => ({ data: await readGroup(db, "company") }));
  command(router, calls.saveCompany, { limit }, async (tx, { viewer, body }) => {
    await saveGroup(tx, services, viewer.id, { group: "company", seen: body.version, value: body.value });
    return { data: await readGroup(tx, "company") };
  });
  endpoint(router, calls.readPrices, async ({ db }) => ({ data: await readPriceGroup(db) }));
  command(router, calls.savePrices, { limit }, async (tx, { viewer, body }) => {
    const from = body.from === undefined ? undefined : calls.priceDay(body.from);
    await savePriceGroup(tx, services, viewer.id, { seen: body.version, value: body.value, from });
    return { data: await readPriceGroup(tx) };
  });
  for (const call of [calls.undoSettings, calls.undoGuardedSettings]) {
    command(router, call, { limit }, async (tx, { viewer, params, body }) => {
      const asked = { seen: body.version, undo: body.undo };
      const version = await (params.id === "prices"
        ? undoPrices(tx, services, viewer.id, asked)
        : undoVersion(tx, services, viewer.id, { group: params.id, ...asked }));
      return { data: { id: params.id, version } };
    });
  }
}
