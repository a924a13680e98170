import { useCallback, useRef } from "react";
import { ownSocketId } from "#features/realtime/use-live.ts";
import type { sayStaffTicketTyping } from "#features/tickets/rules/staff-writing.contract.ts";
import { sendCall } from "#platform/api/browser-call.ts";

const everyMs = 3_000;

/** Tells the customer and the colleagues on this ticket that a reply is being written, now and then. If it fails, nobody minds. */
export function useTyping(ticketId: string): () => void {
  const last = useRef(0);
  return useCallback(() => {
    if (Date.now() - last.current < everyMs) return;
    last.current = Date.now();
    void ownSocketId()
      .then((socket) =>
        sendCall<typeof sayStaffTicketTyping>(
          "sayStaffTicketTyping",
          { params: { id: ticketId }, body: {} },
          { headers: socket ? { "x-socket-id": socket } : {} },
        ),
      )
      .catch(() => {});
  }, [ticketId]);
}
