import { useCallback, useRef, useState } from "react";
import { tellFailure } from "./chat-calls.ts";

/** One call at a time by a button. A failure is said and nothing is lost; the page stays as it is. */
export function useChatPost() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const post = useCallback(async <T>(make: () => Promise<T>): Promise<T | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    try {
      return await make();
    } catch (error) {
      tellFailure(error);
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);

  return { busy, post };
}
