import { useCallback, useEffect, useRef } from "react";
import type { ChatLog } from "#features/chat/rules/chat-log.ts";
import type { ChatSession } from "./chat-session.ts";

/** Read is what stood before the reader's eyes: the end of the stream in view, in a tab that is looked at. */
export function useSeen(session: ChatSession | null, log: ChatLog): (atEnd: boolean) => void {
  const atEnd = useRef(true);
  const newest = log.messages.at(-1)?.seq;

  const look = useCallback(() => {
    if (session && atEnd.current && document.visibilityState === "visible" && document.hasFocus()) session.seen();
  }, [session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is a reason to look again
  useEffect(look, [look, newest]);

  useEffect(() => {
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [look]);

  return useCallback(
    (seen: boolean) => {
      atEnd.current = seen;
      look();
    },
    [look],
  );
}
