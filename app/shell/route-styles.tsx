// The style sheets of the page, and of every page that was shown before it in this window. The router's own <Links> takes those of the last
// page away; the browser then works out all styles, looks all fonts up again and sets every text anew, at every click.
import { useContext, useSyncExternalStore } from "react";
import { UNSAFE_FrameworkContext, useMatches } from "react-router";

/** In the order in which pages needed them, so that a part's sheet still stands before those that build on it. */
const kept = new Set<string>();
const listeners = new Set<() => void>();

/** Those of a page that comes next. */
export function keepStyles(sheets: readonly string[]) {
  const before = kept.size;
  for (const href of sheets) kept.add(href);
  if (kept.size > before) for (const listener of listeners) listener();
}

export function RouteStyles() {
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes ?? {};
  const matches = useMatches();
  const own = new Set(matches.flatMap(({ id }) => routes[id]?.css ?? []));
  if (!import.meta.env.SSR) for (const href of own) kept.add(href);
  // After they were added: they are no news that this page would have to be drawn once more for.
  useSyncExternalStore(subscribe, count, count);
  return [...(import.meta.env.SSR ? own : kept)].map((href) => <link key={href} rel="stylesheet" href={href} />);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const count = () => kept.size;
