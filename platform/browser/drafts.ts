// Whose unsent words this browser keeps, and when they go. Forms keep them by draft-slot.ts, which pages without a form do not carry.
import { attempt, keysOf, put, textAt } from "./browser-store.ts";
import { type KeptKind, keptNames, namesOf } from "./kept-names.ts";

/**
 * As it stands in the storage: whose it is, how long, and what this browser knew of it when it was written (draft-slot.ts). A value of null was
 * sent or dropped, and the server has not said yet that it knows.
 */
export type Entry = { v: number; by: string; until: number; value: unknown; rev?: string; knows?: string[] };

/** A draft as a form of this page showed it last, and the changes it came from. `loose`: the newest of them has not left this page yet. */
export type Known = { revs: string[]; entry: string | null; loose?: boolean };

/** Everything this page remembers of a person is in here, so that whoever leaves takes it along, also when the same one comes back. */
type Writer = { id: string; shown: Map<string, Known> };
let writer: Writer | null = null;

export function draftWriter(): Writer | null {
  return writer;
}

export function draftAccount(): string | null {
  return writer?.id ?? null;
}

/** Whose drafts are kept and read from now on. What another account left in this browser goes, and so does what is too old. */
export function openDraftsOf(id: string | null): void {
  // The server draws for everybody: it belongs to nobody.
  if (typeof window === "undefined" || draftAccount() === id) return;
  writer = id === null ? null : { id, shown: new Map() };
  if (id !== null) sweep();
  channel();
}

/** At log-out: nothing that a person wrote stays, in this tab or another. Preferences do; the session forgets the account itself. */
export function forgetAll(): void {
  forgetDrafts();
  channel()?.postMessage("forget");
}

function forgetDrafts(): void {
  writer = null;
  forgetNames("draft");
}

export function sweep(): void {
  for (const name of namesOf("draft"))
    for (const key of keysOf(keptNames[name].store, name)) {
      const entry = entryOf(textAt(keptNames[name].store, key));
      if (!entry || entry.by !== draftAccount() || entry.until < Date.now()) put(keptNames[name].store, key, null);
    }
}

// Another tab's sessionStorage can only be cleared by that tab.
let line: BroadcastChannel | undefined;
function channel(): BroadcastChannel | undefined {
  if (!line && typeof window !== "undefined" && "BroadcastChannel" in window) {
    line = new BroadcastChannel("browser-store");
    line.addEventListener("message", forgetDrafts);
  }
  return line;
}

export function entryOf(text: string | null): Entry | null {
  const entry = attempt(() => JSON.parse(text ?? "null") as Partial<Entry> | null);
  const whole = typeof entry?.by === "string" && typeof entry.v === "number" && typeof entry.until === "number";
  return whole ? (entry as Entry) : null;
}

export function forgetPreferences(): void {
  forgetNames("preference");
}

function forgetNames(kind: KeptKind): void {
  for (const name of namesOf(kind)) for (const key of keysOf(keptNames[name].store, name)) put(keptNames[name].store, key, null);
}
