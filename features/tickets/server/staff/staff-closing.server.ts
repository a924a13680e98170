// Closing a ticket by hand. It waits as long as a reply does and can be taken back; only then is it closed, and the customer told.
import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { ticketOutbox } from "#db/schema/tickets.ts";
import { notifyClosed, notifyOutbox } from "#features/tickets/notices/ticket-notices.server.ts";
import type { closingBody } from "#features/tickets/rules/staff-writing.contract.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { lockTicket, saveTicket, type TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import { changeState } from "#features/tickets/server/ticket-transitions.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";
import { NewerReplyError } from "./newer-reply.ts";
import { refuseOverwriting } from "./property-conflicts.server.ts";
import type { StaffActor } from "./staff-actor.ts";

export const releaseJob = "release-ticket-reply";

/** Asked twice, it is one closing. */
export async function askClosing(
  tx: Db,
  services: TicketServices,
  actor: StaffActor,
  id: string,
  { last_seen_seq, seen_state }: z.output<typeof closingBody>,
): Promise<string> {
  const ticket = await lockTicket(tx, id);
  if (ticket.state === "closed") throw new AppError("wrong_state");
  const seenSeq = last_seen_seq ?? ticket.lastSeq;
  if (ticket.customerSeq > seenSeq) throw new NewerReplyError({ messages: [], outbox: [], seq: ticket.lastSeq });
  await refuseOverwriting(tx, actor.reader, ticket, { state: "closed", seen: { state: seen_state } });
  const [waiting] = await tx
    .select({ id: ticketOutbox.id })
    .from(ticketOutbox)
    .where(and(eq(ticketOutbox.ticketId, id), isNull(ticketOutbox.body), isNull(ticketOutbox.macro)));
  if (waiting) return waiting.id;
  const closingId = newId();
  const sendsAt = new Date(Date.now() + services.desk().rules.undoSeconds * 1000);
  const values = { id: closingId, ticketId: id, authorId: actor.viewer.id, body: null, text: "", fileIds: [], seenSeq, sendsAt };
  await tx.insert(ticketOutbox).values({ ...values, nextState: "closed" });
  await services.jobs.send(tx, releaseJob, { replyId: closingId }, { startAfter: sendsAt, once: closingId });
  await notifyOutbox(tx, services, ticket, actor.socketId);
  return closingId;
}

/** The seconds have passed. Closed by now, or answered by the customer: it stays as it is. */
export async function closeNow(
  tx: Db,
  services: TicketServices,
  before: TicketRow,
  closing: typeof ticketOutbox.$inferSelect,
): Promise<TicketRow> {
  if (before.state === "closed" || before.customerSeq > closing.seenSeq) {
    await notifyOutbox(tx, services, before);
    return before;
  }
  const at = new Date();
  const ticket = await changeState(tx, services, { ...before, updatedAt: at }, "staff_close", { by: "staff", id: closing.authorId }, at);
  await saveTicket(tx, ticket);
  await notifyClosed(tx, services, before, ticket);
  return ticket;
}
