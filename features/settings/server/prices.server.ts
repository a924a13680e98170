// Prices: a version is a change, not a list. Several may lie ahead; each comes to hold on its day, whatever else was changed before.
import { desc, eq } from "drizzle-orm";
import { settingVersions } from "#db/schema/settings.ts";
import {
  changeBetween,
  changeOf,
  type PriceChange,
  type PricesValue,
  priceDefaults,
  pricesAt,
  withAmounts,
} from "#features/settings/rules/price-settings.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { add, historyLength, lockGroup, namesOf, type SettingsServices } from "./settings.server.ts";

export async function readPriceGroup(db: Db) {
  const now = new Date();
  const rows = await versions(db);
  const names = await namesOf(db, rows.slice(0, historyLength));
  const value = pricesAt(rows, now);
  const ahead = [...new Set(rows.map(({ holdsFrom }) => Number(holdsFrom)).filter((at) => at > Number(now)))].sort((a, b) => a - b);
  const planned = ahead.flatMap((at) => {
    const { set } = changeBetween(pricesAt(rows, new Date(at - 1)), pricesAt(rows, new Date(at)));
    return Object.entries(set).map(([field, to]) => ({ field, to, holds_from: new Date(at).toISOString() }));
  });
  return {
    id: "prices" as const,
    value,
    version: rows[0]?.seq ?? 0,
    is_default: linesOf(changeBetween(priceDefaults(), value)).length === 0,
    planned,
    history: rows.slice(0, historyLength).map((row) => ({
      version: row.seq,
      by: { id: row.staffId, name: names.get(row.staffId) ?? "" },
      at: row.createdAt.toISOString(),
      holds_from: row.holdsFrom.toISOString(),
      undoes: row.undoes,
      changes: linesOf(changeOf(row)),
    })),
  };
}

type Saving = { seen: number; value: PricesValue; from?: Date | undefined };

/** What differs from what holds now is what somebody wants to change; it changes on its day. */
export async function savePriceGroup(tx: Db, services: SettingsServices, staffId: string, { seen, value, from }: Saving): Promise<void> {
  await lockGroup(tx, "prices", seen);
  const rows = await versions(tx);
  const now = new Date();
  const at = from ?? now;
  const wanted = changeBetween(pricesAt(rows, now), value);
  const before = pricesAt(rows, at);
  await store(tx, services, { change: changeBetween(before, withAmounts(before, wanted.set)), at, staffId, undoes: null });
}

/** Of one that holds, what was before it; of one that is planned, what its day brings without it. */
export async function undoPrices(
  tx: Db,
  services: SettingsServices,
  staffId: string,
  { seen, undo }: { seen: number; undo: number },
): Promise<number> {
  await lockGroup(tx, "prices", seen);
  const rows = await versions(tx);
  const undone = rows.find(({ seq }) => seq === undo);
  if (!undone) throw new AppError("not_found");
  const now = new Date();
  const isPlanned = undone.holdsFrom > now;
  const at = isPlanned ? undone.holdsFrom : now;
  const before = pricesAt(rows, at);
  const after = isPlanned ? pricesAt(rows, at, undo) : withAmounts(before, changeOf(undone).was);
  return (await store(tx, services, { change: changeBetween(before, after), at, staffId, undoes: undo })) ?? seen;
}

type Storing = { change: PriceChange; at: Date; staffId: string; undoes: number | null };

async function store(tx: Db, services: SettingsServices, { change, at, staffId, undoes }: Storing): Promise<number | undefined> {
  const lines = linesOf(change);
  if (lines.length === 0) return undefined;
  return add(tx, services, { groupName: "prices", value: change, holdsFrom: at, staffId, undoes }, lines);
}

function linesOf({ set, was }: PriceChange) {
  return Object.entries(set).map(([field, to]) => ({
    field,
    from: String(was[field as keyof typeof was] ?? ""),
    to: String(to),
  }));
}

/** All of them, newest first: a list is made from every change, and there are a few in a month. */
function versions(db: Db) {
  return db.select().from(settingVersions).where(eq(settingVersions.groupName, "prices")).orderBy(desc(settingVersions.seq));
}
