// How the desk works and what the console asks of staff.
import * as calls from "#features/settings/rules/support-settings.contract.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import type { Db } from "#platform/db/database.ts";
import { limit, readGroup, type SettingsServices, saveGroup } from "./settings.server.ts";

export type SupportSettingsServices = SettingsServices & { configuredTwoFactor: "optional" | "required" };

export function supportSettingsRoutes(router: ApiRouter, services: SupportSettingsServices): void {
  const { configuredTwoFactor } = services;
  const read = async (db: Db) => ({ data: { ...(await readGroup(db, "support")), configured_two_factor: configuredTwoFactor } });
  endpoint(router, calls.readSupport, ({ db }) => read(db));
  command(router, calls.saveSupport, { limit }, async (tx, { viewer, body }) => {
    await saveGroup(tx, services, viewer.id, { group: "support", seen: body.version, value: body.value });
    return read(tx);
  });
}
