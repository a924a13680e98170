// One ticket with as much of its thread as was asked for, the chat it began as, and the card of its customer.
import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { readStaffTicketChat } from "#features/chat/rules/ticket-chat.contract.ts";
import { readCustomer } from "#features/customers/rules/customers.contract.ts";
import { readTicketIncident } from "#features/status/rules/ticket-incident.contract.ts";
import { listSideConversations } from "#features/tickets/rules/side-conversations.contract.ts";
import { listStaffTicketMessages, readStaffTicket } from "#features/tickets/rules/staff-tickets.contract.ts";
import { listTicketMessageEdits } from "#features/tickets/rules/staff-writing.contract.ts";

const pagesMaximum = 20;

export async function loadTicket(context: Readonly<RouterContextProvider>, id: string, url: URL) {
  const api = context.get(apiContext);
  const params = { id };
  const [{ data: ticket }, { data: chat }, { data: incident }, { data: side }] = await Promise.all([
    api.call(readStaffTicket, { params }),
    api.call(readStaffTicketChat, { params }),
    api.call(readTicketIncident, { params }),
    api.call(listSideConversations, { params }),
  ]);
  const pages = Math.min(pagesMaximum, Math.max(1, Number(url.searchParams.get("pages")) || 1));
  for (let page = 1; page < pages && ticket.thread.more_before; page += 1) {
    const before = ticket.messages[0]?.seq ?? 1;
    const older = await api.call(listStaffTicketMessages, { params, query: { before } });
    ticket.messages.unshift(...older.data);
    ticket.thread.more_before = older.meta.more_before;
  }
  const message = url.searchParams.get("history");
  const [{ data: card }, edits] = await Promise.all([
    api.call(readCustomer, { params: { id: ticket.customer.id } }),
    message && ticket.messages.some((candidate) => candidate.id === message)
      ? api.call(listTicketMessageEdits, { params: { id, message } })
      : null,
  ]);
  const history = edits && message ? { message, edits: edits.data } : null;
  return { ticket, chat, incident, side: side.conversations, card, services: card.services, pages, history };
}
