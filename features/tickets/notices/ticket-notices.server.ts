// Who is told when a ticket changes. In the transaction of the change: an event for browsers, and a job for bells and mails.
import { announce, type RealtimeServices } from "#features/realtime/announce.server.ts";
import { realtimeEvents, supportChannel, type TicketChanged, ticketChannel } from "#features/realtime/channels.ts";
import { priorities } from "#features/support/rules/departments.ts";
import type { FieldValue } from "#features/support/rules/ticket-fields.ts";
import { tellRules } from "#features/support/server/tell-rules.server.ts";
import { fieldRowsOf } from "#features/tickets/server/fields/field-rows.server.ts";
import type { PublicMessage } from "#features/tickets/server/message-rows.server.ts";
import type { StaffActor } from "#features/tickets/server/staff/staff-actor.ts";
import { customerChannelsOf } from "#features/tickets/server/ticket-access.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import type { TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { tellOutside } from "#platform/events/outside-events.ts";
import { askRatingJob, noticeJob, type TicketNotice } from "./ticket-notice-kinds.ts";

/** `before` is the ticket as it was: the customer hears only of what they can see. */
export async function notifyChanged(
  tx: Db,
  services: TicketServices,
  before: TicketRow | null,
  ticket: TicketRow,
  exceptSocketId?: string | undefined,
  fieldsChanged = false,
): Promise<void> {
  const channels = [supportChannel, ticketChannel(ticket.id)];
  const forCustomer = before === null || before.publicSeq !== ticket.publicSeq || before.customerReadSeq !== ticket.customerReadSeq;
  if (forCustomer || (ticket.organisationId && before.department !== ticket.department)) {
    // Whoever no longer reaches it, because it went to another department, is told as well: their page finds it gone.
    const told = await Promise.all([before ?? ticket, ticket].map((one) => customerChannelsOf(tx, one)));
    channels.push(...new Set(told.flat()));
  }
  const data: TicketChanged = { id: ticket.id, number: ticket.number, seq: ticket.lastSeq, state: ticket.state };
  await announce(tx, services, { channels, event: realtimeEvents.ticketChanged, data, exceptSocketId });
  await tellPrograms(tx, services, before, ticket, fieldsChanged);
}

async function tellPrograms(
  tx: Db,
  services: TicketServices,
  before: TicketRow | null,
  ticket: TicketRow,
  fieldsChanged: boolean,
): Promise<void> {
  const told = async () => ({ ...outside(ticket), ...(await chosenFields(tx, services, ticket.id)) });
  if (before === null) return tellOutside(tx, services, "ticket.created", await told());
  const [was, is] = [outside(before), outside(ticket)];
  if (was.state !== "closed" && is.state === "closed") await tellOutside(tx, services, "ticket.closed", await told());
  else if (fieldsChanged || JSON.stringify(was) !== JSON.stringify(is)) await tellOutside(tx, services, "ticket.changed", await told());
}

/** What a webhook is told of a ticket; no word of what was written. */
function outside({ id, number, state, priority, department, assigneeId, customerId }: TicketRow) {
  return { id, number, state, priority, department, assignee_id: assigneeId, customer_id: customerId };
}

/** Of the provider's own fields what was chosen, counted or dated; a text is a word of what was written. Webhooks are the provider's own. */
async function chosenFields(tx: Db, services: TicketServices, ticketId: string): Promise<Record<string, FieldValue>> {
  const told = services.fields().filter(({ kind }) => kind !== "text");
  if (told.length === 0) return {};
  const rows = await fieldRowsOf(tx, ticketId);
  return Object.fromEntries(rows.filter(({ id }) => told.some((field) => field.id === id)).map(({ id, value }) => [`field_${id}`, value]));
}

export async function notifyCreated(tx: Db, services: TicketServices, ticket: TicketRow, exceptSocketId?: string): Promise<void> {
  await notifyChanged(tx, services, null, ticket, exceptSocketId);
  await notifyPeople(tx, services, { notice: "created", ticketId: ticket.id, seq: ticket.lastSeq });
  const { assign } = services.departments().find(({ id }) => id === ticket.department) ?? { assign: "nobody" };
  await tellRules(tx, services, { trigger: "ticket_opened", ticketId: ticket.id, seq: 1 }, assign !== "nobody" && !ticket.assigneeId);
}

export async function notifyCustomerReplied(
  tx: Db,
  services: TicketServices,
  before: TicketRow,
  ticket: TicketRow,
  exceptSocketId?: string,
): Promise<void> {
  await notifyChanged(tx, services, before, ticket, exceptSocketId);
  await tellOutside(tx, services, "ticket.customer_replied", outside(ticket));
  await notifyPeople(tx, services, { notice: "customer_reply", ticketId: ticket.id, seq: ticket.lastSeq });
  await tellRules(tx, services, { trigger: "customer_replied", ticketId: ticket.id, seq: ticket.customerSeq });
  if (ticket.state === "closed") await askRatingLater(tx, services, ticket);
}

export async function notifyStaffReplied(
  tx: Db,
  services: TicketServices,
  before: TicketRow,
  ticket: TicketRow,
  reply: PublicMessage,
): Promise<void> {
  await notifyChanged(tx, services, before, ticket);
  await tellOutside(tx, services, "ticket.staff_replied", outside(ticket));
  await notifyPeople(tx, services, {
    notice: "staff_reply",
    ticketId: ticket.id,
    seq: ticket.lastSeq,
    messageId: reply.id,
    authorId: reply.authorId ?? undefined,
  });
  // A rule's own reply starts no rule.
  if (reply.by === "staff") await tellRules(tx, services, { trigger: "staff_replied", ticketId: ticket.id, seq: reply.seq });
  if (ticket.state === "closed" && before.state !== "closed") await askRatingLater(tx, services, ticket);
}

export async function notifyClosed(
  tx: Db,
  services: TicketServices,
  before: TicketRow,
  ticket: TicketRow,
  exceptSocketId?: string,
): Promise<void> {
  await notifyChanged(tx, services, before, ticket, exceptSocketId);
  // Whoever closed it themselves knows.
  if (ticket.closedBy !== "customer") await notifyPeople(tx, services, { notice: "closed", ticketId: ticket.id, seq: ticket.lastSeq });
  await askRatingLater(tx, services, ticket);
}

/** Something that hurries more rings; urgent rings everywhere. */
export async function notifyPriorityChanged(
  tx: Db,
  services: TicketServices,
  before: TicketRow,
  ticket: TicketRow,
  exceptSocketId?: string,
): Promise<void> {
  await notifyChanged(tx, services, before, ticket, exceptSocketId);
  if (priorities.indexOf(ticket.priority) < priorities.indexOf(before.priority)) return;
  await notifyPeople(tx, services, { notice: "raised", ticketId: ticket.id, seq: ticket.lastSeq });
}

export async function notifyEscalated(
  tx: Db,
  services: TicketServices,
  before: TicketRow,
  ticket: TicketRow,
  exceptSocketId?: string,
): Promise<void> {
  await notifyChanged(tx, services, before, ticket, exceptSocketId);
  await notifyPeople(tx, services, { notice: "escalated", ticketId: ticket.id, seq: ticket.lastSeq });
}

export async function notifyRated(
  tx: Db,
  services: TicketServices,
  before: TicketRow,
  ticket: TicketRow,
  exceptSocketId?: string,
): Promise<void> {
  await notifyChanged(tx, services, before, ticket, exceptSocketId);
}

export async function notifyNote(
  tx: Db,
  services: TicketServices,
  before: TicketRow,
  ticket: TicketRow,
  { viewer, socketId, mentioned }: StaffActor & { mentioned: string[] },
): Promise<void> {
  await notifyChanged(tx, services, before, ticket, socketId);
  await notifyPeople(tx, services, { notice: "note", ticketId: ticket.id, seq: ticket.lastSeq, authorId: viewer.id, mentioned });
}

export async function notifyAssigned(tx: Db, services: TicketServices, ticket: TicketRow, by: { id: string }): Promise<void> {
  if (!ticket.assigneeId || ticket.assigneeId === by.id) return;
  await notifyPeople(tx, services, { notice: "assigned", ticketId: ticket.id, seq: ticket.lastSeq, authorId: by.id });
}

/** A reply in its seconds of grace, written or taken back: for colleagues only. */
export async function notifyOutbox(tx: Db, services: TicketServices, ticket: TicketRow, exceptSocketId?: string): Promise<void> {
  const channels = [ticketChannel(ticket.id), supportChannel];
  await announce(tx, services, { channels, event: realtimeEvents.ticketOutbox, data: { id: ticket.id }, exceptSocketId });
}

/** Only those who look at the ticket: what is said beside it changes no list. */
export async function notifySide(tx: Db, services: RealtimeServices, ticketId: string, exceptSocketId?: string): Promise<void> {
  const channels = [ticketChannel(ticketId)];
  await announce(tx, services, { channels, event: realtimeEvents.ticketSide, data: { id: ticketId }, exceptSocketId });
}

export async function notifyPeople(tx: Db, services: TicketServices, notice: TicketNotice): Promise<void> {
  await services.jobs.send(tx, noticeJob, notice);
}

/** A day later, if by then it is neither rated nor open again. */
async function askRatingLater(tx: Db, services: TicketServices, ticket: TicketRow): Promise<void> {
  const data = { ticketId: ticket.id, closedAt: ticket.closedAt?.toISOString() ?? "" };
  await services.jobs.send(tx, askRatingJob, data, { startAfter: 86_400 });
}
