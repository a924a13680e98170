// How long records are kept.
import * as calls from "#features/settings/rules/retention.contract.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { refuseUnseenRemoval } from "./retention.server.ts";
import { limit, readGroup, type SettingsServices, saveGroup } from "./settings.server.ts";

export function retentionRoutes(router: ApiRouter, services: SettingsServices): void {
  endpoint(router, calls.readRetention, async ({ db }) => ({ data: await readGroup(db, "retention") }));
  command(router, calls.saveRetention, { limit }, async (tx, { viewer, body, locale }) => {
    const { value, version, accepted } = body;
    if (!accepted) await refuseUnseenRemoval(tx, (await readGroup(tx, "retention")).value, value, locale);
    await saveGroup(tx, services, viewer.id, { group: "retention", seen: version, value });
    return { data: await readGroup(tx, "retention") };
  });
}
