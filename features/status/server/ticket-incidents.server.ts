// Tickets that are about an incident. Each gets a line for what is told of it; bell and mail go the way of everything else about a ticket.
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { everyVersion } from "#content/versions.ts";
import { incidentTickets } from "#db/schema/status.ts";
import { ticketMessages, tickets } from "#db/schema/tickets.ts";
import { notifyChanged, notifyPeople } from "#features/tickets/notices/ticket-notices.server.ts";
import type { TicketEvent } from "#features/tickets/rules/ticket-views.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { addEvent, lockTicket, saveTicket } from "#features/tickets/server/ticket-store.server.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError, nullWhenGone } from "#platform/errors.ts";
import { stageAt } from "../rules/stages.ts";
import type { TicketIncident } from "../rules/ticket-incident.contract.ts";
import { getIncidentView, getStatus, type IncidentRow, incidentRow } from "./status.server.ts";

type IncidentEvent = Extract<TicketEvent, { type: "incident" }>;

export async function getTicketIncident(db: Db, locale: Locale, ticketId: string): Promise<TicketIncident> {
  const [[ticket], { incidents }] = await Promise.all([
    db
      .select({ incidentId: incidentTickets.incidentId })
      .from(tickets)
      .leftJoin(incidentTickets, eq(incidentTickets.ticketId, tickets.id))
      .where(eq(tickets.id, ticketId)),
    getStatus(db, locale),
  ]);
  if (!ticket) throw new AppError("not_found");
  return { linked: ticket.incidentId ? await getIncidentView(db, locale, ticket.incidentId) : null, choices: incidents };
}

type Linking = { ticketId: string; incidentId: string | null; byId: string; now?: Date };

export async function linkTicket(
  tx: Db,
  services: TicketServices,
  { ticketId, incidentId, byId, now = new Date() }: Linking,
): Promise<void> {
  const ticket = await lockTicket(tx, ticketId);
  if (ticket.mergedIntoId) throw new AppError("conflict");
  const [before] = await tx.delete(incidentTickets).where(eq(incidentTickets.ticketId, ticketId)).returning();
  if (incidentId === (before?.incidentId ?? null)) {
    if (before) await tx.insert(incidentTickets).values(before);
    return;
  }
  noteChange(tx, "incident", before?.incidentId, incidentId);
  const incident = await incidentRow(tx, incidentId ?? before?.incidentId ?? "");
  if (incidentId) await tx.insert(incidentTickets).values({ ticketId, incidentId, byId, at: now });
  const event = eventOf(incident, incidentId ? "linked" : "unlinked", incident.updates[0]?.id ?? null, now);
  const after = await addEvent(tx, ticket, event, { by: "staff", id: byId }, now);
  await saveTicket(tx, after);
  await notifyChanged(tx, services, ticket, after);
  if (incidentId) await notifyPeople(tx, services, { notice: "incident", ticketId, seq: after.lastSeq });
}

/** An update, told in every ticket that is linked. Run again, it goes on where it stopped. */
export async function tellTickets(
  services: TicketServices,
  { incidentId, updateId }: { incidentId: string; updateId: string },
): Promise<void> {
  const db = services.database.orm;
  const incident = await incidentRow(db, incidentId).catch(nullWhenGone);
  if (!incident?.updates.some(({ id }) => id === updateId)) return;
  const linked = await db
    .select({ id: incidentTickets.ticketId })
    .from(incidentTickets)
    .innerJoin(tickets, eq(tickets.id, incidentTickets.ticketId))
    .where(and(eq(incidentTickets.incidentId, incidentId), isNull(tickets.mergedIntoId)));
  for (const { id } of linked) await db.transaction((tx) => tellOne(tx, services, incident, updateId, id));
}

async function tellOne(tx: Db, services: TicketServices, incident: IncidentRow, updateId: string, ticketId: string): Promise<void> {
  const ticket = await lockTicket(tx, ticketId).catch(nullWhenGone);
  if (!ticket) return;
  const isTold = and(
    eq(ticketMessages.ticketId, ticketId),
    eq(ticketMessages.kind, "event"),
    sql`${ticketMessages.event} ->> 'update' = ${updateId}`,
  );
  const told = await tx.select({ id: ticketMessages.id }).from(ticketMessages).where(isTold).limit(1);
  if (told.length > 0) return;
  const now = new Date();
  const after = await addEvent(tx, ticket, eventOf(incident, "told", updateId, now), { by: "system", id: null }, now);
  await saveTicket(tx, after);
  await notifyChanged(tx, services, ticket, after);
  await notifyPeople(tx, services, { notice: "incident", ticketId, seq: after.lastSeq });
}

/** What the line says, in every language: the ticket may have readers of each. */
function eventOf(incident: IncidentRow, change: IncidentEvent["change"], updateId: string | null, now: Date): IncidentEvent {
  const update = incident.updates.find(({ id }) => id === updateId);
  return {
    type: "incident",
    change,
    incident: incident.id,
    update: updateId,
    title: everyVersion(incident.title),
    stage: update?.stage ?? stageAt(incident, now),
    text: everyVersion(update?.text ?? incident.body),
  };
}
