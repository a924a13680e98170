// Keys to the API, for those who look after integrations.
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import * as keys from "./api-keys.contract.ts";
import { createKey, listKeys, revokeKey } from "./api-keys.server.ts";

export function integrationRoutes(router: ApiRouter): void {
  endpoint(router, keys.listApiKeys, async ({ db }) => ({ data: await listKeys(db) }));
  command(router, keys.createApiKey, { secret: true }, async (tx, { viewer, locale, body }) => ({
    data: await createKey(tx, viewer, locale, body),
  }));
  command(router, keys.revokeApiKey, {}, async (tx, { params }) => {
    await revokeKey(tx, params.id);
    return null;
  });
}
