import type { TicketOfChat } from "#features/chat/conversation/unsent-words.tsx";
import { ticketDrafts } from "#features/tickets/customer/create/ticket-draft.ts";

export function replyOfOwnTicket({ id, number }: { id: string; number: string }): TicketOfChat {
  return {
    number,
    to: `/customer/ticket/details/${id}#reply`,
    read() {
      const kept = ticketDrafts.read(id);
      return kept && { doc: kept.body ?? { type: "doc", content: [] }, draft: kept.draft, files: kept.files };
    },
    keep: ({ doc, draft, files }) => void ticketDrafts.keep({ at: Date.now(), fields: {}, body: doc, draft, files }, id),
  };
}
