// What commands on chats need from the process around them: what tickets need, since a chat may become one.
import type { TicketNeeds } from "#features/tickets/server/ticket-needs.ts";

export type ChatNeeds = TicketNeeds;
