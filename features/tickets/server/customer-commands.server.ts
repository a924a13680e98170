// What a customer does with their tickets. Each command runs inside the caller's transaction and refuses what is not theirs.
import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { customerServices, tickets } from "#db/schema/tickets.ts";
import { bindFiles } from "#features/files/file-binding.server.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { tellChanged, tellClosed, tellCreated, tellCustomerReplied, tellRated } from "#features/tickets/notices/ticket-notices.server.ts";
import { onCustomerMessage } from "#features/tickets/rules/ticket-clocks.ts";
import type { createTicketBody, ratingBody, reopenBody, replyBody } from "#features/tickets/rules/tickets.contract.ts";
import { customerMay, prioritiesFor } from "#features/tickets/rules/tickets.policy.ts";
import type { CustomerViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { openTicket } from "./open-ticket.server.ts";
import { factsOf, type Reader } from "./present-ticket.server.ts";
import type { TicketNeeds } from "./ticket-needs.ts";
import {
  type Author,
  addEvent,
  addMessage,
  clockColumns,
  clocksOf,
  lockTicket,
  saveTicket,
  type TicketRow,
  type Via,
} from "./ticket-store.server.ts";
import { turn } from "./ticket-turns.server.ts";

export type Acting = { viewer: CustomerViewer; reader: Reader; socketId?: string | undefined; via?: Via; unproved?: boolean };

export async function createTicket(
  tx: Db,
  needs: TicketNeeds,
  acting: Acting,
  input: z.output<typeof createTicketBody> & { mailId?: string | undefined },
): Promise<TicketRow> {
  const { viewer, reader } = acting;
  if (!prioritiesFor(input.department).includes(input.priority)) {
    throw new AppError("invalid", { fields: { priority: [m.ticket_priority_cap({}, reader)] } });
  }
  if (input.service) await checkService(tx, acting, input.service);
  const { ticket } = await openTicket(tx, {
    customerId: viewer.id,
    subject: input.subject,
    department: input.department,
    priority: input.priority,
    serviceId: input.service ?? null,
    body: input.body,
    files: filesFrom(acting, input),
    author: authorOf(acting),
    via: acting.via ?? "portal",
    at: new Date(),
    mailId: input.mailId,
  });
  await tellCreated(tx, needs, ticket, acting.socketId);
  return ticket;
}

/** On a ticket closed too long ago it starts a new one, linked to it: the answer's id says where the message went. */
export async function replyAsCustomer(
  tx: Db,
  needs: TicketNeeds,
  acting: Acting,
  id: string,
  input: z.output<typeof replyBody> & { mailId?: string | undefined },
): Promise<TicketRow> {
  const before = await lockTicket(tx, id, acting.viewer.id);
  const at = new Date();
  if (before.mergedIntoId) throw new AppError("wrong_state");
  if (before.state === "closed" && !customerMay(factsOf(before), at).reopen) return continueTicket(tx, needs, acting, before, input, at);
  const written = await write(tx, acting, before, input, at);
  let ticket = await turn(tx, written, "customer_reply", authorOf(acting), at);
  if (input.close) ticket = await turn(tx, ticket, "customer_close", authorOf(acting), at);
  await saveTicket(tx, ticket);
  await tellCustomerReplied(tx, needs, before, ticket, acting.socketId);
  return ticket;
}

export async function closeAsCustomer(tx: Db, needs: TicketNeeds, acting: Acting, id: string): Promise<TicketRow> {
  const before = await lockTicket(tx, id, acting.viewer.id);
  // Asked twice is closed once.
  if (before.state === "closed") return before;
  const ticket = await turn(tx, before, "customer_close", authorOf(acting), new Date());
  await saveTicket(tx, ticket);
  await tellClosed(tx, needs, before, ticket, acting.socketId);
  return ticket;
}

export async function reopenAsCustomer(
  tx: Db,
  needs: TicketNeeds,
  acting: Acting,
  id: string,
  input: z.output<typeof reopenBody>,
): Promise<TicketRow> {
  const before = await lockTicket(tx, id, acting.viewer.id);
  const { body } = input;
  if (before.state !== "closed" || before.mergedIntoId) throw new AppError("wrong_state");
  if (body) return replyAsCustomer(tx, needs, acting, id, { ...input, body, close: false });
  const at = new Date();
  if (!customerMay(factsOf(before), at).reopen) throw new AppError("reopen_expired");
  const waiting = { ...before, ...clockColumns(onCustomerMessage(clocksOf(before), before.priority, at)) };
  const ticket = await turn(tx, waiting, "customer_reopen", authorOf(acting), at);
  await saveTicket(tx, ticket);
  await tellCustomerReplied(tx, needs, before, ticket, acting.socketId);
  return ticket;
}

export async function rateTicket(
  tx: Db,
  needs: TicketNeeds,
  acting: Acting,
  id: string,
  input: z.output<typeof ratingBody>,
): Promise<TicketRow> {
  const before = await lockTicket(tx, id, acting.viewer.id);
  const at = new Date();
  if (before.state !== "closed" || before.mergedIntoId) throw new AppError("wrong_state");
  if (!customerMay(factsOf(before), at).rate) throw new AppError("rating_locked");
  const rated: TicketRow = { ...before, rating: input.rating, ratingComment: input.comment || null, ratedAt: at };
  const ticket =
    before.rating === input.rating ? rated : await addEvent(tx, rated, { type: "rated", rating: input.rating }, authorOf(acting), at);
  await saveTicket(tx, ticket);
  await tellRated(tx, needs, before, ticket, acting.socketId);
  return ticket;
}

/** Reading never goes backwards, and changes nothing but the mark. */
export async function markRead(tx: Db, needs: TicketNeeds, acting: Acting, id: string, seq: number): Promise<TicketRow> {
  const before = await lockTicket(tx, id, acting.viewer.id);
  const readSeq = Math.min(seq, before.publicSeq);
  if (readSeq <= before.customerReadSeq) return before;
  const ticket: TicketRow = { ...before, customerReadSeq: readSeq, customerReadAt: new Date() };
  await tx
    .update(tickets)
    .set({ customerReadSeq: ticket.customerReadSeq, customerReadAt: ticket.customerReadAt })
    .where(eq(tickets.id, id));
  await tellChanged(tx, needs, before, ticket, acting.socketId);
  return ticket;
}

async function continueTicket(
  tx: Db,
  needs: TicketNeeds,
  acting: Acting,
  before: TicketRow,
  input: { body: RichText; file_ids: string[]; draft?: string | undefined; mailId?: string | undefined },
  at: Date,
): Promise<TicketRow> {
  const author = authorOf(acting);
  const { ticket } = await openTicket(tx, {
    customerId: before.customerId,
    subject: before.subject,
    department: before.department,
    priority: before.priority,
    serviceId: before.serviceId,
    body: input.body,
    files: filesFrom(acting, input),
    author,
    via: acting.via ?? "portal",
    at,
    continuedFromId: before.id,
    mailId: input.mailId,
  });
  const old = await addEvent(tx, before, { type: "continued", id: ticket.id, number: ticket.number }, author, at);
  await saveTicket(tx, { ...old, updatedAt: before.updatedAt });
  await tellChanged(tx, needs, before, old);
  await tellCreated(tx, needs, ticket, acting.socketId);
  return ticket;
}

async function write(
  tx: Db,
  acting: Acting,
  before: TicketRow,
  input: { body: RichText; file_ids: string[]; draft?: string | undefined; mailId?: string | undefined },
  at: Date,
): Promise<TicketRow> {
  const author = authorOf(acting);
  const { body, mailId } = input;
  const added = await addMessage(tx, before, { kind: "public", author, via: acting.via ?? "portal", body, at, mailId });
  const files = filesFrom(acting, input);
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
  return { ...added.ticket, ...clockColumns(onCustomerMessage(clocksOf(added.ticket), before.priority, at)) };
}

async function checkService(tx: Db, { viewer, reader }: Acting, serviceId: string): Promise<void> {
  const own = and(eq(customerServices.id, serviceId), eq(customerServices.customerId, viewer.id), isNull(customerServices.endedAt));
  const [service] = await tx.select({ id: customerServices.id }).from(customerServices).where(own);
  if (!service) throw new AppError("invalid", { fields: { service: [m.ticket_service_unknown({}, reader)] } });
}

function filesFrom({ viewer, reader }: Acting, input: { file_ids: string[]; draft?: string | undefined }) {
  return { uploaderId: viewer.id, draft: input.draft, ids: input.file_ids, unknown: m.ticket_file_unknown({}, reader) };
}

function authorOf({ viewer, unproved }: Acting): Author {
  return { by: "customer", id: viewer.id, unproved };
}
