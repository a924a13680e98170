import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, gt, lt, notInArray, sql } from "drizzle-orm";
import { draftDays } from "#content/figures/legal.ts";
import { drafts } from "#db/schema/drafts.ts";
import { type ExportPart, jsonFile } from "#features/accounts/privacy/data-export.server.ts";
import { knownMaximum } from "#platform/browser/draft-slot.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { draftsMaximum } from "./draft-limits.ts";
import type { DraftView } from "./drafts.contract.ts";

type Change = { place: string; rev: string; knows: string[]; entry: string | null };

const shown = { place: drafts.place, rev: drafts.rev, knows: drafts.knows, entry: drafts.entry, other: drafts.other };
const at = (accountId: string, place: string) => and(eq(drafts.accountId, accountId), eq(drafts.place, place));
const end = () => new Date(Date.now() + draftDays * 86_400_000);

export function listDrafts(db: Db, accountId: string): Promise<DraftView[]> {
  const mine = and(eq(drafts.accountId, accountId), gt(drafts.until, new Date()));
  return db.select(shown).from(drafts).where(mine).orderBy(asc(drafts.place));
}

/**
 * Written after what stands here: takes its place. Written before it and late: changes nothing. Written beside it, neither knowing of the
 * other: what arrives stands, and the other text waits until the writer has looked at it.
 */
export async function keepDraft(tx: Db, accountId: string, { place, rev, knows, entry }: Change): Promise<DraftView> {
  const first = { accountId, place, rev, knows, entry, until: end() };
  const [begun] = await tx.insert(drafts).values(first).onConflictDoNothing().returning(shown);
  if (begun) {
    await letOldestGo(tx, accountId);
    return begun;
  }
  const [stands] = await tx.select(shown).from(drafts).where(at(accountId, place)).for("update");
  if (!stands) throw new AppError("internal");
  if (stands.rev === rev || stands.knows.includes(rev)) return stands;
  const beside = !knows.includes(stands.rev) && stands.entry !== null && stands.entry !== entry;
  const [now] = await tx
    .update(drafts)
    .set({
      rev,
      knows: [...new Set([stands.rev, ...knows])].slice(0, knownMaximum),
      entry,
      until: end(),
      ...(beside ? { other: stands.entry } : {}),
    })
    .where(at(accountId, place))
    .returning(shown);
  return now ?? stands;
}

/** The other text instead, and this one is the other then; or the other goes. */
export async function settleDraft(tx: Db, accountId: string, place: string, use: boolean): Promise<void> {
  const [stands] = await tx.select(shown).from(drafts).where(at(accountId, place)).for("update");
  if (!stands || stands.other === null) throw new AppError("not_found");
  const swapped = {
    rev: randomBytes(8).toString("hex"),
    knows: [stands.rev, ...stands.knows].slice(0, knownMaximum),
    entry: stands.other,
    other: stands.entry,
  };
  await tx
    .update(drafts)
    .set(use ? { ...swapped, until: end() } : { other: null })
    .where(at(accountId, place));
}

/** Beyond the maximum the ones that nobody has touched for longest go. */
async function letOldestGo(tx: Db, accountId: string): Promise<void> {
  const newest = tx
    .select({ place: drafts.place })
    .from(drafts)
    .where(eq(drafts.accountId, accountId))
    .orderBy(desc(drafts.until), asc(drafts.place))
    .limit(draftsMaximum);
  await tx.delete(drafts).where(and(eq(drafts.accountId, accountId), notInArray(drafts.place, newest)));
}

export async function sweepDrafts(db: Db): Promise<void> {
  await db.delete(drafts).where(lt(drafts.until, sql`now()`));
}

export const exportDrafts: ExportPart = async (db, accountId) => {
  const begun = (await listDrafts(db, accountId)).filter(({ entry, other }) => entry !== null || other !== null);
  if (begun.length === 0) return [];
  return [
    jsonFile(
      "drafts.json",
      begun.map(({ place, entry, other }) => ({ place, draft: asWritten(entry), other: asWritten(other) })),
    ),
  ];
};

function asWritten(entry: string | null): unknown {
  try {
    return entry && JSON.parse(entry).value;
  } catch {
    return entry;
  }
}
