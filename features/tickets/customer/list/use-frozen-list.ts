import { type RefObject, useEffect, useState } from "react";
import { type Steady, steadyRows } from "./frozen-list.ts";

/** `view` names what is listed (tab, search, order): another view is drawn as it comes. */
export function useSteadyList<Row extends { id: string }>(
  view: string,
  fresh: readonly Row[],
  list: RefObject<HTMLElement | null>,
): Steady<Row> & { settle: () => void } {
  const ids = fresh.map(({ id }) => id);
  const order = ids.join(" ");
  const [held, setHeld] = useState({ view, ids });
  const shown = held.view === view ? held.ids : ids;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the order stands for the ids
  useEffect(() => {
    // At the top of the page, with neither pointer nor focus on a row, nothing is pulled away from anybody.
    const node = list.current;
    const reading = window.scrollY > 80 || node?.matches(":hover") || node?.contains(document.activeElement);
    if (held.view !== view || !reading) setHeld({ view, ids });
  }, [view, order]);

  return { ...steadyRows(shown, fresh), settle: () => setHeld({ view, ids }) };
}
