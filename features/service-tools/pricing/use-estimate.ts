import { useCallback, useEffect, useState } from "react";
import { textSlot } from "#platform/browser/browser-store.ts";
import { type EstimateState, estimateSearch, readEstimate, rememberedText, saysEstimate } from "./estimate-state.ts";

const kept = textSlot("pricing", "localStorage", (text) => text);

/** The server draws what the address says; an address that says nothing leaves the word to what this browser remembers. */
export function useEstimate(given: EstimateState): [EstimateState, (patch: Partial<EstimateState>) => void] {
  const [state, setState] = useState<EstimateState>(given);

  useEffect(() => {
    if (!saysEstimate(location.search)) setState(readEstimate(kept.read() ?? ""));
  }, []);

  const change = useCallback((patch: Partial<EstimateState>) => {
    setState((current) => {
      const next = { ...current, ...patch };
      kept.keep(rememberedText(next) || null);
      history.replaceState(history.state, "", `${location.pathname}${estimateSearch(location.search, next)}${location.hash}`);
      return next;
    });
  }, []);

  return [state, change];
}
