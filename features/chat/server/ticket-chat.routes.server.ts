// The chat before a ticket: for staff who may see the ticket, and for whoever chatted. Their colleagues see the ticket alone.
import * as calls from "#features/chat/rules/ticket-chat.contract.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { readForCustomer, readForStaff } from "./present-chat.server.ts";
import { chatOfTicket } from "./ticket-chat.server.ts";

export function ticketChatRoutes(router: ApiRouter): void {
  endpoint(router, calls.readTicketChat, async ({ db, viewer, locale, params }) => {
    return { data: await chatOfTicket(db, { id: viewer.id, kind: "customer", locale }, params.id, readForCustomer, viewer.id) };
  });

  endpoint(router, calls.readStaffTicketChat, async ({ db, viewer, locale, params }) => {
    return { data: await chatOfTicket(db, { id: viewer.id, kind: "staff", locale }, params.id, readForStaff) };
  });
}
