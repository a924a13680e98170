// What is wrong or planned: now, in the last fortnight, and over 90 days.
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { everyVersion, versionFor } from "#content/versions.ts";
import { accounts } from "#db/schema/accounts.ts";
import { incidentComponents, incidents, incidentUpdates, statusRecord } from "#db/schema/status.ts";
import { decodeCursor, encodeCursor, isMoment } from "#platform/api/cursor.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { dayOf } from "#platform/i18n/days.ts";
import { reaches, type StatusService, statusServices, type Touched, touchedBy } from "../rules/components.ts";
import { levelOf, ribbonDays, ribbonOf, ribbonStart, type Span, worst } from "../rules/day-ribbon.ts";
import { stageAt, stateAt } from "../rules/stages.ts";
import type { HistoryView, IncidentDetail, IncidentView, StaffIncident, StatusView } from "../rules/status-views.ts";
import { placeName, serviceName, touchedWords } from "./component-names.server.ts";

const shownDays = 14;
const dayMs = 86_400_000;
const pageSize = 30;

type Update = typeof incidentUpdates.$inferSelect & { by: string | null };
/** An incident with all that hangs on it. */
export type IncidentRow = typeof incidents.$inferSelect & { touched: Touched[]; updates: Update[] };

export async function getStatus(db: Db, locale: Locale, now = new Date()): Promise<StatusView> {
  const rows = await readRows(db, endedAfter(now.getTime() - shownDays * dayMs), 50);
  const list = rows.map((row) => present(row, locale, now));
  return { ok: !list.some(({ kind, state }) => kind === "incident" && state === "running"), incidents: list };
}

export async function getIncident(db: Db, locale: Locale, id: string, now = new Date()): Promise<IncidentDetail> {
  return detail(await incidentRow(db, id), locale, now);
}

export async function getIncidentView(db: Db, locale: Locale, id: string, now = new Date()): Promise<IncidentView> {
  return present(await incidentRow(db, id), locale, now);
}

export async function getHistory(db: Db, locale: Locale, now = new Date()): Promise<HistoryView> {
  const rows = await readRows(db, endedAfter(now.getTime() - ribbonDays * dayMs), 500);
  const [record] = await db.select().from(statusRecord);
  // What was written down afterwards of a day before counts as written down.
  const first = rows.reduce((least, { startsAt }) => Math.min(least, startsAt.getTime()), (record?.beganAt ?? now).getTime());
  return {
    from: ribbonStart(now.getTime()),
    recorded_from: dayOf(first),
    at: now.toISOString(),
    services: statusServices.map((service) => ({
      service: service.service,
      name: serviceName(service.service, locale),
      family: service.family,
      ...courseOf(rows, now, service),
      places: service.places.map((place) => ({ place, name: placeName(place, locale), ...courseOf(rows, now, service, place) })),
    })),
    incidents: rows.map((row) => detail(row, locale, now)),
  };
}

/** For the console: newest first, every language. */
export async function listIncidents(db: Db, locale: Locale, cursor: string | undefined, now = new Date()) {
  const after = decodeCursor(cursor, isMoment);
  const older = after
    ? or(lt(incidents.startsAt, new Date(after.value)), and(eq(incidents.startsAt, new Date(after.value)), gt(incidents.id, after.id)))
    : undefined;
  const rows = await readRows(db, older, pageSize + 1);
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return {
    data: rows.slice(0, pageSize).map((row) => staffView(row, locale, now)),
    meta: { next_cursor: last ? encodeCursor({ value: last.startsAt.toISOString(), id: last.id }) : null },
  };
}

export async function getStaffIncident(db: Db, locale: Locale, id: string, now = new Date()): Promise<StaffIncident> {
  return staffView(await incidentRow(db, id), locale, now);
}

export async function incidentRow(db: Db, id: string): Promise<IncidentRow> {
  const [row] = await readRows(db, eq(incidents.id, id), 1);
  if (!row) throw new AppError("not_found");
  return row;
}

function endedAfter(ms: number): SQL | undefined {
  return or(isNull(incidents.endsAt), gt(incidents.endsAt, new Date(ms)));
}

/** Newest first. An incident that came without pairs (by an older client of the API) has those its codes name. */
async function readRows(db: Db, where: SQL | undefined, limit: number): Promise<IncidentRow[]> {
  const found = await db
    .select()
    .from(incidents)
    .where(where)
    .orderBy(desc(sql`date_trunc('milliseconds', ${incidents.startsAt})`), asc(incidents.id))
    .limit(limit);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [pairs, told] = await Promise.all([
    db.select().from(incidentComponents).where(inArray(incidentComponents.incidentId, ids)),
    db
      .select({ update: incidentUpdates, by: accounts.name })
      .from(incidentUpdates)
      .leftJoin(accounts, eq(accounts.id, incidentUpdates.byId))
      .where(inArray(incidentUpdates.incidentId, ids))
      .orderBy(desc(incidentUpdates.at), desc(incidentUpdates.id)),
  ]);
  return found.map((row) => {
    const touched = pairs.filter(({ incidentId }) => incidentId === row.id).map(({ service, place }) => ({ service, place }));
    const updates = told.filter(({ update }) => update.incidentId === row.id).map(({ update, by }) => ({ ...update, by }));
    return { ...row, touched: touched.length > 0 ? touched : pairsOf(row.affects), updates };
  });
}

/** An incident that names nothing is one of the network. */
function pairsOf(affects: readonly string[]): Touched[] {
  return affects.length > 0 ? affects.map(touchedBy) : [{ service: "network", place: "" }];
}

/** The level now, and day by day. */
function courseOf(rows: readonly IncidentRow[], now: Date, service: StatusService, place?: string) {
  const mine = rows.filter(({ touched }) => touched.some((pair) => reaches(pair, service, place)));
  const spans = mine.map((row): Span => ({ from: row.startsAt.getTime(), to: (row.endsAt ?? now).getTime(), level: levelOf(row) }));
  const days = ribbonOf(spans, now.getTime());
  const running = mine.filter((row) => stateAt(row, now) === "running");
  return { level: worst(running.map(levelOf)), minutes: days.reduce((sum, { minutes }) => sum + minutes, 0), days };
}

function shared(row: IncidentRow, locale: Locale, now: Date) {
  const told = row.updates[0]?.at ?? row.createdAt;
  return {
    id: row.id,
    kind: row.kind,
    affects: row.affects,
    components: row.touched.map((pair) => ({ ...pair, name: touchedWords(pair, locale) })),
    severity: row.kind === "incident" ? (row.severity ?? "major") : null,
    stage: stageAt(row, now),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
    updated_at: (row.endsAt && row.endsAt <= now && row.endsAt > told ? row.endsAt : told).toISOString(),
    state: stateAt(row, now),
  };
}

function present(row: IncidentRow, locale: Locale, now: Date): IncidentView {
  return { ...shared(row, locale, now), title: versionFor(row.title, locale), body: versionFor(row.body, locale) };
}

function detail(row: IncidentRow, locale: Locale, now: Date): IncidentDetail {
  const updates = row.updates.map(({ id, stage, text, at }) => ({ id, stage, text: versionFor(text, locale), at: at.toISOString() }));
  return { ...present(row, locale, now), updates };
}

function staffView(row: IncidentRow, locale: Locale, now: Date): StaffIncident {
  const updates = row.updates.map(({ id, stage, text, at, by }) => ({ id, stage, text: everyVersion(text), at: at.toISOString(), by }));
  return { ...shared(row, locale, now), title: everyVersion(row.title), body: everyVersion(row.body), updates };
}
