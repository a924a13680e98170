// Tickets and the people they belong to. A ticket of an organisation always belongs to somebody who is in it.
import { and, eq, inArray, isNull } from "drizzle-orm";
import { files } from "#db/schema/files.ts";
import { ticketMessages, tickets } from "#db/schema/tickets.ts";
import { announce } from "#features/realtime/announce.server.ts";
import { customerChannel, realtimeEvents } from "#features/realtime/channels.ts";
import type { Db } from "#platform/db/database.ts";
import type { OrganisationServices } from "./organisation-services.ts";

/** Asked for by whoever founds or joins: what they opened before is the organisation's from now on. */
export async function shareEarlier(tx: Db, accountId: string, organisationId: string): Promise<void> {
  await tx
    .update(tickets)
    .set({ organisationId })
    .where(and(eq(tickets.customerId, accountId), isNull(tickets.organisationId)));
}

/** Whoever goes leaves the organisation's tickets to somebody who stays; who wrote what remains written. */
export async function handOver(tx: Db, organisationId: string, from: string, to: string): Promise<void> {
  const theirs = and(eq(tickets.organisationId, organisationId), eq(tickets.customerId, from));
  const moved = await tx.update(tickets).set({ customerId: to }).where(theirs).returning({ id: tickets.id });
  for (let at = 0; at < moved.length; at += 500) {
    const ids = moved.slice(at, at + 500).map(({ id }) => id);
    const messages = tx.select({ id: ticketMessages.id }).from(ticketMessages).where(inArray(ticketMessages.ticketId, ids));
    await tx
      .update(files)
      .set({ customerId: to })
      .where(and(eq(files.boundKind, "ticket-message"), inArray(files.boundId, messages)));
  }
}

/** Pages that somebody has open find out at once what they may no longer see, or may see now. */
export async function refreshPages(tx: Db, services: OrganisationServices, accountIds: readonly string[]): Promise<void> {
  const channels = accountIds.map(customerChannel);
  await announce(tx, services, { channels, event: realtimeEvents.organisationChanged, data: {} });
}
