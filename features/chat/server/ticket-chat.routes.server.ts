// The chat before a ticket. Whoever may see the ticket may see what was said before it.
import { logAccess } from "#features/audit/access-log.server.ts";
import * as calls from "#features/chat/rules/ticket-chat.contract.ts";
import { findTicket } from "#features/tickets/server/ticket-store.server.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { readForCustomer, readForStaff } from "./present-chat.server.ts";
import { chatOfTicket } from "./ticket-chat.server.ts";

export function ticketChatRoutes(router: ApiRouter): void {
  endpoint(router, calls.readTicketChat, async ({ db, viewer, locale, params }) => {
    const ticket = await findTicket(db, params.id, viewer.id);
    return { data: await chatOfTicket(db, { id: viewer.id, kind: "customer", locale }, ticket.id, readForCustomer) };
  });

  endpoint(router, calls.readStaffTicketChat, async ({ c, db, viewer, locale, params }) => {
    const ticket = await findTicket(db, params.id);
    const chat = await chatOfTicket(db, { id: viewer.id, kind: "staff", locale }, ticket.id, readForStaff);
    if (chat) {
      const address = c.var.clientAddress;
      await logAccess(db, { staffId: viewer.id, customerId: ticket.customerId, action: "chat.read", subjectId: chat.id, address });
    }
    return { data: chat };
  });
}
