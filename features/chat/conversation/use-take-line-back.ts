import { useCallback } from "react";
import { tellFailure } from "./chat-calls.ts";
import type { ChatSession } from "./chat-session.ts";

/** The line just said disappears on both sides; too late, and the writer is told. */
export function useTakeLineBack(session: ChatSession | null): () => void {
  return useCallback(() => {
    session?.takeBack().catch(tellFailure);
  }, [session]);
}
