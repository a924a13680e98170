// Who is told when a ticket changes. In the transaction of the change: an event for browsers, and a job for bells and mails.
import { announce } from "#features/realtime/announce.server.ts";
import { customerChannel, deskChannel, realtimeEvents, type TicketChanged, ticketChannel } from "#features/realtime/channels.ts";
import type { PublicMessage } from "#features/tickets/server/message-rows.server.ts";
import type { StaffActing } from "#features/tickets/server/staff-actor.ts";
import type { TicketNeeds } from "#features/tickets/server/ticket-needs.ts";
import type { TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { askRatingJob, noticeJob, type TicketNotice } from "./ticket-notice-kinds.ts";

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
  await tellPeople(tx, needs, { notice: "created", ticketId: ticket.id, seq: ticket.lastSeq });
}

export async function tellCustomerReplied(
  tx: Db,
  needs: TicketNeeds,
  before: TicketRow,
  ticket: TicketRow,
  exceptSocketId?: string,
): Promise<void> {
  await tellChanged(tx, needs, before, ticket, exceptSocketId);
  await tellPeople(tx, needs, { notice: "customer_reply", ticketId: ticket.id, seq: ticket.lastSeq });
  if (ticket.state === "closed") await askRatingLater(tx, needs, ticket);
}

export async function tellStaffReplied(
  tx: Db,
  needs: TicketNeeds,
  before: TicketRow,
  ticket: TicketRow,
  reply: PublicMessage,
): Promise<void> {
  await tellChanged(tx, needs, before, ticket);
  await tellPeople(tx, needs, {
    notice: "staff_reply",
    ticketId: ticket.id,
    seq: ticket.lastSeq,
    messageId: reply.id,
    authorId: reply.authorId ?? undefined,
  });
  if (ticket.state === "closed" && before.state !== "closed") await askRatingLater(tx, needs, ticket);
}

export async function tellClosed(tx: Db, needs: TicketNeeds, before: TicketRow, ticket: TicketRow, exceptSocketId?: string): Promise<void> {
  await tellChanged(tx, needs, before, ticket, exceptSocketId);
  // Whoever closed it themselves knows.
  if (ticket.closedBy !== "customer") await tellPeople(tx, needs, { notice: "closed", ticketId: ticket.id, seq: ticket.lastSeq });
  await askRatingLater(tx, needs, ticket);
}

export async function tellRated(tx: Db, needs: TicketNeeds, before: TicketRow, ticket: TicketRow, exceptSocketId?: string): Promise<void> {
  await tellChanged(tx, needs, before, ticket, exceptSocketId);
}

export async function tellNote(tx: Db, needs: TicketNeeds, before: TicketRow, ticket: TicketRow, acting: StaffActing): Promise<void> {
  await tellChanged(tx, needs, before, ticket, acting.socketId);
  await tellPeople(tx, needs, { notice: "note", ticketId: ticket.id, seq: ticket.lastSeq, authorId: acting.viewer.id });
}

export async function tellAssigned(tx: Db, needs: TicketNeeds, ticket: TicketRow, by: { id: string }): Promise<void> {
  if (!ticket.assigneeId || ticket.assigneeId === by.id) return;
  await tellPeople(tx, needs, { notice: "assigned", ticketId: ticket.id, seq: ticket.lastSeq, authorId: by.id });
}

/** A reply in its seconds of grace, written or taken back: for colleagues only. */
export async function tellOutbox(tx: Db, needs: TicketNeeds, ticket: TicketRow, exceptSocketId?: string): Promise<void> {
  const channels = [ticketChannel(ticket.id), deskChannel];
  await announce(tx, needs, { channels, event: realtimeEvents.ticketOutbox, data: { id: ticket.id }, exceptSocketId });
}

export async function tellPeople(tx: Db, needs: TicketNeeds, notice: TicketNotice): Promise<void> {
  await needs.jobs.send(tx, noticeJob, notice);
}

/** A day later, if by then it is neither rated nor open again. */
async function askRatingLater(tx: Db, needs: TicketNeeds, ticket: TicketRow): Promise<void> {
  const data = { ticketId: ticket.id, closedAt: ticket.closedAt?.toISOString() ?? "" };
  await needs.jobs.send(tx, askRatingJob, data, { startAfter: 86_400 });
}
