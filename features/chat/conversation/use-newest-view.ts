// What is known about a chat: drawn by the server, then asked for again when something happened. Answers may overtake each other; the page shows
// the newest that was made, whichever came last.
import { useCallback, useEffect, useState } from "react";

/** `seq` grows with everything that happens to the chat; places in the queue change without it. */
type Made = { seq: number; now: string };

export function newestView<View extends Made>(known: View, next: View): View {
  const older = next.seq < known.seq || (next.seq === known.seq && next.now < known.now);
  return older ? known : next;
}

/** `ask` is kept between renders. A view that could not be had leaves the one there is. */
export function useNewestView<View extends Made>(loaded: View, ask: () => Promise<View>): { chat: View; refresh: () => void } {
  const [chat, setChat] = useState(loaded);
  useEffect(() => setChat((known) => newestView(known, loaded)), [loaded]);
  const refresh = useCallback(() => {
    ask().then(
      (next) => setChat((known) => newestView(known, next)),
      () => {},
    );
  }, [ask]);
  return { chat, refresh };
}
