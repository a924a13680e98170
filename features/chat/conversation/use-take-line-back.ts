import { useCallback } from "react";
import { showToast } from "#ui/toast.ts";
import { failureText } from "./chat-calls.ts";
import type { ChatSession } from "./chat-session.ts";

/** The line just said disappears on both sides; too late, and the writer is told. */
export function useTakeLineBack(session: ChatSession | null): () => void {
  return useCallback(() => {
    session?.takeBack().catch((error: unknown) => showToast(failureText(error), { tone: "error" }));
  }, [session]);
}
