// Who is told when a ticket changes, in the transaction of the change: browsers by events, people by bell and mail.
import { announce } from "#features/realtime/announce.server.ts";
import { customerChannel, deskChannel, realtimeEvents, type TicketChanged, ticketChannel } from "#features/realtime/channels.ts";
import type { Db } from "#platform/db/database.ts";
import type { TicketNeeds } from "./ticket-needs.ts";
import type { TicketRow } from "./ticket-store.server.ts";

/** `before` is the ticket as it was: the customer hears only of what they can see. */
export async function tellChanged(
  tx: Db,
  needs: TicketNeeds,
  before: TicketRow | null,
  ticket: TicketRow,
  exceptSocketId?: string | undefined,
): Promise<void> {
  const channels = [deskChannel, ticketChannel(ticket.id)];
  const forCustomer = before === null || before.publicSeq !== ticket.publicSeq || before.customerReadSeq !== ticket.customerReadSeq;
  if (forCustomer) channels.push(customerChannel(ticket.customerId));
  const data: TicketChanged = { id: ticket.id, number: ticket.number, seq: ticket.lastSeq, state: ticket.state };
  await announce(tx, needs, { channels, event: realtimeEvents.ticketChanged, data, exceptSocketId });
}

export async function tellCreated(tx: Db, needs: TicketNeeds, ticket: TicketRow, exceptSocketId?: string): Promise<void> {
  await tellChanged(tx, needs, null, ticket, exceptSocketId);
}

export async function tellCustomerReplied(
  tx: Db,
  needs: TicketNeeds,
  before: TicketRow,
  ticket: TicketRow,
  exceptSocketId?: string,
): Promise<void> {
  await tellChanged(tx, needs, before, ticket, exceptSocketId);
}

export async function tellClosed(tx: Db, needs: TicketNeeds, before: TicketRow, ticket: TicketRow, exceptSocketId?: string): Promise<void> {
  await tellChanged(tx, needs, before, ticket, exceptSocketId);
}

export async function tellRated(tx: Db, needs: TicketNeeds, before: TicketRow, ticket: TicketRow, exceptSocketId?: string): Promise<void> {
  await tellChanged(tx, needs, before, ticket, exceptSocketId);
}
