// What commands on chats need from the process around them: what tickets need, since a chat may become one.
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";

export type ChatServices = TicketServices;
