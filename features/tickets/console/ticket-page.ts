// What the page of one ticket is drawn from.
import type { CustomerCard } from "#features/customers/rules/customers.contract.ts";
import type { EditView, StaffTicketAnswer } from "#features/tickets/rules/staff-ticket-views.ts";
import type { MessageView } from "#features/tickets/rules/ticket-views.ts";

export type TicketOnScreen = StaffTicketAnswer["data"];

export type TicketPage = {
  ticket: TicketOnScreen;
  card: CustomerCard;
  /** How many hundreds of messages are shown. */
  pages: number;
  history: { message: string; edits: EditView[] } | null;
};

/** What somebody else has said in public after a certain message: a writer should know it before sending. */
export function newerThan(messages: readonly MessageView[], seen: number): MessageView[] {
  return messages.filter(({ seq, kind, by }) => seq > seen && kind === "public" && by.role !== "you" && by.role !== "system");
}
