// Writing incidents and planned work. Each write drops the stored pages that tell of it, and again at the moments it plans.
import { randomUUID } from "node:crypto";
import { and, eq, gte } from "drizzle-orm";
import type { z } from "zod";
import { forEveryLocale, type Locale } from "#content/locales.ts";
import { incidentComponents, incidents, incidentUpdates } from "#db/schema/status.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import type { Config } from "#platform/config.ts";
import type { Database, Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import { tellOutside } from "#platform/events/outside-events.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import { m } from "#platform/paraglide/messages.js";
import { newId } from "#platform/random-token.server.ts";
import type { Secrets } from "#platform/secrets.ts";
import { type Touched, touchedBy, touchedName } from "../rules/components.ts";
import { mayTell, movedBy, type Stage, stageAt } from "../rules/stages.ts";
import type { incidentBody, incidentChange, updateBody } from "../rules/status.contract.ts";

export type StatusServices = {
  bus: EventBus;
  jobs: Jobs;
  database: Database;
  mail: Mailer;
  config: Config;
  secrets: Secrets;
  origin: (locale: Locale) => string;
};

/** Told to whoever asked for mails; `updateId` is empty for what was written when it was published. */
export const statusMailJob = "status-mails";
/** Told in every ticket that is linked. */
export const statusTicketsJob = "status-tickets";
/** When planned work begins or ends: drops stored pages, and tells of an end that nobody has told of. */
export const statusMomentJob = "status-moment";

type Incident = typeof incidents.$inferSelect;
type Writer = { byId: string | null; now?: Date };

export async function reportIncident(tx: Db, services: StatusServices, input: z.output<typeof incidentBody>): Promise<{ id: string }> {
  const id = randomUUID();
  const row = {
    id,
    kind: input.kind,
    affects: codesOf(input.affects),
    severity: input.kind === "incident" ? (input.severity ?? "major") : null,
    title: input.title,
    body: input.body,
    startsAt: new Date(input.starts_at),
    endsAt: input.ends_at ? new Date(input.ends_at) : null,
  };
  await tx.insert(incidents).values(row);
  await storeTouched(tx, id, input.affects);
  noteChange(tx, "title", null, Object.values(input.title));
  await announce(tx, services, row);
  await services.jobs.send(tx, statusMailJob, { incidentId: id, updateId: "" });
  await tellOutside(tx, services, "incident.published", outside(row, stageAt({ ...row, stage: null }, new Date())));
  return { id };
}

export async function updateIncident(tx: Db, services: StatusServices, id: string, change: z.output<typeof incidentChange>): Promise<void> {
  const { affects, starts_at, ends_at, ...texts } = change;
  const fields = {
    ...texts,
    affects: affects && codesOf(affects),
    startsAt: starts_at === undefined ? undefined : new Date(starts_at),
    endsAt: ends_at ? new Date(ends_at) : ends_at,
  };
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Incident>;
  if (Object.keys(given).length === 0) throw new AppError("invalid");
  const before = await held(tx, id);
  const after = { ...before, ...given };
  if (after.endsAt && after.endsAt <= after.startsAt) throw new AppError("invalid");
  if (given.severity && before.kind === "maintenance") throw new AppError("invalid");
  await tx.update(incidents).set(given).where(eq(incidents.id, id));
  if (affects) await storeTouched(tx, id, affects);
  if (given.title) noteChange(tx, "title", Object.values(before.title), Object.values(given.title));
  if (given.body) noteChange(tx, "text", Object.values(before.body), Object.values(given.body));
  noteChange(tx, "severity", before.severity, after.severity);
  noteChange(tx, "affects", before.affects, after.affects);
  noteChange(tx, "starts_at", before.startsAt, after.startsAt);
  noteChange(tx, "ends_at", before.endsAt, after.endsAt);
  await announce(tx, services, after);
}

export async function tellIncident(
  tx: Db,
  services: StatusServices,
  told: { id: string } & z.output<typeof updateBody> & Writer,
): Promise<{ id: string }> {
  const { id: incidentId, stage, text, byId, now = new Date() } = told;
  const before = await held(tx, incidentId);
  if (!mayTell(before, stage, now)) throw new AppError("invalid");
  const moved = movedBy(before, stage, now);
  const id = newId();
  await tx.insert(incidentUpdates).values({ id, incidentId, stage, text, byId, at: now });
  await tx.update(incidents).set(moved).where(eq(incidents.id, incidentId));
  noteChange(tx, "stage", before.stage, stage);
  noteChange(tx, "text", null, Object.values(text));
  noteChange(tx, "ends_at", before.endsAt, moved.endsAt);
  await announce(tx, services, { ...before, ...moved });
  await services.jobs.send(tx, statusMailJob, { incidentId, updateId: id });
  await services.jobs.send(tx, statusTicketsJob, { incidentId, updateId: id });
  await tellOutside(tx, services, stage === "resolved" || stage === "done" ? "incident.ended" : "incident.updated", outside(before, stage));
  return { id };
}

/**
 * Planned work whose time is over and of whose end nobody has told: told once, as of that moment, to subscribers, linked tickets and outside.
 * Whoever ends it by hand, or moves its end, is not spoken over.
 */
export async function endByClock(tx: Db, services: StatusServices, incidentId: string, now = new Date()): Promise<void> {
  const [row] = await tx.select().from(incidents).where(eq(incidents.id, incidentId)).for("update");
  const { kind, endsAt } = row ?? {};
  if (kind !== "maintenance" || !endsAt || endsAt > now) return;
  const mine = and(eq(incidentUpdates.incidentId, incidentId), eq(incidentUpdates.stage, "done"), gte(incidentUpdates.at, endsAt));
  const told = await tx.select({ id: incidentUpdates.id }).from(incidentUpdates).where(mine).limit(1);
  if (told.length > 0) return;
  const updateId = newId();
  const text = forEveryLocale((locale) => m.status_ended_by_clock({}, { locale }));
  await tx.insert(incidentUpdates).values({ id: updateId, incidentId, stage: "done", text, byId: null, at: endsAt });
  await services.jobs.send(tx, statusMailJob, { incidentId, updateId });
  await services.jobs.send(tx, statusTicketsJob, { incidentId, updateId });
  await tellOutside(tx, services, "incident.ended", outside({ id: incidentId, kind, severity: null }, "done"));
  await services.bus.publish(tx, "pages", { tag: "status" });
}

/** What a webhook is told; the words are on the page and in the API. */
function outside({ id, kind, severity }: Pick<Incident, "id" | "kind" | "severity">, stage: Stage) {
  return { id, kind, severity, stage };
}

async function held(tx: Db, id: string): Promise<Incident> {
  const [row] = await tx.select().from(incidents).where(eq(incidents.id, id)).for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

/** What an older reader of the API goes by: the building where one is named, else the service. */
function codesOf(affects: readonly string[]): string[] {
  return [...new Set(affects.map((name) => name.split("@").at(-1) ?? name))];
}

async function storeTouched(tx: Db, incidentId: string, affects: readonly string[]): Promise<void> {
  const pairs = new Map(affects.map((name): [string, Touched] => [touchedName(touchedBy(name)), touchedBy(name)]));
  await tx.delete(incidentComponents).where(eq(incidentComponents.incidentId, incidentId));
  if (pairs.size > 0) await tx.insert(incidentComponents).values([...pairs.values()].map((pair) => ({ incidentId, ...pair })));
}

async function announce(tx: Db, { bus, jobs }: StatusServices, incident: Pick<Incident, "id" | "startsAt" | "endsAt">): Promise<void> {
  const { id: incidentId, startsAt, endsAt } = incident;
  await bus.publish(tx, "pages", { tag: "status" });
  for (const moment of [startsAt, endsAt]) {
    if (moment && moment.getTime() > Date.now()) await jobs.send(tx, statusMomentJob, { incidentId }, { startAfter: moment });
  }
}
