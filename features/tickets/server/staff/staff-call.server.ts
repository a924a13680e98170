// What the routes of staff have in common: the ticket as the answer, and what a conflict looks like.
import type { StaffTicketView } from "#features/tickets/rules/staff-ticket-views.ts";
import type { HasDesk, HasFields } from "#features/tickets/server/ticket-services.ts";
import type { TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Actor } from "#platform/api/command.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { NewerReplyError } from "./newer-reply.ts";
import { PropertyChangedError } from "./property-conflicts.server.ts";
import { readStaffTicket } from "./staff-tickets.server.ts";

export async function answered(
  tx: Db,
  services: HasDesk & HasFields,
  { viewer, reader }: Actor<StaffViewer>,
  { id }: TicketRow,
): Promise<{ data: StaffTicketView }> {
  return { data: await readStaffTicket(tx, services, viewer, reader, id) };
}

/** What the writer has not seen, so that it can be shown beside what they wanted. */
export function unseen(error: unknown): unknown {
  if (error instanceof NewerReplyError) return error.newer;
  return error instanceof PropertyChangedError ? { conflicts: error.conflicts } : undefined;
}
