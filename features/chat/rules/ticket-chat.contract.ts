// The chat a ticket began as, shown above the ticket's own messages.
import { z } from "zod";
import { fileView } from "#features/files/files.contract.ts";
import { personView } from "#features/tickets/rules/ticket-views.ts";
import { apiCall, one } from "#platform/api/api-call.ts";
import { idParams } from "#platform/api/call-fields.ts";
import type { ChatMessageView } from "./chat-views.ts";

const time = z.iso.datetime();
const event = z.discriminatedUnion("type", [
  z.object({ type: z.literal("queued"), position: z.int(), expected_wait_seconds: z.int().nullable() }),
  z.object({ type: z.literal("joined"), name: z.string(), waited_seconds: z.int() }),
  z.object({ type: z.literal("transferred"), from: z.string().nullable(), to: z.string().nullable() }),
  z.object({ type: z.literal("ended"), by: z.enum(["customer", "staff", "system"]) }),
  z.object({ type: z.literal("ticket"), id: z.string(), number: z.string(), why: z.enum(["asked", "closed", "away", "unanswered"]) }),
  z.object({ type: z.literal("away"), opens_at: time.nullable() }),
  z.object({ type: z.literal("rated"), rating: z.int() }),
]);
const base = { id: z.string(), seq: z.int(), by: personView, created_at: time };
const message: z.ZodType<ChatMessageView, ChatMessageView> = z.discriminatedUnion("kind", [
  z.object({
    ...base,
    kind: z.enum(["message", "note"]),
    client_id: z.string().nullable(),
    body: z.string(),
    files: z.array(fileView),
  }),
  z.object({ ...base, kind: z.literal("event"), client_id: z.null(), event }),
]);

/** What became the ticket's first message is not repeated. */
export const ticketChatView = z
  .object({
    id: z.string(),
    topic: z.string(),
    started_at: time,
    ended_at: time.nullable(),
    messages: z.array(message),
    more_before: z.boolean(),
  })
  .meta({ id: "TicketChat" });
export type TicketChatView = z.output<typeof ticketChatView>;

export const readTicketChat = apiCall({
  id: "readTicketChat",
  method: "get",
  path: "/tickets/{id}/chat",
  access: "customer",
  tag: "Tickets",
  summary: "The chat a ticket began as; null where there was none",
  params: idParams,
  answer: one(ticketChatView.nullable()),
});

export const readStaffTicketChat = apiCall({
  id: "readStaffTicketChat",
  method: "get",
  path: "/staff/tickets/{id}/chat",
  access: "tickets.answer",
  tag: "Staff: tickets",
  summary: "The chat a ticket began as; null where there was none; logged",
  params: idParams,
  answer: one(ticketChatView.nullable()),
});
