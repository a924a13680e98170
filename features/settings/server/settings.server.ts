// Saving a setting adds a version; so does taking one back. Whoever has not seen the newest is refused, so that nobody overwrites unseen.
import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { settingVersions } from "#db/schema/settings.ts";
import type { SettingGroup } from "#features/settings/rules/setting-figures.ts";
import { groups, type SettingValues } from "#features/settings/rules/setting-groups.ts";
import { changedLines } from "#features/settings/rules/setting-lines.ts";
import type { SettingVersion } from "#features/settings/rules/settings.contract.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import { m } from "#platform/paraglide/messages.js";
import { readValue, settingsTopic } from "./settings-reader.server.ts";

export type SettingsServices = { bus: EventBus };

type Row = typeof settingVersions.$inferSelect;

export const historyLength = 50;

export const limit = { name: "settings-saved", points: 120, seconds: 3600 };

export async function readGroup<G extends SettingGroup>(db: Db, group: G) {
  const now = new Date();
  const rows = await newest(db, group, historyLength + 1);
  const holding = rows
    .filter(({ holdsFrom }) => holdsFrom <= now)
    .sort((a, b) => Number(b.holdsFrom) - Number(a.holdsFrom) || b.seq - a.seq)[0];
  return {
    id: group,
    value: readValue(group, holding?.value, now),
    version: rows[0]?.seq ?? 0,
    is_default: (holding?.value ?? null) === null,
    history: await present(db, group, rows, now),
  };
}

export async function saveGroup<G extends SettingGroup>(
  tx: Db,
  services: SettingsServices,
  staffId: string,
  change: { group: G; seen: number; value: SettingValues[G] },
): Promise<void> {
  const { group } = change;
  const latest = await lockGroup(tx, group, change.seen);
  const before = readValue(group, latest?.value, new Date());
  const value = settled(group, before, change.value);
  const lines = changedLines(group, before, value);
  if (lines.length === 0) return;
  await add(tx, services, { groupName: group, value, holdsFrom: new Date(), staffId, undoes: null }, lines);
}

/** What held before that version holds again, from the day on which it came to hold. */
export async function undoVersion(
  tx: Db,
  services: SettingsServices,
  staffId: string,
  change: { group: SettingGroup; seen: number; undo: number },
): Promise<number> {
  const { group, undo } = change;
  const latest = await lockGroup(tx, group, change.seen);
  const [undone, before] = await newest(tx, group, 2, undo);
  if (undone?.seq !== undo) throw new AppError("not_found");
  const now = new Date();
  const held = readValue(group, latest?.value, now);
  const again = settled(group, held, readValue(group, before?.value, now));
  const lines = changedLines(group, held, again);
  if (lines.length === 0) return latest?.seq ?? 0;
  const holdsFrom = undone.holdsFrom > now ? undone.holdsFrom : now;
  // Where nothing is kept of what is taken back, nothing saved is nothing saved again.
  const value = groups[group].settle ? again : (before?.value ?? null);
  return add(tx, services, { groupName: group, value, holdsFrom, staffId, undoes: undo }, lines);
}

/** The value as it is stored: with what the group keeps of the one before, and still within its limits. */
function settled<G extends SettingGroup>(group: G, before: SettingValues[G], wanted: SettingValues[G]): SettingValues[G] {
  const { settle, schema } = groups[group];
  if (!settle) return wanted;
  const value = settle(before, wanted);
  const read = schema.safeParse(value);
  if (!read.success) throw new AppError("invalid", { fields: { [`value.${group}`]: [m.setting_too_many()] } });
  return value;
}

export async function add(
  tx: Db,
  { bus }: SettingsServices,
  row: typeof settingVersions.$inferInsert,
  lines: ReturnType<typeof changedLines>,
): Promise<number> {
  const [stored] = await tx.insert(settingVersions).values(row).returning({ seq: settingVersions.seq });
  if (!stored) throw new Error("The setting was not stored");
  for (const { field, from, to } of lines) noteChange(tx, field, from, to);
  await bus.publish(tx, settingsTopic, { group: row.groupName });
  return stored.seq;
}

/** Writers of one group stand one after the other. */
export async function lockGroup(tx: Db, group: SettingGroup, seen: number): Promise<Row | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`settings:${group}`}))`);
  const [latest] = await newest(tx, group, 1);
  if ((latest?.seq ?? 0) !== seen) throw new AppError("property_changed");
  return latest;
}

function newest(db: Db, group: SettingGroup, count: number, upTo?: number): Promise<Row[]> {
  return db
    .select()
    .from(settingVersions)
    .where(and(eq(settingVersions.groupName, group), upTo === undefined ? undefined : lt(settingVersions.seq, upTo + 1)))
    .orderBy(desc(settingVersions.seq))
    .limit(count);
}

export async function namesOf(db: Db, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const people = [...new Set(rows.map(({ staffId }) => staffId))];
  const names = people.length
    ? await db.select({ id: accounts.id, name: accounts.name }).from(accounts).where(inArray(accounts.id, people))
    : [];
  return new Map(names.map(({ id, name }) => [id, name]));
}

async function present(db: Db, group: SettingGroup, rows: readonly Row[], now: Date): Promise<SettingVersion[]> {
  const nameOf = await namesOf(db, rows);
  return rows.slice(0, historyLength).map((row, at) => ({
    version: row.seq,
    by: { id: row.staffId, name: nameOf.get(row.staffId) ?? "" },
    at: row.createdAt.toISOString(),
    holds_from: row.holdsFrom.toISOString(),
    undoes: row.undoes,
    changes: changedLines(group, readValue(group, rows[at + 1]?.value, now), readValue(group, row.value, now)),
  }));
}
