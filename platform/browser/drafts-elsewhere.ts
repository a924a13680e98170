// What the account has begun on its other devices, as the server tells it: put where the forms of this browser look for it. Nothing that a
// form already shows is replaced under its writer's hands.
import { attempt, keysOf, put, textAt } from "./browser-store.ts";
import { type DraftChange, revsOf, shownHere, travelling, travels, wordsOf } from "./draft-slot.ts";
import { draftAccount, type Entry, entryOf } from "./drafts.ts";
import { keptNames, type NameOf } from "./kept-names.ts";

export type DraftRow = Pick<DraftChange, "place" | "rev" | "knows" | "entry">;

const keptMs = 7 * 86_400_000;

/** Gives back the drafts that are not what this page shows: they were changed elsewhere while it stood open. */
export function takeDrafts<Row extends DraftRow>(rows: readonly Row[]): Row[] {
  const by = draftAccount();
  if (typeof window === "undefined" || by === null) return [];
  return rows.filter((row) => {
    const store = storeOf(row.place);
    if (!store) return false;
    const shown = shownHere(row.place);
    if (shown) return !shown.revs.includes(row.rev) && shown.entry !== row.entry;
    const here = ownEntry(textAt(store, row.place), by);
    const known = here?.value === null ? revsOf(row) : row.knows;
    if (!here || (here.rev && known.includes(here.rev))) put(store, row.place, asKept(row, by));
    return false;
  });
}

/** What this browser has and the server has never heard of: written without a line, or in the last second of a page. */
export function unsentDrafts(rows: readonly DraftRow[]): DraftChange[] {
  const by = draftAccount();
  if (by === null) return [];
  const heard = new Set(rows.flatMap((row) => revsOf(row)));
  return travelling.flatMap((name) =>
    keysOf(keptNames[name].store, name).flatMap((place) => {
      const here = ownEntry(textAt(keptNames[name].store, place), by);
      if (!here?.rev || heard.has(here.rev)) return [];
      return [{ by, place, rev: here.rev, knows: here.knows ?? [], entry: wordsOf(here) }];
    }),
  );
}

function storeOf(place: string) {
  const [name = ""] = place.split(":");
  return travels(name) ? keptNames[name as NameOf<"draft">].store : null;
}

function ownEntry(text: string | null, by: string): Entry | null {
  const entry = entryOf(text);
  return entry?.by === by && entry.until >= Date.now() ? entry : null;
}

function asKept({ rev, knows, entry }: DraftRow, by: string): string | null {
  const words = attempt(() => JSON.parse(entry ?? "null") as { v: number; value: unknown } | null);
  return words && JSON.stringify({ v: words.v, by, until: Date.now() + keptMs, value: words.value, rev, knows } satisfies Entry);
}
