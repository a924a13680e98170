import { type ApiRouter, done, endpoint } from "#platform/api/endpoint.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import * as calls from "./status.contract.ts";
import { getStatus, reportIncident, updateIncident } from "./status.server.ts";

export function statusRoutes(router: ApiRouter, { bus }: { bus: EventBus }) {
  endpoint(router, calls.readStatus, async ({ db, locale }) => ({ data: await getStatus(db, locale) }));

  endpoint(router, calls.reportIncident, async ({ db, body }) => ({
    data: await db.transaction((tx) => reportIncident(tx, bus, body)),
  }));

  endpoint(router, calls.updateIncident, async ({ db, params, body }) => {
    await db.transaction((tx) => updateIncident(tx, bus, params.id, body));
    return done;
  });
}
