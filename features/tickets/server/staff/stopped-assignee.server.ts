// Open tickets of a colleague who may not answer any more are nobody's, so that the views of what is nobody's have them. Closed ones keep
// the name of whoever they were.
import { and, asc, eq, ne } from "drizzle-orm";
import { tickets } from "#db/schema/tickets.ts";
import { notifyChanged } from "#features/tickets/notices/ticket-notices.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { type Author, addEvent, lockTicket, saveTicket } from "#features/tickets/server/ticket-store.server.ts";
import { losesDuty, type StopPart } from "#platform/account-stop.ts";
import { noteChange } from "#platform/api/audit-trail.ts";

export function stopAssignments(services: TicketServices): StopPart {
  return async (tx, stop) => {
    if (!losesDuty(stop, "tickets.answer")) return;
    const author: Author = stop.by ? { by: "staff", id: stop.by } : { by: "system", id: null };
    const held = await tx
      .select({ id: tickets.id })
      .from(tickets)
      .where(and(eq(tickets.assigneeId, stop.id), ne(tickets.state, "closed")))
      .orderBy(asc(tickets.id));
    const numbers: string[] = [];
    for (const { id } of held) {
      const before = await lockTicket(tx, id);
      // Given to somebody else, or closed, while this waited.
      if (before.assigneeId !== stop.id || before.state === "closed") continue;
      const ticket = await addEvent(tx, { ...before, assigneeId: null }, { type: "assigned", to: null }, author, new Date());
      await saveTicket(tx, ticket);
      await notifyChanged(tx, services, before, ticket);
      numbers.push(before.number);
    }
    noteChange(tx, "unassigned", null, numbers);
  };
}
