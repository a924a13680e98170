import { command } from "#platform/api/command.ts";
import { type ApiRouter, done, endpoint } from "#platform/api/endpoint.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import * as calls from "./status.contract.ts";
import { getStatus, reportIncident, updateIncident } from "./status.server.ts";

export function statusRoutes(router: ApiRouter, { bus }: { bus: EventBus }) {
  endpoint(router, calls.readStatus, async ({ db, locale }) => ({ data: await getStatus(db, locale) }));

  command(router, calls.reportIncident, {}, async (tx, { body }) => ({ data: await reportIncident(tx, bus, body) }));

  command(router, calls.updateIncident, {}, async (tx, { params, body }) => {
    await updateIncident(tx, bus, params.id, body);
    return done;
  });
}
