// What this browser keeps: the only module that touches localStorage and sessionStorage. Reading never throws: a damaged value is no value.
// Storage that refuses is made up for by this page's memory. What people type is kept by drafts.ts, on top of it. The list of names is asked
// for its types only: public pages need not carry it.
import type { Area, AreaOf, NameOf } from "./kept-names.ts";

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
export function textSlot<T, Name extends TextName = TextName>(
  name: Name,
  area: AreaOf<Name>,
  read: (text: string) => T | null,
  write: (value: T) => string = String,
): Slot<T> {
  return {
    read(id) {
      const text = textAt(area, keyOf(name, id));
      return text === null ? null : attempt(() => read(text));
    },
    keep: (value, id) => put(area, keyOf(name, id), value === null ? null : write(value)),
    subscribe: (listener, id) => onChange(keyOf(name, id), listener),
    onOtherTab: (listener, id) => onStorage(keyOf(name, id), listener),
  };
}

/** For slots that hold a number. */
export function numberIn(text: string): number | null {
  return Number.isFinite(Number(text)) ? Number(text) : null;
}

const memory = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

export function keyOf(name: string, id?: string): string {
  return id === undefined ? name : `${name}:${id}`;
}

export function keysOf(area: Area, name: string): string[] {
  const stored =
    attempt(() => {
      const storage = globalThis[area];
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    }) ?? [];
  return [...new Set([...stored, ...memory.keys()])].filter((key) => key === name || key.startsWith(`${name}:`));
}

export function textAt(area: Area, key: string): string | null {
  return memory.get(key) ?? attempt(() => globalThis[area].getItem(key));
}

export function put(area: Area, key: string, text: string | null): boolean {
  const stored = attempt(() => {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  });
  if (text === null || stored) memory.delete(key);
  else memory.set(key, text);
  for (const listener of listeners.get(key) ?? []) listener();
  return stored ?? false;
}

export function onChange(key: string, listener: () => void): () => void {
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  const stop = onStorage(key, listener);
  return () => {
    own.delete(listener);
    stop();
  };
}

export function onStorage(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

/** Storage may be missing, closed or full, and what is in it may be anything. */
export function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
