// Properties, merging, following: what staff change about a ticket besides writing to it.
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { customerServices, ticketFollowers, ticketMessages, ticketOutbox, tickets } from "#db/schema/tickets.ts";
import { holdDaysMaximum } from "#features/support/rules/support-settings.ts";
import { notifyAssigned, notifyChanged, notifyClosed } from "#features/tickets/notices/ticket-notices.server.ts";
import type { ChangeTicket } from "#features/tickets/rules/staff-tickets.contract.ts";
import { onCustomerMessage } from "#features/tickets/rules/ticket-clocks.ts";
import { lineNames, searchedText } from "#features/tickets/rules/ticket-lines.ts";
import { isFrozen } from "#features/tickets/rules/ticket-states.ts";
import { changeFields } from "#features/tickets/server/fields/field-values.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import {
  type Author,
  addEvent,
  clockColumns,
  clocksOf,
  lockTicket,
  saveTicket,
  type TicketRow,
  tokensOf,
} from "#features/tickets/server/ticket-store.server.ts";
import { changeState, setPriority } from "#features/tickets/server/ticket-transitions.server.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import { rolesThatCan } from "#platform/api/capabilities.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { NewerReplyError } from "./newer-reply.ts";
import { mergeTags, PropertyChangedError, refuseOverwriting } from "./property-conflicts.server.ts";
import type { StaffActor, StaffHand } from "./staff-actor.ts";
import { stateAction } from "./staff-tickets.server.ts";

export async function changeTicket(
  tx: Db,
  services: TicketServices,
  actor: StaffHand,
  id: string,
  change: ChangeTicket,
): Promise<TicketRow> {
  const before = await lockTicket(tx, id);
  const at = new Date();
  const author: Author = { by: "staff", id: actor.viewer.id };
  let ticket = before;
  let fieldsChanged = false;
  const closes = change.state === "closed" && ticket.state !== "closed";
  if (closes && change.last_seen_seq !== undefined && ticket.customerSeq > change.last_seen_seq) {
    throw new NewerReplyError({ messages: [], outbox: [], seq: ticket.lastSeq });
  }
  await refuseOverwriting(tx, actor.reader, ticket, change);
  const lines = lineNames.filter((name) => change[name] !== undefined && change[name] !== before[name]);
  if (lines.length > 0) {
    ticket = { ...ticket, ...Object.fromEntries(lines.map((name) => [name, change[name]])) };
    await tx
      .update(tickets)
      .set({ search: tokensOf(searchedText(ticket), ticket.subject) as unknown as string })
      .where(eq(tickets.id, id));
  }
  if (change.priority && change.priority !== ticket.priority) ticket = await setPriority(tx, services, ticket, change.priority, author, at);
  if (change.department && change.department !== ticket.department) {
    const event = { type: "department", from: ticket.department, to: change.department } as const;
    ticket = await addEvent(tx, { ...ticket, department: change.department }, event, author, at);
  }
  if (change.service !== undefined && change.service !== ticket.serviceId) {
    const code = change.service === null ? null : await ownService(tx, actor, ticket, change.service);
    ticket = await addEvent(tx, { ...ticket, serviceId: change.service }, { type: "service", to: code }, author, at);
  }
  if (change.tags) {
    ticket = await setTags(tx, ticket, mergeTags(ticket.tags, change.tags, change.seen?.tags, actor.reader), author, at);
  }
  if (change.fields) {
    const wanted = { fields: change.fields, seen: change.seen?.fields };
    const changed = await changeFields(tx, services, actor.reader, ticket, wanted, author, at);
    if (changed.conflicts.length > 0) throw new PropertyChangedError(changed.conflicts);
    fieldsChanged = changed.ticket !== ticket;
    ticket = changed.ticket;
  }
  if (change.assignee !== undefined && change.assignee !== ticket.assigneeId) {
    if (change.assignee !== null) await checkColleague(tx, actor, change.assignee);
    ticket = await addEvent(tx, { ...ticket, assigneeId: change.assignee }, { type: "assigned", to: change.assignee }, author, at);
  }
  if (change.state && change.state !== ticket.state) {
    const action = stateAction(ticket, change.state);
    if (!action) throw new AppError("wrong_state");
    ticket = await changeState(tx, services, ticket, action, author, at);
  }
  if (change.hold_until !== undefined) ticket = await setHold(tx, services, actor, ticket, change.hold_until, author, at);
  if (ticket === before) return before;
  ticket = { ...ticket, updatedAt: at };
  await saveTicket(tx, ticket);
  for (const [field, of] of Object.entries(audited)) noteChange(tx, field, of(before), of(ticket));
  if (ticket.state === "closed" && before.state !== "closed") await notifyClosed(tx, services, before, ticket, actor.socketId);
  else await notifyChanged(tx, services, before, ticket, actor.socketId, fieldsChanged);
  if (ticket.assigneeId && ticket.assigneeId !== before.assigneeId) await notifyAssigned(tx, services, ticket, actor.viewer);
  return ticket;
}

/** What the audit log says of a change. */
const audited = {
  state: ({ state }: TicketRow) => state,
  priority: ({ priority }: TicketRow) => priority,
  department: ({ department }: TicketRow) => department,
  assignee: ({ assigneeId }: TicketRow) => assigneeId,
  service: ({ serviceId }: TicketRow) => serviceId,
  tags: ({ tags }: TicketRow) => tags,
  hold_until: ({ holdUntil }: TicketRow) => holdUntil,
};

/** In a list of changes only what was asked for changes: tags are added and taken off, not replaced. */
export async function changeOneOfMany(
  tx: Db,
  services: TicketServices,
  actor: StaffHand,
  id: string,
  change: Omit<ChangeTicket, "tags"> & { add_tags?: string[] | undefined; remove_tags?: string[] | undefined },
): Promise<void> {
  const { add_tags = [], remove_tags = [], ...rest } = change;
  const ticket = await lockTicket(tx, id);
  const tags = [...new Set([...ticket.tags, ...add_tags])].filter((tag) => !remove_tags.includes(tag)).slice(0, 10);
  await changeTicket(tx, services, actor, id, add_tags.length + remove_tags.length > 0 ? { ...rest, tags } : rest);
}

/** A date puts the ticket on hold; at that moment the job `ticket-hold` brings it back. */
async function setHold(
  tx: Db,
  services: TicketServices,
  { reader }: StaffHand,
  given: TicketRow,
  until: string | null,
  author: Author,
  at: Date,
): Promise<TicketRow> {
  const date = until === null ? null : new Date(until);
  if (date?.getTime() === given.holdUntil?.getTime()) return given;
  const tooFar = date && date.getTime() > at.getTime() + holdDaysMaximum * 86_400_000;
  if (date && (date <= at || tooFar)) {
    throw new AppError("invalid", { fields: { hold_until: [m.ticket_hold_until({ days: String(holdDaysMaximum) }, reader)] } });
  }
  if (date === null) return { ...given, holdUntil: null };
  const held = given.state === "on_hold" ? given : await changeState(tx, services, given, "hold", author, at);
  return addEvent(tx, { ...held, holdUntil: date }, { type: "held", until: date.toISOString() }, author, at);
}

async function setTags(tx: Db, ticket: TicketRow, tags: string[], author: Author, at: Date): Promise<TicketRow> {
  const added = tags.filter((tag) => !ticket.tags.includes(tag));
  const removed = ticket.tags.filter((tag) => !tags.includes(tag));
  if (added.length + removed.length === 0) return ticket;
  return addEvent(tx, { ...ticket, tags }, { type: "tags", added, removed }, author, at);
}

async function ownService(tx: Db, { reader }: StaffHand, ticket: TicketRow, serviceId: string): Promise<string> {
  const own = and(eq(customerServices.id, serviceId), eq(customerServices.customerId, ticket.customerId));
  const [service] = await tx.select({ code: customerServices.code }).from(customerServices).where(own);
  if (!service) throw new AppError("invalid", { fields: { service: [m.ticket_service_unknown({}, reader)] } });
  return service.code;
}

async function checkColleague(tx: Db, { reader }: StaffHand, id: string): Promise<void> {
  const fits = and(
    eq(accounts.id, id),
    eq(accounts.kind, "staff"),
    inArray(accounts.role, rolesThatCan("tickets.answer")),
    isNull(accounts.disabledAt),
  );
  // Held until this is done: whoever ends their access at this moment finds the ticket among theirs, or this finds the access ended.
  const [person] = await tx.select({ id: accounts.id }).from(accounts).where(fits).for("share");
  if (!person) throw new AppError("invalid", { fields: { assignee: [m.ticket_person_unknown({}, reader)] } });
}

/** The messages of one ticket go on in another of the same customer; the first one is closed and points there. */
export async function mergeTicket(tx: Db, services: TicketServices, actor: StaffActor, id: string, intoId: string): Promise<TicketRow> {
  const refuse = () => new AppError("invalid", { fields: { into: [m.ticket_merge_same({}, actor.reader)] } });
  if (id === intoId) throw refuse();
  // Always in the same order: two merges the other way round must not wait for each other.
  const [first, second] = [id, intoId].sort() as [string, string];
  const locked = [await lockTicket(tx, first), await lockTicket(tx, second)];
  const source = locked.find((ticket) => ticket.id === id) as TicketRow;
  const target = locked.find((ticket) => ticket.id === intoId) as TicketRow;
  // What was a person's own does not become their company's by the way.
  const apart = source.customerId !== target.customerId || source.organisationId !== target.organisationId;
  if (apart || target.state === "closed" || target.mergedIntoId) throw refuse();
  const waiting = await tx.select({ id: ticketOutbox.id }).from(ticketOutbox).where(eq(ticketOutbox.ticketId, id));
  if (waiting.length > 0 || source.mergedIntoId) throw new AppError("wrong_state");
  const at = new Date();
  const author: Author = { by: "staff", id: actor.viewer.id };

  const announced = await addEvent(tx, target, { type: "merged", direction: "from", id: source.id, number: source.number }, author, at);
  const offset = announced.lastSeq;
  await tx
    .update(ticketMessages)
    .set({ ticketId: intoId, seq: sql`${ticketMessages.seq} + ${offset}` })
    .where(and(eq(ticketMessages.ticketId, id), sql`${ticketMessages.kind} <> 'event'`));
  const moved = (seq: number, own: number) => (seq > 0 ? seq + offset : own);
  const merged: TicketRow = {
    ...announced,
    lastSeq: offset + source.lastSeq,
    publicSeq: Math.max(announced.publicSeq, moved(source.publicSeq, 0)),
    customerSeq: moved(source.customerSeq, announced.customerSeq),
    staffPublicSeq: moved(source.staffPublicSeq, announced.staffPublicSeq),
    // What the customer has read here stays read; what came along is shown as it is, once.
    customerReadSeq: announced.customerReadSeq,
  };
  const gone = source.state === "closed" ? source : await changeState(tx, services, source, "merge_away", author, at);
  const left = await addEvent(tx, gone, { type: "merged", direction: "into", id: target.id, number: target.number }, author, at);
  const closed = { ...left, mergedIntoId: target.id };
  // Somebody still waits for an answer to what came along.
  const pending = !isFrozen(source.state) && isFrozen(merged.state);
  const unanswered = !isFrozen(source.state) && (source.unansweredSince !== null || source.firstAnsweredAt === null);
  const waitingOn =
    pending || unanswered
      ? { ...merged, ...clockColumns(onCustomerMessage(services.desk(merged.department), clocksOf(merged), merged.priority, at)) }
      : merged;
  const after = pending ? await changeState(tx, services, waitingOn, "customer_reply", author, at) : waitingOn;
  await saveTicket(tx, after);
  await saveTicket(tx, closed);
  await notifyChanged(tx, services, source, closed, actor.socketId);
  await notifyChanged(tx, services, target, after, actor.socketId);
  return after;
}

export async function setFollowing(tx: Db, actor: StaffActor, id: string, following: boolean): Promise<void> {
  await lockTicket(tx, id);
  const row = { ticketId: id, accountId: actor.viewer.id };
  if (following) await tx.insert(ticketFollowers).values(row).onConflictDoNothing();
  else await tx.delete(ticketFollowers).where(and(eq(ticketFollowers.ticketId, id), eq(ticketFollowers.accountId, actor.viewer.id)));
}
