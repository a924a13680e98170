import { z } from "zod";
import { apiCall, one, pageOf, succeeded } from "#platform/api/api-call.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { cursorField, idParams, inEveryLanguage } from "#platform/api/call-fields.ts";
import { typedText } from "#platform/typed-text.ts";
import { incidentKinds, severities, stages } from "./stages.ts";
import { componentList, historyView, incidentDetail, staffIncidentView, statusView } from "./status-views.ts";

const title = typedText.min(1).max(160);
const body = typedText.max(4000);
const told = typedText.min(1).max(4000);

/** Of this century: a calendar knows years that a database does not. */
const moment = z.iso.datetime({ offset: true }).refine((text) => /^20\d\d-/.test(text));

/** "cdn", "ICN1", "colocation@ICN1". */
const affects = z.array(typedText.min(1).max(60)).max(60);

export const incidentBody = z
  .strictObject({
    kind: z.enum(incidentKinds),
    affects,
    severity: z.enum(severities).nullable().default(null),
    title: inEveryLanguage(title),
    body: inEveryLanguage(body).optional(),
    starts_at: moment,
    ends_at: moment.nullable().default(null),
  })
  .refine(({ starts_at, ends_at }) => ends_at === null || Date.parse(ends_at) > Date.parse(starts_at), { path: ["ends_at"] });

export const incidentChange = z.strictObject({
  title: inEveryLanguage(title).optional(),
  body: inEveryLanguage(body).optional(),
  severity: z.enum(severities).optional(),
  affects: affects.optional(),
  starts_at: moment.optional(),
  ends_at: moment.nullable().optional(),
});

export const updateBody = z.strictObject({ stage: z.enum(stages), text: inEveryLanguage(told) });

const tag = "Status";

export const readStatus = apiCall({
  id: "readStatus",
  method: "get",
  viewable: true,
  path: "/status",
  access: "public",
  tag,
  summary: "Incidents and maintenance",
  answer: one(statusView),
});

export const readStatusHistory = apiCall({
  id: "readStatusHistory",
  method: "get",
  path: "/status/history",
  access: "public",
  tag,
  summary: "Every component over 90 days, with what happened",
  answer: one(historyView),
});

export const readStatusComponents = apiCall({
  id: "readStatusComponents",
  method: "get",
  path: "/status/components",
  access: "public",
  tag,
  summary: "Services and the places where they run",
  answer: one(componentList),
});

export const readIncident = apiCall({
  id: "readIncident",
  method: "get",
  path: "/status/incidents/{id}",
  access: "public",
  tag,
  summary: "One incident or maintenance, with its updates",
  params: idParams,
  answer: one(incidentDetail),
});

export const listIncidents = apiCall({
  id: "listIncidents",
  method: "get",
  path: "/staff/incidents",
  access: "incidents.write",
  tag,
  summary: "Incidents and maintenance in every language, newest first",
  query: z.object({ cursor: cursorField.optional() }),
  answer: pageOf(staffIncidentView),
});

export const readStaffIncident = apiCall({
  id: "readStaffIncident",
  method: "get",
  path: "/staff/incidents/{id}",
  access: "incidents.write",
  tag,
  summary: "One incident in every language",
  params: idParams,
  answer: one(staffIncidentView),
});

export const reportIncident = apiCall({
  id: "reportIncident",
  method: "post",
  path: "/staff/incidents",
  access: "incidents.write",
  tag,
  summary: "Report an incident or plan maintenance",
  body: incidentBody,
  bodyLimit: writtenBody,
  answer: one(z.object({ id: z.string() })),
  status: 201,
});

export const updateIncident = apiCall({
  id: "updateIncident",
  method: "patch",
  path: "/staff/incidents/{id}",
  access: "incidents.write",
  tag,
  summary: "Change or end an incident",
  params: idParams,
  body: incidentChange,
  bodyLimit: writtenBody,
  answer: succeeded,
});

export const tellIncident = apiCall({
  id: "tellIncident",
  method: "post",
  path: "/staff/incidents/{id}/updates",
  access: "incidents.write",
  tag,
  summary: "Tell what is new about an incident, in every language",
  params: idParams,
  body: updateBody,
  bodyLimit: writtenBody,
  answer: one(z.object({ id: z.string() })),
  status: 201,
});
