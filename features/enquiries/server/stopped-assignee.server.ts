// Enquiries that wait for a colleague who may not answer any more are nobody's.
import { and, asc, eq, inArray } from "drizzle-orm";
import { enquiries } from "#db/schema/enquiries.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { losesDuty, type StopPart } from "#platform/account-stop.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import { addEntry, lockEnquiry, saveEnquiry } from "./enquiry-store.server.ts";

export function stopEnquiries(services: TicketServices): StopPart {
  return async (tx, stop) => {
    if (!losesDuty(stop, "enquiries.answer")) return;
    const waiting = and(eq(enquiries.assigneeId, stop.id), inArray(enquiries.status, ["new", "open", "answered"]));
    const held = await tx.select({ id: enquiries.id }).from(enquiries).where(waiting).orderBy(asc(enquiries.id));
    const references: string[] = [];
    for (const { id } of held) {
      const enquiry = await lockEnquiry(tx, id);
      if (enquiry.assigneeId !== stop.id) continue;
      await addEntry(tx, enquiry, { kind: "assignee", authorId: stop.by, data: { name: "" } });
      await saveEnquiry(tx, services, enquiry, { assigneeId: null });
      references.push(enquiry.reference);
    }
    noteChange(tx, "unassigned", null, references);
  };
}
