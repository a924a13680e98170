import { useCallback, useEffect, useState } from "react";
import { type EstimateState, emptyEstimate, estimateSearch, startingEstimate, writeEstimate } from "./estimate-state.ts";

const storageKey = "pricing";

function remembered(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function remember(state: EstimateState): void {
  try {
    const text = writeEstimate(state);
    if (text) localStorage.setItem(storageKey, text);
    else localStorage.removeItem(storageKey);
  } catch {
    // Private windows may refuse storage; the address still carries the estimate.
  }
}

/** Server and first render show list prices and an empty estimate; the visitor's own comes right after. */
export function useEstimate(): [EstimateState, (patch: Partial<EstimateState>) => void] {
  const [state, setState] = useState<EstimateState>(emptyEstimate);

  useEffect(() => setState(startingEstimate(location.search, remembered())), []);

  const change = useCallback((patch: Partial<EstimateState>) => {
    setState((current) => {
      const next = { ...current, ...patch };
      remember(next);
      history.replaceState(history.state, "", `${location.pathname}${estimateSearch(location.search, next)}${location.hash}`);
      return next;
    });
  }, []);

  return [state, change];
}
