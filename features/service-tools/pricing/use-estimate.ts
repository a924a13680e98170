import { useCallback, useEffect, useState } from "react";
import { keepEstimate, keptEstimate } from "#features/service-tools/estimate-cookie.ts";
import { addressEstimate, type EstimateState, estimateSearch, readEstimate, rememberedText } from "./estimate-state.ts";
import { stamped } from "./price-stamp.ts";

/** Marks an entry of the history whose address this page wrote: by the time one comes back to it, more may have been added elsewhere. */
const mark = "ownEstimate";

function write(state: EstimateState): void {
  history.replaceState(
    { ...history.state, [mark]: true },
    "",
    `${location.pathname}${estimateSearch(location.search, state)}${location.hash}`,
  );
}

/** The server draws what the address says; an address without an estimate, or with one this browser wrote, leaves the word to what is kept. */
export function useEstimate(given: EstimateState): [EstimateState, (patch: Partial<EstimateState>) => void] {
  const [state, setState] = useState<EstimateState>(given);

  useEffect(() => {
    function look() {
      const kept = keptEstimate();
      const isOwn = Boolean(history.state?.[mark]);
      const said = new URLSearchParams(location.search).has("basket");
      const read = addressEstimate(location.search, kept, isOwn);
      // Calculators add to the kept one without its sum.
      const isNew = (isOwn || !said) && !read.was && read.lines.length > 0;
      const found = isNew ? stamped(read) : read;
      setState(found);
      if (isNew) keepEstimate(rememberedText(found));
      // Added by the server a moment ago: the same estimate, only that no script had written the address.
      if (isOwn || (said && rememberedText(found) === rememberedText(readEstimate(kept)))) write(found);
    }
    look();
    // Held by the browser while other pages were open, on which more may have been added; or drawn ahead of the click.
    addEventListener("pageshow", look);
    document.addEventListener("prerenderingchange", look);
    return () => {
      removeEventListener("pageshow", look);
      document.removeEventListener("prerenderingchange", look);
    };
  }, []);

  const change = useCallback((patch: Partial<EstimateState>) => {
    setState((current) => {
      const changed = { ...current, ...patch };
      const next = patch.lines || patch.term || patch.vat !== undefined ? stamped(changed) : changed;
      keepEstimate(rememberedText(next));
      write(next);
      return next;
    });
  }, []);

  return [state, change];
}
