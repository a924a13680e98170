// What the API tells of incidents, planned work and components.
import { z } from "zod";
import { families } from "#content/pages.ts";
import { levels } from "./day-ribbon.ts";
import { incidentKinds, severities, stages } from "./stages.ts";

const moment = z.iso.datetime();

const componentView = z
  .object({
    /** Empty: every service of the place. */
    service: z.string(),
    /** A data centre; empty: wherever the service runs. */
    place: z.string(),
    name: z.string(),
  })
  .meta({ id: "StatusComponent" });

const shared = {
  id: z.string(),
  kind: z.enum(incidentKinds),
  affects: z.array(z.string()),
  components: z.array(componentView),
  severity: z.enum(severities).nullable(),
  stage: z.enum(stages),
  starts_at: moment,
  ends_at: moment.nullable(),
  updated_at: moment,
  state: z.enum(["planned", "running", "over"]),
};

export const incidentView = z.object({ ...shared, title: z.string(), body: z.string() }).meta({ id: "Incident" });
export type IncidentView = z.output<typeof incidentView>;

const updateView = z.object({ id: z.string(), stage: z.enum(stages), text: z.string(), at: moment }).meta({ id: "IncidentUpdate" });
export type UpdateView = z.output<typeof updateView>;

export const incidentDetail = z
  .object({ ...shared, title: z.string(), body: z.string(), updates: z.array(updateView) })
  .meta({ id: "IncidentDetail" });
export type IncidentDetail = z.output<typeof incidentDetail>;

export const statusView = z.object({ ok: z.boolean(), incidents: z.array(incidentView) }).meta({ id: "Status" });
export type StatusView = z.output<typeof statusView>;

const dayView = z.object({ date: z.iso.date(), level: z.enum(levels), minutes: z.number().int() });
const course = { level: z.enum(levels).nullable(), minutes: z.number().int(), days: z.array(dayView) };

const serviceView = z
  .object({
    service: z.string(),
    name: z.string(),
    family: z.enum(families),
    ...course,
    places: z.array(z.object({ place: z.string(), name: z.string(), ...course })),
  })
  .meta({ id: "ServiceStatus" });
export type ServiceStatus = z.output<typeof serviceView>;

export const historyView = z
  .object({
    /** The first of the 90 days, and the first day incidents were written down here. */
    from: z.iso.date(),
    recorded_from: z.iso.date(),
    at: moment,
    services: z.array(serviceView),
    incidents: z.array(incidentDetail),
  })
  .meta({ id: "StatusHistory" });
export type HistoryView = z.output<typeof historyView>;

const versions = z.record(z.string(), z.string());
export const staffIncidentView = z
  .object({
    ...shared,
    title: versions,
    body: versions,
    updates: z.array(z.object({ id: z.string(), stage: z.enum(stages), text: versions, at: moment, by: z.string().nullable() })),
  })
  .meta({ id: "StaffIncident" });
export type StaffIncident = z.output<typeof staffIncidentView>;

export const componentList = z.array(
  z.object({
    service: z.string(),
    name: z.string(),
    family: z.enum(families),
    places: z.array(z.object({ place: z.string(), name: z.string() })),
  }),
);
export type ComponentList = z.output<typeof componentList>;
