// What is wrong or planned, now and in the last fortnight.
import { randomUUID } from "node:crypto";
import { desc, eq, gt, isNull, or } from "drizzle-orm";
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { versionFor } from "#content/versions.ts";
import { incidents } from "#db/schema/status.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import type { IncidentView, incidentBody, incidentChange, StatusView } from "./status.contract.ts";

const shownDays = 14;

export async function getStatus(db: Db, locale: Locale, now = new Date()): Promise<StatusView> {
  const since = new Date(now.getTime() - shownDays * 86_400_000);
  const rows = await db
    .select()
    .from(incidents)
    .where(or(isNull(incidents.endsAt), gt(incidents.endsAt, since)))
    .orderBy(desc(incidents.startsAt))
    .limit(50);
  const list = rows.map((row) => present(row, locale, now));
  return { ok: !list.some(({ kind, state }) => kind === "incident" && state === "running"), incidents: list };
}

export async function reportIncident(db: Db, bus: EventBus, input: z.output<typeof incidentBody>): Promise<{ id: string }> {
  const id = randomUUID();
  await db.insert(incidents).values({
    id,
    kind: input.kind,
    affects: input.affects,
    title: input.title,
    body: input.body,
    startsAt: new Date(input.starts_at),
    endsAt: input.ends_at ? new Date(input.ends_at) : null,
  });
  noteChange(db, "title", null, Object.values(input.title));
  await bus.publish(db, "pages", { tag: "status" });
  return { id };
}

export async function updateIncident(db: Db, bus: EventBus, id: string, change: z.output<typeof incidentChange>): Promise<void> {
  const fields = {
    title: change.title,
    body: change.body,
    endsAt: change.ends_at ? new Date(change.ends_at) : change.ends_at,
  };
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) throw new AppError("invalid");
  const [before] = await db.select().from(incidents).where(eq(incidents.id, id)).for("update");
  if (!before) throw new AppError("not_found");
  await db.update(incidents).set(given).where(eq(incidents.id, id));
  if (fields.title) noteChange(db, "title", Object.values(before.title), Object.values(fields.title));
  if (fields.body) noteChange(db, "text", Object.values(before.body), Object.values(fields.body));
  if (fields.endsAt !== undefined) noteChange(db, "ends_at", before.endsAt, fields.endsAt);
  await bus.publish(db, "pages", { tag: "status" });
}

function present(row: typeof incidents.$inferSelect, locale: Locale, now: Date): IncidentView {
  const over = row.endsAt !== null && row.endsAt <= now;
  return {
    id: row.id,
    kind: row.kind,
    affects: row.affects,
    title: versionFor(row.title, locale),
    body: versionFor(row.body, locale),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
    state: over ? "over" : row.startsAt > now ? "planned" : "running",
  };
}
