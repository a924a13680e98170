// What somebody typed and has not sent: kept in this browser for the account that typed it, and told to whoever takes it to the account's
// other devices (features/drafts). Every change has a name, its rev, and says which earlier ones its writer had seen. So two devices can
// tell "written after" from "written beside", whatever their clocks say and in whatever order things arrive.
import { attempt, keyOf, onChange, onStorage, put, type Slot, textAt } from "./browser-store.ts";
import { draftAccount, draftWriter, type Entry, entryOf, type Known, sweep } from "./drafts.ts";
import { keptNames, type NameOf } from "./kept-names.ts";

type DraftShape<T> = { version: number; keptMs: number; read: (value: unknown) => T | null };

/** These follow the account to its other devices. Posts have revisions of their own; an outbox is sent by the device it stands on. */
export const travelling = ["ticket-draft", "desk-draft", "enquiry-draft", "chat-draft"] as const satisfies readonly NameOf<"draft">[];

/** One change of a draft. `entry` is the same text for the same words; null: sent or dropped. */
export type DraftChange = { by: string; place: string; rev: string; knows: string[]; entry: string | null };

/** How many earlier changes one remembers: more than are ever on their way at once. */
export const knownMaximum = 30;

export function draftSlot<T>(name: NameOf<"draft">, shape: DraftShape<T>): Slot<T> {
  const { store } = keptNames[name];
  return {
    read(id) {
      const key = keyOf(name, id);
      const found = entryOf(textAt(store, key));
      const entry = found?.by === draftAccount() && found.v === shape.version && found.until >= Date.now() ? found : null;
      // A form that finds nothing is based on that: what comes from another device later is not what it shows.
      draftWriter()?.shown.set(key, { revs: entry ? revsOf(entry) : [], entry: wordsOf(entry) });
      return entry && entry.value !== null ? attempt(() => shape.read(entry.value)) : null;
    },
    keep(value, id) {
      const key = keyOf(name, id);
      const writer = draftWriter();
      // Nobody is logged in (any more): nothing is kept for whoever comes next.
      if (!writer) return value === null && put(store, key, null);
      const { id: by, shown } = writer;
      const before = entryOf(textAt(store, key));
      const known = shown.get(key) ?? { revs: before ? revsOf(before) : [], entry: wordsOf(before) };
      const entry = wordsOf({ v: shape.version, value });
      const changed = entry !== known.entry;
      // Until the newest change has left this page, what is typed meanwhile is the same change.
      const revs = changed && !known.loose ? [newRev(), ...known.revs].slice(0, knownMaximum) : known.revs;
      const [rev, ...knows] = revs;
      shown.set(key, { revs, entry, loose: known.loose || changed });
      if (changed && rev && travels(name)) hear?.({ by, place: key, rev, knows, entry });
      // The server may still have what was dropped here: the next page must not take it for something begun elsewhere.
      const heardOf = travels(name) && knows.length > 0 && (changed || before?.value === null);
      if (value === null && !heardOf) return put(store, key, null);
      const kept = { v: shape.version, by, until: Date.now() + shape.keptMs, value, ...(rev ? { rev } : {}), knows } satisfies Entry;
      if (put(store, key, JSON.stringify(kept))) return true;
      sweep();
      return put(store, key, JSON.stringify(kept));
    },
    subscribe: (listener, id) => onChange(keyOf(name, id), listener),
    onOtherTab: (listener, id) => onStorage(keyOf(name, id), listener),
  };
}

/** What a form of this page shows, and the changes it came from; undefined: none has asked for it yet. */
export function shownHere(place: string): Readonly<Known> | undefined {
  return draftWriter()?.shown.get(place);
}

let hear: ((change: DraftChange) => void) | undefined;
export function onDraftChange(listener: (change: DraftChange) => void): () => void {
  hear = listener;
  return () => {
    if (hear === listener) hear = undefined;
  };
}

/** It is on its way: what is typed from now on is another change. */
export function letGo(place: string): void {
  const shown = draftWriter()?.shown;
  const known = shown?.get(place);
  if (known) shown?.set(place, { ...known, loose: false });
}

export function travels(name: string): boolean {
  return (travelling as readonly string[]).includes(name);
}

export function revsOf({ rev, knows }: Pick<Entry, "rev" | "knows">): string[] {
  return rev ? [rev, ...(knows ?? [])] : [];
}

export function wordsOf(entry: Pick<Entry, "v" | "value"> | null): string | null {
  return entry && entry.value !== null ? JSON.stringify({ v: entry.v, value: entry.value }) : null;
}

/** randomUUID is missing on pages that are not served securely. */
function newRev(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
