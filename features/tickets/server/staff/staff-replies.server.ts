// Replies and notes of staff. A reply waits a few seconds in which it can be taken back; only then does it exist for the customer.
import { and, eq, gt, ne } from "drizzle-orm";
import type { z } from "zod";
import { ticketMessageEdits, ticketMessages, ticketOutbox } from "#db/schema/tickets.ts";
import { bindFiles, filesOf, rebindFiles } from "#features/files/file-binding.server.ts";
import type { FileAudience } from "#features/files/file-rules.ts";
import { proseOf, toPlainText, toSnippet } from "#features/rich-text/plain-text.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { unfilledPlaceholders } from "#features/support/rules/canned-text.ts";
import { editMinutes } from "#features/support/rules/support-settings.ts";
import { noteAnswered } from "#features/support/server/support-facts.server.ts";
import { notifyChanged, notifyNote, notifyOutbox, notifyStaffReplied } from "#features/tickets/notices/ticket-notices.server.ts";
import type { TakenBack } from "#features/tickets/rules/staff-ticket-views.ts";
import type { editMessageBody, noteBody, staffReplyBody } from "#features/tickets/rules/staff-writing.contract.ts";
import { isKept, onCustomerMessage, onStaffReply } from "#features/tickets/rules/ticket-clocks.ts";
import { threadRows } from "#features/tickets/server/customer-tickets.server.ts";
import { makeMacroChanges } from "#features/tickets/server/macros/macro-changes.server.ts";
import { presentMessage } from "#features/tickets/server/present-ticket.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import {
  addEvent,
  addMessage,
  clockColumns,
  clocksOf,
  lockTicket,
  messageColumns,
  saveTicket,
  type TicketRow,
  tokensOf,
} from "#features/tickets/server/ticket-store.server.ts";
import { changeState } from "#features/tickets/server/ticket-transitions.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { newId } from "#platform/random-token.server.ts";
import { mentionedIn } from "./mentions.server.ts";
import { NewerReplyError } from "./newer-reply.ts";
import type { StaffActor } from "./staff-actor.ts";
import { closeNow, releaseJob } from "./staff-closing.server.ts";
import { outboxOf } from "./staff-tickets.server.ts";

export async function sendReply(
  tx: Db,
  services: TicketServices,
  actor: StaffActor,
  id: string,
  input: z.output<typeof staffReplyBody>,
): Promise<string> {
  const ticket = await lockTicket(tx, id);
  if (ticket.state === "closed") throw new AppError("wrong_state");
  await refuseUnseen(tx, actor, ticket, input.last_seen_seq);
  refusePlaceholders(input.body);
  const replyId = newId();
  const sendsAt = new Date(Date.now() + services.desk().rules.undoSeconds * 1000);
  await tx.insert(ticketOutbox).values({
    id: replyId,
    ticketId: id,
    authorId: actor.viewer.id,
    body: input.body,
    text: toPlainText(input.body),
    fileIds: input.file_ids,
    seenSeq: Math.max(input.last_seen_seq, 0),
    nextState: input.next_state,
    sendsAt,
  });
  await bind(tx, actor, ticket, input, { kind: "ticket-outbox", id: replyId, audience: "customer" });
  await services.jobs.send(tx, releaseJob, { replyId }, { startAfter: sendsAt, once: replyId });
  await notifyOutbox(tx, services, ticket, actor.socketId);
  return replyId;
}

async function refuseUnseen(tx: Db, { viewer, reader }: StaffActor, ticket: TicketRow, seen: number): Promise<void> {
  const rows = await threadRows(tx, reader)
    .where(
      and(
        eq(ticketMessages.ticketId, ticket.id),
        gt(ticketMessages.seq, seen),
        eq(ticketMessages.kind, "public"),
        // A message without an author (erased account) is somebody else's, too.
        ne(ticketMessages.by, "system"),
      ),
    )
    .orderBy(ticketMessages.seq)
    .limit(50);
  const newer = rows.filter(({ message }) => message.authorId !== viewer.id);
  const waiting = (await outboxOf(tx, reader, ticket.id)).filter((reply) => reply.body !== null && reply.by.id !== viewer.id);
  if (newer.length === 0 && waiting.length === 0) return;
  throw new NewerReplyError({
    messages: newer.map((row) => presentMessage(reader, ticket, row, [])),
    outbox: waiting,
    seq: ticket.lastSeq,
  });
}

function refusePlaceholders(body: RichText): void {
  const names = unfilledPlaceholders(proseOf(body));
  if (names.length > 0) throw new AppError("unfilled_placeholders", { fields: { body: names.map((name) => `{${name}}`) } });
}

/** Taken back in time: the text goes back to the writer, the files to their draft. */
export async function undoReply(tx: Db, services: TicketServices, actor: StaffActor, id: string, replyId: string): Promise<TakenBack> {
  const ticket = await lockTicket(tx, id);
  const [reply] = await tx
    .delete(ticketOutbox)
    .where(and(eq(ticketOutbox.id, replyId), eq(ticketOutbox.ticketId, id), eq(ticketOutbox.authorId, actor.viewer.id)))
    .returning();
  if (!reply) throw new AppError("undo_expired");
  const files = (await filesOf(tx, "ticket-outbox", [replyId])).get(replyId) ?? [];
  const draft = await rebindFiles(tx, { kind: "ticket-outbox", id: replyId }, null);
  await notifyOutbox(tx, services, ticket, actor.socketId);
  return { body: reply.body as RichText | null, files, draft: draft ?? "" };
}

export const actionAfter = {
  answered: "staff_reply",
  in_progress: "staff_reply_keep",
  on_hold: "staff_reply_hold",
  closed: "staff_reply_close",
} as const;

/** The seconds of grace have passed. Run again, or after it was taken back, it does nothing. */
export async function releaseReply(tx: Db, services: TicketServices, replyId: string): Promise<TicketRow | null> {
  const [waiting] = await tx.select({ ticketId: ticketOutbox.ticketId }).from(ticketOutbox).where(eq(ticketOutbox.id, replyId));
  if (!waiting) return null;
  const held = await lockTicket(tx, waiting.ticketId);
  const [reply] = await tx.delete(ticketOutbox).where(eq(ticketOutbox.id, replyId)).returning();
  if (!reply) return null;
  const before = reply.macro ? await makeMacroChanges(tx, services, held, reply) : held;
  if (reply.macro && reply.body === null) return before;
  if (reply.body === null) return closeNow(tx, services, before, reply);
  const at = new Date();
  const author = { by: "staff", id: reply.authorId } as const;
  const body = reply.body as RichText;
  const added = await addMessage(tx, before, { kind: "public", author, via: "staff", body, at });
  await rebindFiles(tx, { kind: "ticket-outbox", id: replyId }, { kind: "ticket-message", id: added.message.id });
  // Written during the seconds of grace, so this reply does not answer it.
  const writtenMeanwhile = before.customerSeq > reply.seenSeq;
  const desk = services.desk(before.department);
  const acknowledges = reply.nextState === "unchanged";
  const answered = acknowledges ? clocksOf(added.ticket) : onStaffReply(desk, clocksOf(added.ticket), before.priority, at);
  const clocks = writtenMeanwhile
    ? onCustomerMessage(desk, { ...answered, reply: clocksOf(before).reply, unansweredSince: before.unansweredSince }, before.priority, at)
    : answered;
  if (!before.firstAnsweredAt && clocks.firstAnsweredAt) {
    await noteAnswered(tx, before, reply.authorId, isKept(desk, clocksOf(before), "first", before.priority, at), at);
  }
  let ticket: TicketRow = { ...added.ticket, ...clockColumns(clocks) };
  // Closed in the meantime: the words still arrive, the ticket stays closed.
  if (before.state !== "closed" && !writtenMeanwhile && reply.nextState !== "unchanged")
    ticket = await changeState(tx, services, ticket, actionAfter[reply.nextState], author, at);
  if (ticket.assigneeId === null) {
    ticket = await addEvent(tx, { ...ticket, assigneeId: reply.authorId }, { type: "assigned", to: reply.authorId }, author, at);
  }
  await saveTicket(tx, ticket);
  await notifyStaffReplied(tx, services, before, ticket, added.message);
  return ticket;
}

export async function addNote(
  tx: Db,
  services: TicketServices,
  actor: StaffActor,
  id: string,
  input: z.output<typeof noteBody>,
): Promise<TicketRow> {
  const before = await lockTicket(tx, id);
  const author = { by: "staff", id: actor.viewer.id } as const;
  const added = await addMessage(tx, before, { kind: "note", author, via: "staff", body: input.body, at: new Date() });
  await bind(tx, actor, before, input, { kind: "ticket-message", id: added.message.id, audience: "internal" });
  await saveTicket(tx, added.ticket);
  const mentioned = await mentionedIn(tx, toPlainText(input.body), input.mentions);
  await notifyNote(tx, services, before, added.ticket, { ...actor, mentioned });
  return added.ticket;
}

/** One's own words, for a while; what stood there before is kept. */
export async function editMessage(
  tx: Db,
  services: TicketServices,
  actor: StaffActor,
  id: string,
  messageId: string,
  input: z.output<typeof editMessageBody>,
): Promise<TicketRow> {
  const ticket = await lockTicket(tx, id);
  const own = and(eq(ticketMessages.id, messageId), eq(ticketMessages.ticketId, id), eq(ticketMessages.authorId, actor.viewer.id));
  const [message] = await tx.select(messageColumns).from(ticketMessages).where(own);
  if (!message || message.kind === "event") throw new AppError("not_found");
  const now = new Date();
  if (now.getTime() - message.createdAt.getTime() > editMinutes * 60_000) throw new AppError("edit_expired");
  refusePlaceholders(input.body);
  const text = toPlainText(input.body);
  await tx
    .insert(ticketMessageEdits)
    .values({ id: newId(), messageId, body: message.body ?? {}, editedById: actor.viewer.id, editedAt: now });
  await tx
    .update(ticketMessages)
    .set({ body: input.body, text, search: tokensOf(text) as unknown as string, editedAt: now })
    .where(eq(ticketMessages.id, messageId));
  const isLast = message.kind === "public" && message.seq === Math.max(ticket.customerSeq, ticket.staffPublicSeq);
  const after: TicketRow = { ...ticket, updatedAt: now, ...(isLast ? { lastText: toSnippet(text) } : {}) };
  await saveTicket(tx, after);
  // The customer's page asks again although no number has changed.
  await notifyChanged(tx, services, message.kind === "public" ? null : ticket, after, actor.socketId);
  return after;
}

async function bind(
  tx: Db,
  { viewer, reader }: StaffActor,
  ticket: TicketRow,
  input: { body: RichText; file_ids: string[]; draft?: string | undefined },
  to: { kind: "ticket-outbox" | "ticket-message"; id: string; audience: FileAudience },
): Promise<void> {
  await bindFiles(tx, {
    uploaderId: viewer.id,
    draft: input.draft,
    fileIds: input.file_ids,
    customerId: ticket.customerId,
    ...to,
    body: input.body,
    unknown: m.ticket_file_unknown({}, reader),
  });
}
