// What somebody typed and has not sent, kept in this browser for the account that typed it. Apart from the store: public pages have no drafts.
import { attempt, keyOf, keysOf, onChange, onStorage, put, type Slot, textAt } from "./browser-store.ts";
import { type KeptKind, keptNames, type NameOf, namesOf } from "./kept-names.ts";

type DraftShape<T> = { version: number; keptMs: number; read: (value: unknown) => T | null };
type Entry = { v: number; by: string; until: number; value: unknown };

/** What somebody typed and has not sent: only for the account that typed it, and not for ever. */
export function draftSlot<T>(name: NameOf<"draft">, shape: DraftShape<T>): Slot<T> {
  return {
    read(id) {
      const entry = entryOf(textAt(keptNames[name].store, keyOf(name, id)));
      if (!entry || entry.by !== account || entry.v !== shape.version || entry.until < Date.now()) return null;
      return attempt(() => shape.read(entry.value));
    },
    keep(value, id) {
      const key = keyOf(name, id);
      if (value === null) return put(keptNames[name].store, key, null);
      // Nobody is logged in (any more): nothing is kept for whoever comes next.
      if (account === null) return false;
      const text = JSON.stringify({ v: shape.version, by: account, until: Date.now() + shape.keptMs, value } satisfies Entry);
      if (put(keptNames[name].store, key, text)) return true;
      sweep();
      return put(keptNames[name].store, key, text);
    },
    subscribe: (listener, id) => onChange(keyOf(name, id), listener),
    onOtherTab: (listener, id) => onStorage(keyOf(name, id), listener),
  };
}

let account: string | null = null;

/** Whose drafts are kept and read from now on. What another account left in this browser goes, and so does what is too old. */
export function openDraftsOf(id: string | null): void {
  // The server draws for everybody: it belongs to nobody.
  if (typeof window === "undefined" || account === id) return;
  account = id;
  if (id !== null) sweep();
  channel();
}

/** At log-out: nothing that a person wrote stays, in this tab or another. Preferences do; the session forgets the account itself. */
export function forgetAll(): void {
  forgetDrafts();
  channel()?.postMessage("forget");
}

function forgetDrafts(): void {
  account = null;
  forgetNames("draft");
}

function sweep(): void {
  for (const name of namesOf("draft"))
    for (const key of keysOf(keptNames[name].store, name)) {
      const entry = entryOf(textAt(keptNames[name].store, key));
      if (!entry || entry.by !== account || entry.until < Date.now()) put(keptNames[name].store, key, null);
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

function entryOf(text: string | null): Entry | null {
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
