import { useCallback, useEffect, useRef, useState } from "react";
import { useDrawnSearch } from "./use-drawn-search.ts";

export type UrlValues = Record<string, string | number>;
/** Says whether a value read from the address may be used; anything else is ignored. */
export type UrlRules<T extends UrlValues> = { [K in keyof T]?: (value: T[K]) => boolean };

const longest = 200;

function parameterName(key: string, prefix: string | undefined): string {
  return prefix ? `${prefix}-${key}` : key;
}

function readValue(text: string, fallback: string | number): string | number | undefined {
  if (text === "" || text.length > longest) return undefined;
  if (typeof fallback === "string") return text;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** The values of the address laid over the defaults. Unknown names, wrong types and values that break a rule are left out. */
export function parseUrlState<T extends UrlValues>(search: string, defaults: T, prefix?: string, rules: UrlRules<T> = {}): T {
  const parameters = new URLSearchParams(search);
  const state: UrlValues = { ...defaults };
  for (const [key, fallback] of Object.entries(defaults)) {
    const text = parameters.get(parameterName(key, prefix));
    const value = text === null ? undefined : readValue(text, fallback);
    if (value === undefined) continue;
    const rule = rules[key];
    if (rule && !rule(value as T[string])) continue;
    state[key] = value;
  }
  return state as T;
}

/** The address's query with this state in it: values at their default are left out, other parameters are kept. */
export function writeUrlState<T extends UrlValues>(search: string, state: T, defaults: T, prefix?: string): string {
  const parameters = new URLSearchParams(search);
  for (const [key, fallback] of Object.entries(defaults)) {
    const name = parameterName(key, prefix);
    const value = state[key];
    if (value === undefined || value === fallback) parameters.delete(name);
    else parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text ? `?${text}` : "";
}

/**
 * State that lives in the address, so a result can be shared. The server draws what the address says, where the page's loader hands on its
 * query as `search`; whatever it did not see comes right after the first render. `set` takes a patch: `set({ tb: 30 })`.
 */
export function useUrlState<T extends UrlValues>(defaults: T, prefix?: string, rules?: UrlRules<T>): [T, (patch: Partial<T>) => void] {
  const drawn = useDrawnSearch();
  const [state, setState] = useState(() => parseUrlState(drawn, defaults, prefix, rules));
  const fixed = useRef({ defaults, prefix, rules });
  const touched = useRef(false);

  useEffect(() => {
    const { defaults, prefix, rules } = fixed.current;
    const found = parseUrlState(location.search, defaults, prefix, rules);
    setState((known) => (Object.keys(defaults).some((key) => found[key] !== known[key]) ? found : known));
  }, []);

  useEffect(() => {
    if (!touched.current) return;
    // A dragged slider would otherwise rewrite the address a hundred times; browsers refuse that.
    const timer = setTimeout(() => {
      const { defaults, prefix } = fixed.current;
      const search = writeUrlState(location.search, state, defaults, prefix);
      if (search !== location.search) history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
    }, 150);
    return () => clearTimeout(timer);
  }, [state]);

  const set = useCallback((patch: Partial<T>) => {
    touched.current = true;
    setState((current) => ({ ...current, ...patch }));
  }, []);

  return [state, set];
}
