// What the desk keeps under the words that were typed last; asked for when the typing pauses.
import { useEffect, useState } from "react";
import { readCall } from "#platform/api/browser-call.ts";
import type { Found, findEverything } from "./finder.contract.ts";

const pauseMs = 180;

/** `asked`: what `found` is the answer to. Nothing is asked for fewer letters than `least`. */
export function useFound(words: string, least = 1): { asked: string; found: Found | null } {
  const [state, setState] = useState<{ asked: string; found: Found | null }>({ asked: "", found: null });
  useEffect(() => {
    const q = words.trim();
    if (q.length < least) return setState({ asked: q, found: null });
    const gone = new AbortController();
    const timer = setTimeout(() => {
      readCall<typeof findEverything>("findEverything", { query: { q } }, { signal: gone.signal }).then(
        ({ data }) => setState({ asked: q, found: data }),
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [words, least]);
  return state;
}
