import { useCallback, useEffect, useRef } from "react";

/** How long a channel may take to stand before what it would have caught up with is asked for without it. */
const channelSoonMs = 2_500;

/**
 * What a page asks at its start and again once its channel stands is asked once: by the channel, or after a moment without one. What happens
 * before the channel stands is in that answer.
 */
export function useFirstAsk(ask: () => void): () => void {
  const asked = useRef(false);
  const caughtUp = useCallback(() => {
    asked.current = true;
    ask();
  }, [ask]);
  useEffect(() => {
    const timer = setTimeout(() => asked.current || caughtUp(), channelSoonMs);
    return () => clearTimeout(timer);
  }, [caughtUp]);
  return caughtUp;
}
