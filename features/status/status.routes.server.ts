import { z } from "zod";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import { incidentBody, incidentChange } from "./status.contract.ts";
import { getStatus, reportIncident, updateIncident } from "./status.server.ts";

const tag = "Status";
const params = z.object({ id: z.string().min(1).max(60) });

export function statusRoutes(router: ApiRouter, { bus }: { bus: EventBus }) {
  endpoint(
    router,
    { method: "get", path: "/status", access: "public", tag, summary: "Incidents and maintenance" },
    async ({ db, locale }) => ({
      data: await getStatus(db, locale),
    }),
  );
  endpoint(
    router,
    {
      method: "post",
      path: "/staff/incidents",
      access: "staff:agent",
      tag,
      summary: "Report an incident or plan maintenance",
      body: incidentBody,
      status: 201,
    },
    async ({ db, body }) => ({ data: await db.transaction((tx) => reportIncident(tx, bus, body)) }),
  );
  endpoint(
    router,
    {
      method: "patch",
      path: "/staff/incidents/{id}",
      access: "staff:agent",
      tag,
      summary: "Update or end an incident",
      params,
      body: incidentChange,
    },
    async ({ db, params: { id }, body }) => {
      await db.transaction((tx) => updateIncident(tx, bus, id, body));
      return { success: true };
    },
  );
}
