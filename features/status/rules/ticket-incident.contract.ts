// Tickets that are about an incident: linked by an agent, told what is told of it.
import { z } from "zod";
import { apiCall, one } from "#platform/api/api-call.ts";
import { idField, idParams } from "#platform/api/call-fields.ts";
import { nobody } from "#platform/api/shown-data.ts";
import { incidentView } from "./status-views.ts";

const tag = "Status";
const shows = nobody("incidents are public");
const access = "tickets.answer";

const ticketIncident = z
  .object({
    linked: incidentView.nullable(),
    /** What a ticket can be linked to: running, planned, and over for less than a fortnight. */
    choices: z.array(incidentView),
  })
  .meta({ id: "TicketIncident" });
export type TicketIncident = z.output<typeof ticketIncident>;

export const readTicketIncident = apiCall({
  id: "readTicketIncident",
  method: "get",
  path: "/staff/tickets/{id}/incident",
  access,
  tag,
  summary: "The incident a ticket is about, and those it could be about",
  params: idParams,
  shows,
  answer: one(ticketIncident),
});

export const linkTicketIncident = apiCall({
  id: "linkTicketIncident",
  method: "put",
  path: "/staff/tickets/{id}/incident",
  access,
  tag,
  summary: "Link a ticket to an incident: its customer is told of it and of every update. Null unlinks",
  params: idParams,
  body: z.strictObject({ incident: idField.nullable() }),
  shows,
  answer: one(ticketIncident),
});
