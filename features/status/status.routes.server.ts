import { z } from "zod";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import { incidentBody, incidentChange } from "./status.contract.ts";
import { getStatus, reportIncident, updateIncident } from "./status.server.ts";

const tag = "Status";
const params = z.object({ id: z.string().min(1).max(60) });

export function statusRoutes(router: ApiRouter, { bus }: { bus: EventBus }) {
  oldEndpoint(
    router,
    { method: "get", path: "/status", access: "public", tag, summary: "Incidents and maintenance" },
    async ({ db, locale }) => ({
      data: await getStatus(db, locale),
    }),
  );
  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/incidents",
      access: "incidents.write",
      tag,
      summary: "Report an incident or plan maintenance",
      body: incidentBody,
      status: 201,
    },
    async ({ db, body }) => ({ data: await db.transaction((tx) => reportIncident(tx, bus, body)) }),
  );
  oldEndpoint(
    router,
    {
      method: "patch",
      path: "/staff/incidents/{id}",
      access: "incidents.write",
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
