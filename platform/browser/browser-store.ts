// What this browser keeps: the only module that touches localStorage and sessionStorage. Reading never throws: a value that is damaged, of
// another version, too old or somebody else's is no value. Storage that refuses is made up for by this page's memory.
import { type KeptName, keptNames, type NameOf, namesOf } from "./kept-names.ts";

export type Slot<T> = {
  read(id?: string): T | null;
  /** null drops it. False: it is kept by this page only, not by the browser. */
  keep(value: T | null, id?: string): boolean;
  /** Called when it changes, in this tab or another. */
  subscribe(listener: () => void, id?: string): () => void;
  /** Called when another tab has changed it. */
  onOtherTab(listener: () => void, id?: string): () => void;
};

type TextName = NameOf<"preference" | "mechanism" | "account">;

/** Not what somebody typed: a bare text, which other scripts may read too. */
export function textSlot<T>(name: TextName, read: (text: string) => T | null, write: (value: T) => string = String): Slot<T> {
  return {
    read(id) {
      const text = textAt(name, keyOf(name, id));
      return text === null ? null : attempt(() => read(text));
    },
    keep: (value, id) => put(name, keyOf(name, id), value === null ? null : write(value)),
    subscribe: (listener, id) => onChange(keyOf(name, id), listener),
    onOtherTab: (listener, id) => onStorage(keyOf(name, id), listener),
  };
}

/** For slots that hold a number. */
export function numberIn(text: string): number | null {
  return Number.isFinite(Number(text)) ? Number(text) : null;
}

type DraftShape<T> = { version: number; keptMs: number; read: (value: unknown) => T | null };
type Entry = { v: number; by: string; until: number; value: unknown };

/** What somebody typed and has not sent: only for the account that typed it, and not for ever. */
export function draftSlot<T>(name: NameOf<"draft">, shape: DraftShape<T>): Slot<T> {
  return {
    read(id) {
      const entry = entryOf(textAt(name, keyOf(name, id)));
      if (!entry || entry.by !== account || entry.v !== shape.version || entry.until < Date.now()) return null;
      return attempt(() => shape.read(entry.value));
    },
    keep(value, id) {
      const key = keyOf(name, id);
      if (value === null) return put(name, key, null);
      // Nobody is logged in (any more): nothing is kept for whoever comes next.
      if (account === null) return false;
      const text = JSON.stringify({ v: shape.version, by: account, until: Date.now() + shape.keptMs, value } satisfies Entry);
      if (put(name, key, text)) return true;
      sweep();
      return put(name, key, text);
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

export function forgetPreferences(): void {
  for (const name of namesOf("preference")) for (const key of keysOf(name)) put(name, key, null);
}

function forgetDrafts(): void {
  account = null;
  for (const name of namesOf("draft")) for (const key of keysOf(name)) put(name, key, null);
}

function sweep(): void {
  for (const name of namesOf("draft"))
    for (const key of keysOf(name)) {
      const entry = entryOf(textAt(name, key));
      if (!entry || entry.by !== account || entry.until < Date.now()) put(name, key, null);
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

const memory = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

function keyOf(name: KeptName, id?: string): string {
  return id === undefined ? name : `${name}:${id}`;
}

function keysOf(name: KeptName): string[] {
  const stored =
    attempt(() => {
      const storage = storageOf(name);
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    }) ?? [];
  return [...new Set([...stored, ...memory.keys()])].filter((key) => key === name || key.startsWith(`${name}:`));
}

function storageOf(name: KeptName): Storage {
  return globalThis[keptNames[name].store];
}

function textAt(name: KeptName, key: string): string | null {
  return memory.get(key) ?? attempt(() => storageOf(name).getItem(key));
}

function put(name: KeptName, key: string, text: string | null): boolean {
  const stored = attempt(() => {
    if (text === null) storageOf(name).removeItem(key);
    else storageOf(name).setItem(key, text);
    return true;
  });
  if (text === null || stored) memory.delete(key);
  else memory.set(key, text);
  for (const listener of listeners.get(key) ?? []) listener();
  return stored ?? false;
}

function onChange(key: string, listener: () => void): () => void {
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  const stop = onStorage(key, listener);
  return () => {
    own.delete(listener);
    stop();
  };
}

function onStorage(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

function entryOf(text: string | null): Entry | null {
  const entry = attempt(() => JSON.parse(text ?? "null") as Partial<Entry> | null);
  const whole = typeof entry?.by === "string" && typeof entry.v === "number" && typeof entry.until === "number";
  return whole ? (entry as Entry) : null;
}

/** Storage may be missing, closed or full, and what is in it may be anything. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
