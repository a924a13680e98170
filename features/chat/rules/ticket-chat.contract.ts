// The chat a ticket began as, shown above the ticket's own messages.
import { z } from "zod";
import { apiCall, one } from "#platform/api/api-call.ts";
import { idParams } from "#platform/api/call-fields.ts";
import { showsAt } from "#platform/api/shown-data.ts";
import { chatMessageView, customerChatMessage } from "./chat-views.ts";

const time = z.iso.datetime();
const shape = { id: z.string(), topic: z.string(), started_at: time, ended_at: time.nullable(), more_before: z.boolean() };

/** What became the ticket's first message is not repeated. */
const customerTicketChat = z.object({ ...shape, messages: z.array(customerChatMessage) }).meta({ id: "TicketChat" });
const ticketChatView = z.object({ ...shape, messages: z.array(chatMessageView) }).meta({ id: "StaffTicketChat" });
export type TicketChatView = z.output<typeof ticketChatView>;

export const readTicketChat = apiCall({
  id: "readTicketChat",
  method: "get",
  viewable: true,
  path: "/tickets/{id}/chat",
  access: "customer",
  tag: "Tickets",
  summary: "The chat a ticket began as; null where there was none",
  params: idParams,
  answer: one(customerTicketChat.nullable()),
});

export const readStaffTicketChat = apiCall({
  id: "readStaffTicketChat",
  method: "get",
  path: "/staff/tickets/{id}/chat",
  access: "tickets.answer",
  tag: "Staff: tickets",
  summary: "The chat a ticket began as; null where there was none; logged",
  params: idParams,
  shows: showsAt("ticket.read", "ticket"),
  answer: one(ticketChatView.nullable()),
});
