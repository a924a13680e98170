// Keys to the API and webhooks, for those who look after integrations.
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import * as keys from "./api-keys.contract.ts";
import { createKey, listKeys, revokeKey } from "./api-keys.server.ts";
import type { WebhookServices } from "./webhook-delivery.server.ts";
import * as hooks from "./webhooks.contract.ts";
import {
  changeWebhook,
  checkUrl,
  createWebhook,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  readWebhook,
  removeWebhook,
  resendDelivery,
} from "./webhooks.server.ts";

export function integrationRoutes(router: ApiRouter, services: WebhookServices): void {
  webhookRoutes(router, services);
  endpoint(router, keys.listApiKeys, async ({ db }) => ({ data: await listKeys(db) }));
  command(router, keys.createApiKey, { secret: true }, async (tx, { viewer, locale, body }) => ({
    data: await createKey(tx, viewer, locale, body),
  }));
  command(router, keys.revokeApiKey, {}, async (tx, { params }) => {
    await revokeKey(tx, params.id);
    return null;
  });
}

function webhookRoutes(router: ApiRouter, services: WebhookServices): void {
  endpoint(router, hooks.listWebhooks, async ({ db }) => ({ data: await listWebhooks(db) }));
  endpoint(router, hooks.readWebhook, async ({ db, params }) => ({ data: await readWebhook(db, params.id) }));
  command(
    router,
    hooks.createWebhook,
    { secret: true, before: ({ body, locale }) => checkUrl(services.config, body.url, locale) },
    async (tx, { viewer, locale, body, proved }) => ({
      data: await createWebhook(tx, services, { viewer, locale }, { url: proved ?? body.url, events: body.events }),
    }),
  );
  command(
    router,
    hooks.changeWebhook,
    { before: ({ body, locale }) => checkUrl(services.config, body.url, locale) },
    async (tx, { params, body, proved }) => ({ data: await changeWebhook(tx, params.id, { ...body, url: proved }) }),
  );
  command(router, hooks.removeWebhook, {}, async (tx, { params }) => {
    await removeWebhook(tx, params.id);
    return null;
  });
  endpoint(router, hooks.listDeliveries, ({ db, params, query }) => listDeliveries(db, params.id, query.cursor));
  command(router, hooks.pingWebhook, {}, async (tx, { params }) => ({ data: await pingWebhook(tx, services, params.id) }));
  command(router, hooks.resendDelivery, {}, async (tx, { params }) => ({
    data: await resendDelivery(tx, services, params.id, params.delivery),
  }));
}
