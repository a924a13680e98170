// One ticket with as much of its thread as was asked for, and the card of its customer.

import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import type { CustomerCard } from "#features/customers/rules/customers.contract.ts";
import type { TicketPage } from "#features/tickets/console/ticket-page.ts";
import type { EditView, StaffTicketAnswer } from "#features/tickets/rules/staff-ticket-views.ts";
import type { MessageView, ThreadMeta } from "#features/tickets/rules/ticket-views.ts";

const pagesMaximum = 20;

export async function loadTicket(context: Readonly<RouterContextProvider>, id: string, url: URL): Promise<TicketPage> {
  const path = `/staff/tickets/${encodeURIComponent(id)}`;
  const { data: ticket } = await context.get(apiContext).get<StaffTicketAnswer>(path);
  const pages = Math.min(pagesMaximum, Math.max(1, Number(url.searchParams.get("pages")) || 1));
  for (let page = 1; page < pages && ticket.thread.more_before; page += 1) {
    const before = ticket.messages[0]?.seq ?? 1;
    const older = await context.get(apiContext).get<{ data: MessageView[]; meta: ThreadMeta }>(`${path}/messages?before=${before}`);
    ticket.messages.unshift(...older.data);
    ticket.thread.more_before = older.meta.more_before;
  }
  const history = url.searchParams.get("history");
  const [card, edits] = await Promise.all([
    context.get(apiContext).get<{ data: CustomerCard }>(`/staff/customers/${encodeURIComponent(ticket.customer.id)}`),
    history && ticket.messages.some((message) => message.id === history)
      ? context.get(apiContext).get<{ data: EditView[] }>(`${path}/messages/${encodeURIComponent(history)}/edits`)
      : null,
  ]);
  return { ticket, card: card.data, pages, history: edits ? { message: history ?? "", edits: edits.data } : null };
}
