// Copies of our answers to addresses the customer names (decision 27). They get what was said in the open, by mail, and nothing else:
// no access, no notes, no way to write into the ticket.
import { createHmac, timingSafeEqual } from "node:crypto";
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { ticketCopies } from "#db/schema/tickets.ts";
import { copiesMaximum } from "#features/support/rules/support-settings.ts";
import { notifyChanged, notifyPeople } from "#features/tickets/notices/ticket-notices.server.ts";
import type { TicketCopy } from "#features/tickets/rules/ticket-views.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { newId } from "#platform/random-token.server.ts";
import type { CustomerActor } from "./customer-actor.ts";
import type { TicketServices } from "./ticket-services.ts";
import { type Author, addEvent, lockTicket, saveTicket, type TicketRow } from "./ticket-store.server.ts";

export type CopyRow = typeof ticketCopies.$inferSelect;

export function copiesOf(db: Db, ticketId: string): Promise<TicketCopy[]> {
  return db
    .select({ id: ticketCopies.id, email: ticketCopies.email })
    .from(ticketCopies)
    .where(and(eq(ticketCopies.ticketId, ticketId), isNull(ticketCopies.leftAt)))
    .orderBy(asc(ticketCopies.createdAt), asc(ticketCopies.id));
}

export async function addCopy(tx: Db, services: TicketServices, actor: CustomerActor, id: string, email: string): Promise<TicketRow> {
  const before = await lockTicket(tx, id, actor.viewer.id);
  if (before.state === "closed" || before.mergedIntoId) throw new AppError("wrong_state");
  const ticket = await nameOne(tx, services, actor, before, email);
  await saveTicket(tx, ticket);
  await notifyChanged(tx, services, before, ticket, actor.socketId);
  return ticket;
}

/** Those named while a ticket is opened. */
export async function addFirstCopies(
  tx: Db,
  services: TicketServices,
  actor: CustomerActor,
  opened: TicketRow,
  emails: readonly string[],
): Promise<TicketRow> {
  let ticket = opened;
  for (const email of new Set(emails)) ticket = await nameOne(tx, services, actor, ticket, email);
  if (ticket !== opened) await saveTicket(tx, ticket);
  return ticket;
}

async function nameOne(tx: Db, services: TicketServices, actor: CustomerActor, ticket: TicketRow, email: string): Promise<TicketRow> {
  const { viewer, reader } = actor;
  const refuse = (words: string) => new AppError("invalid", { fields: { email: [words] } });
  const [own] = await tx.select({ email: accounts.email, locale: accounts.locale }).from(accounts).where(eq(accounts.id, viewer.id));
  if (own?.email === email) throw refuse(m.ticket_copy_own({}, reader));
  const rows = await tx.select().from(ticketCopies).where(eq(ticketCopies.ticketId, ticket.id));
  const known = rows.find((row) => row.email === email);
  if (known?.leftAt) throw refuse(m.ticket_copy_left({}, reader));
  // Named twice is named once.
  if (known) return ticket;
  if (rows.filter(({ leftAt }) => !leftAt).length >= copiesMaximum) throw refuse(m.ticket_copies_maximum({}, reader));
  // Their own language where we know it, else that of whoever names them.
  const theirs = and(eq(accounts.email, email), eq(accounts.kind, "customer"), isNotNull(accounts.emailVerifiedAt));
  const [reads] = await tx.select({ locale: accounts.locale }).from(accounts).where(theirs);
  const copyId = newId();
  await tx.insert(ticketCopies).values({ id: copyId, ticketId: ticket.id, email, locale: reads?.locale ?? own?.locale ?? reader.locale });
  const named = await addEvent(tx, ticket, { type: "copy", change: "added", email }, { by: "customer", id: viewer.id }, new Date());
  await notifyPeople(tx, services, { notice: "copied", ticketId: ticket.id, seq: named.lastSeq, copyId });
  return named;
}

export async function removeCopy(tx: Db, services: TicketServices, actor: CustomerActor, id: string, copyId: string): Promise<TicketRow> {
  const before = await lockTicket(tx, id, actor.viewer.id);
  const here = and(eq(ticketCopies.id, copyId), eq(ticketCopies.ticketId, id), isNull(ticketCopies.leftAt));
  const [gone] = await tx.delete(ticketCopies).where(here).returning({ email: ticketCopies.email });
  if (!gone) throw new AppError("not_found");
  return record(tx, services, before, { change: "removed", email: gone.email }, { by: "customer", id: actor.viewer.id });
}

/** By the link in the mails; asked twice is gone once. */
export async function leaveCopies(tx: Db, services: TicketServices, asked: { copy: string; signature: string }): Promise<void> {
  checkLeaving(services, asked);
  const [row] = await tx.select({ ticketId: ticketCopies.ticketId }).from(ticketCopies).where(eq(ticketCopies.id, asked.copy));
  // Removed by the customer in the meantime: there is nothing left to leave.
  if (!row) return;
  const before = await lockTicket(tx, row.ticketId);
  const here = and(eq(ticketCopies.id, asked.copy), isNull(ticketCopies.leftAt));
  const [gone] = await tx.update(ticketCopies).set({ leftAt: new Date() }).where(here).returning({ email: ticketCopies.email });
  if (gone) await record(tx, services, before, { change: "left", email: gone.email }, { by: "system", id: null });
}

async function record(
  tx: Db,
  services: TicketServices,
  before: TicketRow,
  what: { change: "removed" | "left"; email: string },
  author: Author,
): Promise<TicketRow> {
  const ticket = await addEvent(tx, before, { type: "copy", ...what }, author, new Date());
  await saveTicket(tx, { ...ticket, updatedAt: before.updatedAt });
  await notifyChanged(tx, services, before, ticket);
  return ticket;
}

export function checkLeaving({ secrets }: Pick<TicketServices, "secrets">, { copy, signature }: { copy: string; signature: string }): void {
  const own = Buffer.from(leavingSignature(secrets.signing, copy));
  const given = Buffer.from(signature);
  if (own.length !== given.length || !timingSafeEqual(own, given)) throw new AppError("not_found");
}

/** Worth nothing but leaving these copies. */
export function leavingSignature(secret: string, copyId: string): string {
  return createHmac("sha256", secret).update(`leave-ticket:${copyId}`).digest("base64url").slice(0, 32);
}
