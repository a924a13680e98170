// A mail without a proved sender stays out of the ticket it was sent to. Staff find one from the other; the customer sees nothing of it.
import { notifyChanged } from "#features/tickets/notices/ticket-notices.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { type Author, addEvent, lockTicket, saveTicket, type TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";

const system: Author = { by: "system", id: null };

export async function linkForStaff(tx: Db, services: TicketServices, opened: TicketRow, about: TicketRow): Promise<void> {
  const at = new Date();
  const before = await lockTicket(tx, about.id);
  const told = await addEvent(tx, before, { type: "unproved_mail", direction: "there", id: opened.id, number: opened.number }, system, at);
  // Nothing has happened to that ticket: it keeps its place in every list.
  await saveTicket(tx, { ...told, updatedAt: before.updatedAt });
  await notifyChanged(tx, services, before, told);
  const linked = await addEvent(tx, opened, { type: "unproved_mail", direction: "here", id: about.id, number: about.number }, system, at);
  await saveTicket(tx, linked);
  await notifyChanged(tx, services, opened, linked);
}
