// "… is typing", both ways: told at most every 1.5 s, shown for 4 s, never longer than 30 s in one go.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { typingEveryMs, typingHardStopMs, typingShownMs } from "#features/chat/rules/chat-settings.ts";
import type { ChatLine } from "./chat-session.ts";

export function useTheirTyping() {
  const [name, setName] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef(0);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    since.current = 0;
    setName(null);
  }, []);
  useEffect(() => stop, [stop]);

  const heard = useCallback(
    (who: string) => {
      since.current ||= Date.now();
      clearTimeout(timer.current);
      const left = Math.min(typingShownMs, since.current + typingHardStopMs - Date.now());
      if (left <= 0) {
        setName(null);
        // A pause is needed before the next burst counts as one.
        timer.current = setTimeout(stop, typingShownMs);
        return;
      }
      setName(who);
      timer.current = setTimeout(stop, left);
    },
    [stop],
  );
  return useMemo(() => ({ name, heard, stop }), [name, heard, stop]);
}

/** Called on every key; tells the other side now and then. A word that is lost does not matter. */
export function useTellTyping(line: ChatLine | null): () => void {
  const last = useRef(0);
  return useCallback(() => {
    if (!line || Date.now() - last.current < typingEveryMs) return;
    last.current = Date.now();
    line.notifyTyping().catch(() => {});
  }, [line]);
}
