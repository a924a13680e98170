import { useCallback, useRef } from "react";
import { ownSocketId } from "#features/realtime/use-live.ts";

const everyMs = 3_000;

/** Tells the customer and the colleagues on this ticket that a reply is being written, now and then. If it fails, nobody minds. */
export function useTyping(ticketId: string): () => void {
  const last = useRef(0);
  return useCallback(() => {
    if (Date.now() - last.current < everyMs) return;
    last.current = Date.now();
    void ownSocketId()
      .then((socket) =>
        fetch(`/staff/tickets/${ticketId}/typing`, {
          method: "POST",
          headers: { "content-type": "application/json", ...(socket ? { "x-socket-id": socket } : {}) },
          body: "{}",
        }),
      )
      .catch(() => {});
  }, [ticketId]);
}
