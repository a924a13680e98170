import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, done, endpoint } from "#platform/api/endpoint.ts";
import { listAffectedCustomers } from "../rules/affected.contract.ts";
import * as calls from "../rules/status.contract.ts";
import { linkTicketIncident, readTicketIncident } from "../rules/ticket-incident.contract.ts";
import { listAffected } from "./affected-customers.server.ts";
import { componentList } from "./component-names.server.ts";
import { reportIncident, type StatusServices, tellIncident, updateIncident } from "./incidents.server.ts";
import { getHistory, getIncident, getStaffIncident, getStatus, listIncidents } from "./status.server.ts";
import { getTicketIncident, linkTicket } from "./ticket-incidents.server.ts";

export function statusRoutes(router: ApiRouter, services: StatusServices & TicketServices) {
  endpoint(router, calls.readStatus, async ({ db, locale }) => ({ data: await getStatus(db, locale) }));
  endpoint(router, calls.readStatusHistory, async ({ db, locale }) => ({ data: await getHistory(db, locale) }));
  endpoint(router, calls.readStatusComponents, async ({ locale }) => ({ data: componentList(locale) }));
  endpoint(router, calls.readIncident, async ({ db, locale, params }) => ({ data: await getIncident(db, locale, params.id) }));

  endpoint(router, calls.listIncidents, ({ db, locale, query }) => listIncidents(db, locale, query.cursor));
  endpoint(router, calls.readStaffIncident, async ({ db, locale, params }) => ({ data: await getStaffIncident(db, locale, params.id) }));

  endpoint(router, listAffectedCustomers, ({ db, params, query }) => listAffected(db, params.id, query.cursor));

  command(router, calls.reportIncident, {}, async (tx, { body }) => ({ data: await reportIncident(tx, services, body) }));

  command(router, calls.updateIncident, {}, async (tx, { params, body }) => {
    await updateIncident(tx, services, params.id, body);
    return done;
  });

  endpoint(router, readTicketIncident, async ({ db, locale, params }) => ({ data: await getTicketIncident(db, locale, params.id) }));
  command(router, linkTicketIncident, {}, async (tx, { params, body, viewer, locale }) => {
    await linkTicket(tx, services, { ticketId: params.id, incidentId: body.incident, byId: viewer.id });
    return { data: await getTicketIncident(tx, locale, params.id) };
  });

  command(router, calls.tellIncident, {}, async (tx, { params, body, viewer }) => ({
    data: await tellIncident(tx, services, { id: params.id, byId: viewer.id, ...body }),
  }));
}
