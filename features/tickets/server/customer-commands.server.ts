// What a customer does with their tickets. Each command runs inside the caller's transaction and refuses what is not theirs.
import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { customerServices, ticketSharedReads, tickets } from "#db/schema/tickets.ts";
import { bindFiles } from "#features/files/file-binding.server.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { noteRated } from "#features/support/server/support-facts.server.ts";
import {
  notifyChanged,
  notifyClosed,
  notifyCreated,
  notifyCustomerReplied,
  notifyEscalated,
  notifyPriorityChanged,
  notifyRated,
} from "#features/tickets/notices/ticket-notices.server.ts";
import { onCustomerMessage } from "#features/tickets/rules/ticket-clocks.ts";
import type { GivenFields } from "#features/tickets/rules/ticket-fields.contract.ts";
import { type GivenLines, linesOf, type TicketLine } from "#features/tickets/rules/ticket-lines.ts";
import type { createTicketBody, priorityBody, ratingBody, reopenBody, replyBody } from "#features/tickets/rules/tickets.contract.ts";
import { customerMay, prioritiesFor } from "#features/tickets/rules/tickets.policy.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import type { CustomerActor } from "./customer-actor.ts";
import { copyFields, readGiven } from "./fields/field-values.server.ts";
import { checkOffered } from "./offered-department.server.ts";
import { openTicket } from "./open-ticket.server.ts";
import { factsOf } from "./present-ticket.server.ts";
import { addFirstCopies } from "./ticket-copies.server.ts";
import type { TicketServices } from "./ticket-services.ts";
import {
  type Author,
  addEvent,
  addMessage,
  clockColumns,
  clocksOf,
  lockTicket,
  readAt,
  saveTicket,
  type TicketRow,
} from "./ticket-store.server.ts";
import { changeState, setPriority } from "./ticket-transitions.server.ts";

export async function createTicket(
  tx: Db,
  services: TicketServices,
  actor: CustomerActor,
  input: Omit<z.output<typeof createTicketBody>, TicketLine | "cc" | "fields"> &
    GivenLines & { cc?: string[]; fields?: GivenFields; mailId?: string | undefined },
): Promise<TicketRow> {
  const { viewer, reader } = actor;
  if (!prioritiesFor(input.department).includes(input.priority)) {
    throw new AppError("invalid", { fields: { priority: [m.ticket_priority_cap({}, reader)] } });
  }
  if (input.service) await checkService(tx, actor, input.service);
  // Whoever writes a mail saw no form: what they did not fill in is asked for by whoever answers.
  const { department } = input;
  if (actor.via !== "mail") checkOffered(services, department, reader);
  const fields = readGiven(services, reader, input.fields ?? {}, { department, as: "customer", complete: actor.via !== "mail" });
  const { ticket } = await openTicket(tx, services, {
    customerId: viewer.id,
    ...linesOf(input),
    department: input.department,
    priority: input.priority,
    serviceId: input.service ?? null,
    body: input.body,
    files: filesFrom(actor, input),
    author: authorOf(actor),
    via: actor.via ?? "portal",
    at: new Date(),
    mailId: input.mailId,
    fields,
  });
  const copied = await addFirstCopies(tx, services, actor, ticket, input.cc ?? []);
  await notifyCreated(tx, services, copied, actor.socketId);
  return copied;
}

/** On a ticket closed too long ago it starts a new one, linked to it: the answer's id says where the message went. */
export async function replyAsCustomer(
  tx: Db,
  services: TicketServices,
  actor: CustomerActor,
  id: string,
  input: z.output<typeof replyBody> & { mailId?: string | undefined },
): Promise<TicketRow> {
  const before = await lockTicket(tx, id, actor.viewer.id);
  const at = new Date();
  if (before.mergedIntoId) throw new AppError("wrong_state");
  if (before.state === "closed" && !customerMay(services.desk().rules, factsOf(before), at).reopen)
    return continueTicket(tx, services, actor, before, input, at);
  const written = await write(tx, services, actor, before, input, at);
  let ticket = await changeState(tx, services, written, "customer_reply", authorOf(actor), at);
  if (input.close) ticket = await changeState(tx, services, ticket, "customer_close", authorOf(actor), at);
  await saveTicket(tx, ticket);
  await notifyCustomerReplied(tx, services, before, ticket, actor.socketId);
  return ticket;
}

export async function closeAsCustomer(tx: Db, services: TicketServices, actor: CustomerActor, id: string): Promise<TicketRow> {
  const before = await lockTicket(tx, id, actor.viewer.id);
  // Asked twice is closed once.
  if (before.state === "closed") return before;
  const ticket = await changeState(tx, services, before, "customer_close", authorOf(actor), new Date());
  await saveTicket(tx, ticket);
  await notifyClosed(tx, services, before, ticket, actor.socketId);
  return ticket;
}

export async function reopenAsCustomer(
  tx: Db,
  services: TicketServices,
  actor: CustomerActor,
  id: string,
  input: z.output<typeof reopenBody>,
): Promise<TicketRow> {
  const before = await lockTicket(tx, id, actor.viewer.id);
  const { body } = input;
  if (before.state !== "closed" || before.mergedIntoId) throw new AppError("wrong_state");
  if (body) return replyAsCustomer(tx, services, actor, id, { ...input, body, close: false });
  const at = new Date();
  if (!customerMay(services.desk().rules, factsOf(before), at).reopen) throw new AppError("reopen_expired");
  const waiting = {
    ...before,
    ...clockColumns(onCustomerMessage(services.desk(before.department), clocksOf(before), before.priority, at)),
  };
  const ticket = await changeState(tx, services, waiting, "customer_reopen", authorOf(actor), at);
  await saveTicket(tx, ticket);
  await notifyCustomerReplied(tx, services, before, ticket, actor.socketId);
  return ticket;
}

/** What was used stays used: neither way gives a promise that has run out another hour. */
export async function changePriority(
  tx: Db,
  services: TicketServices,
  actor: CustomerActor,
  id: string,
  { priority }: z.output<typeof priorityBody>,
): Promise<TicketRow> {
  const before = await lockTicket(tx, id, actor.viewer.id);
  if (before.priority === priority) return before;
  if (before.state === "closed" || before.mergedIntoId) throw new AppError("wrong_state");
  if (!prioritiesFor(before.department).includes(priority)) {
    throw new AppError("invalid", { fields: { priority: [m.ticket_priority_cap({}, actor.reader)] } });
  }
  const ticket = await setPriority(tx, services, before, priority, authorOf(actor), new Date());
  await saveTicket(tx, ticket);
  await notifyPriorityChanged(tx, services, before, ticket, actor.socketId);
  return ticket;
}

/** Nothing about the ticket changes but that more people know of it. */
export async function escalateTicket(tx: Db, services: TicketServices, actor: CustomerActor, id: string): Promise<TicketRow> {
  const before = await lockTicket(tx, id, actor.viewer.id);
  const facts = factsOf(before);
  // Asked twice is told once.
  if (facts.escalatedAt) return before;
  const at = new Date();
  if (!customerMay(services.desk().rules, facts, at).escalate) throw new AppError("not_overdue");
  const due = facts.answerDue?.toISOString() ?? null;
  const ticket = await addEvent(tx, { ...before, escalatedAt: at }, { type: "escalated", due_at: due }, authorOf(actor), at);
  await saveTicket(tx, ticket);
  await notifyEscalated(tx, services, before, ticket, actor.socketId);
  return ticket;
}

export async function rateTicket(
  tx: Db,
  services: TicketServices,
  actor: CustomerActor,
  id: string,
  input: z.output<typeof ratingBody>,
): Promise<TicketRow> {
  const before = await lockTicket(tx, id, actor.viewer.id);
  const at = new Date();
  if (before.customerId !== actor.viewer.id) throw new AppError("forbidden");
  if (before.state !== "closed" || before.mergedIntoId) throw new AppError("wrong_state");
  if (!customerMay(services.desk().rules, factsOf(before), at).rate) throw new AppError("rating_locked");
  const rated: TicketRow = { ...before, rating: input.rating, ratingComment: input.comment || null, ratedAt: at };
  const ticket =
    before.rating === input.rating ? rated : await addEvent(tx, rated, { type: "rated", rating: input.rating }, authorOf(actor), at);
  await saveTicket(tx, ticket);
  await noteRated(tx, ticket, before.closedAt, input.rating, at);
  await notifyRated(tx, services, before, ticket, actor.socketId);
  return ticket;
}

/** Reading never goes backwards, and changes nothing but the mark. */
export async function markRead(tx: Db, services: TicketServices, actor: CustomerActor, id: string, seq: number): Promise<TicketRow> {
  const before = await lockTicket(tx, id, actor.viewer.id);
  const readSeq = Math.min(seq, before.publicSeq);
  if (before.customerId !== actor.viewer.id) return { ...before, customerReadSeq: await markShared(tx, id, actor.viewer.id, readSeq) };
  if (readSeq <= before.customerReadSeq) return before;
  const ticket: TicketRow = { ...before, customerReadSeq: readSeq, customerReadAt: readAt(before, readSeq, new Date()) };
  await tx
    .update(tickets)
    .set({ customerReadSeq: ticket.customerReadSeq, customerReadAt: ticket.customerReadAt })
    .where(eq(tickets.id, id));
  await notifyChanged(tx, services, before, ticket, actor.socketId);
  return ticket;
}

/** What a colleague has read is their own affair: neither the customer's mark nor what staff see of it changes. */
async function markShared(tx: Db, ticketId: string, accountId: string, seq: number): Promise<number> {
  const [mark] = await tx
    .insert(ticketSharedReads)
    .values({ ticketId, accountId, seq })
    .onConflictDoUpdate({
      target: [ticketSharedReads.ticketId, ticketSharedReads.accountId],
      set: { seq: sql`greatest(${ticketSharedReads.seq}, excluded.seq)` },
    })
    .returning({ seq: ticketSharedReads.seq });
  return mark?.seq ?? seq;
}

async function continueTicket(
  tx: Db,
  services: TicketServices,
  actor: CustomerActor,
  before: TicketRow,
  input: { body: RichText; file_ids: string[]; draft?: string | undefined; mailId?: string | undefined },
  at: Date,
): Promise<TicketRow> {
  const author = authorOf(actor);
  const { ticket } = await openTicket(tx, services, {
    // In the name of whoever goes on with it; a colleague's service is not theirs.
    customerId: actor.viewer.id,
    ...linesOf(before),
    department: before.department,
    priority: before.priority,
    serviceId: before.customerId === actor.viewer.id ? before.serviceId : null,
    body: input.body,
    files: filesFrom(actor, input),
    author,
    via: actor.via ?? "portal",
    at,
    continuedFromId: before.id,
    mailId: input.mailId,
  });
  await copyFields(tx, before.id, ticket.id);
  const old = await addEvent(tx, before, { type: "continued", id: ticket.id, number: ticket.number }, author, at);
  await saveTicket(tx, { ...old, updatedAt: before.updatedAt });
  await notifyChanged(tx, services, before, old);
  await notifyCreated(tx, services, ticket, actor.socketId);
  return ticket;
}

async function write(
  tx: Db,
  services: TicketServices,
  actor: CustomerActor,
  before: TicketRow,
  input: { body: RichText; file_ids: string[]; draft?: string | undefined; mailId?: string | undefined },
  at: Date,
): Promise<TicketRow> {
  const author = authorOf(actor);
  const { body, mailId } = input;
  const added = await addMessage(tx, before, { kind: "public", author, via: actor.via ?? "portal", body, at, mailId });
  if (before.customerId !== actor.viewer.id) await markShared(tx, before.id, actor.viewer.id, added.message.seq);
  const files = filesFrom(actor, input);
  await bindFiles(tx, {
    uploaderId: files.uploaderId,
    draft: files.draft,
    fileIds: files.ids,
    customerId: before.customerId,
    kind: "ticket-message",
    id: added.message.id,
    audience: "customer",
    body,
    unknown: files.unknown,
  });
  return {
    ...added.ticket,
    ...clockColumns(onCustomerMessage(services.desk(before.department), clocksOf(added.ticket), before.priority, at)),
  };
}

async function checkService(tx: Db, { viewer, reader }: CustomerActor, serviceId: string): Promise<void> {
  const own = and(eq(customerServices.id, serviceId), eq(customerServices.customerId, viewer.id), isNull(customerServices.endedAt));
  const [service] = await tx.select({ id: customerServices.id }).from(customerServices).where(own);
  if (!service) throw new AppError("invalid", { fields: { service: [m.ticket_service_unknown({}, reader)] } });
}

function filesFrom({ viewer, reader }: CustomerActor, input: { file_ids: string[]; draft?: string | undefined }) {
  return { uploaderId: viewer.id, draft: input.draft, ids: input.file_ids, unknown: m.ticket_file_unknown({}, reader) };
}

/** Whose words could not be proved to be the customer's are nobody's. */
function authorOf({ viewer, unproved }: CustomerActor): Author {
  return { by: "customer", id: unproved ? null : viewer.id, unproved };
}
