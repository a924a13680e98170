// What the page of one ticket is drawn from.
import type { EditView, StaffTicketWithMessages } from "#features/tickets/rules/staff-ticket-views.ts";
import type { MessageView, ServiceView } from "#features/tickets/rules/ticket-views.ts";

export type TicketOnScreen = StaffTicketWithMessages;

export type TicketPage = {
  ticket: TicketOnScreen;
  /** The customer's services: a ticket can be about one of them. */
  services: ServiceView[];
  /** How many hundreds of messages are shown. */
  pages: number;
  history: { message: string; edits: EditView[] } | null;
};

/** What somebody else has said in public after a certain message: a writer should know it before sending. */
export function newerThan(messages: readonly MessageView[], seen: number): MessageView[] {
  return messages.filter(({ seq, kind, by }) => seq > seen && kind === "public" && by.role !== "you" && by.role !== "system");
}
