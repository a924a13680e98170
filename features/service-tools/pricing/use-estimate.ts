import { useCallback, useEffect, useState } from "react";
import { textSlot } from "#platform/browser/browser-store.ts";
import { type EstimateState, emptyEstimate, estimateSearch, startingEstimate, writeEstimate } from "./estimate-state.ts";

const kept = textSlot("pricing", "localStorage", (text) => text);

/** Server and first render show list prices and an empty estimate; the visitor's own comes right after. */
export function useEstimate(): [EstimateState, (patch: Partial<EstimateState>) => void] {
  const [state, setState] = useState<EstimateState>(emptyEstimate);

  useEffect(() => setState(startingEstimate(location.search, kept.read())), []);

  const change = useCallback((patch: Partial<EstimateState>) => {
    setState((current) => {
      const next = { ...current, ...patch };
      kept.keep(writeEstimate(next) || null);
      history.replaceState(history.state, "", `${location.pathname}${estimateSearch(location.search, next)}${location.hash}`);
      return next;
    });
  }, []);

  return [state, change];
}
