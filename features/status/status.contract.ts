import { z } from "zod";
import { apiCall, one, succeeded } from "#platform/api/api-call.ts";
import { inEveryLanguage } from "#platform/api/call-fields.ts";

const title = z.string().trim().min(1).max(160);
const body = z.string().trim().max(4000);

/** Of this century: a calendar knows years that a database does not. */
const moment = z.iso.datetime({ offset: true }).refine((text) => /^20\d\d-/.test(text));

export const incidentBody = z.strictObject({
  kind: z.enum(["incident", "maintenance"]),
  affects: z.array(z.string().trim().min(1).max(40)).max(30),
  title: inEveryLanguage(title),
  body: inEveryLanguage(body).optional(),
  starts_at: moment,
  ends_at: moment.nullable().default(null),
});

export const incidentChange = z.strictObject({
  title: inEveryLanguage(title).optional(),
  body: inEveryLanguage(body).optional(),
  ends_at: moment.nullable().optional(),
});

const incidentView = z
  .object({
    id: z.string(),
    kind: z.enum(["incident", "maintenance"]),
    affects: z.array(z.string()),
    title: z.string(),
    body: z.string(),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime().nullable(),
    state: z.enum(["planned", "running", "over"]),
  })
  .meta({ id: "Incident" });
export type IncidentView = z.output<typeof incidentView>;

const statusView = z.object({ ok: z.boolean(), incidents: z.array(incidentView) }).meta({ id: "Status" });
export type StatusView = z.output<typeof statusView>;

const tag = "Status";

export const readStatus = apiCall({
  id: "readStatus",
  method: "get",
  path: "/status",
  access: "public",
  tag,
  summary: "Incidents and maintenance",
  answer: one(statusView),
});

export const reportIncident = apiCall({
  id: "reportIncident",
  method: "post",
  path: "/staff/incidents",
  access: "incidents.write",
  tag,
  summary: "Report an incident or plan maintenance",
  body: incidentBody,
  answer: one(z.object({ id: z.string() })),
  status: 201,
});

export const updateIncident = apiCall({
  id: "updateIncident",
  method: "patch",
  path: "/staff/incidents/{id}",
  access: "incidents.write",
  tag,
  summary: "Update or end an incident",
  params: z.object({ id: z.string().min(1).max(60) }),
  body: incidentChange,
  answer: succeeded,
});
