// News over the live connection: the page asks the site for what it shows. Hints come in bursts: one question for all of them.
import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";

/**
 * A refresh waits until what the page is doing has been drawn. The router forgets the answer to a form with the next refresh, so one that
 * ends before the answer was drawn takes it away, and with it a text that has just been taken back.
 */
export function useRefreshSoon(gatherMs: number): () => void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drawn = useRef(state);
  const waits = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    drawn.current = state;
    if (state !== "idle" || !waits.current) return;
    waits.current = false;
    void revalidate();
  }, [state, revalidate]);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (drawn.current === "idle") void revalidate();
      else waits.current = true;
    }, gatherMs);
  };
}
