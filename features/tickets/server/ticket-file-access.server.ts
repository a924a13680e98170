import { and, eq } from "drizzle-orm";
import { ticketMessages, tickets } from "#db/schema/tickets.ts";
import type { FileAccess } from "#features/files/file-access.ts";
import { can } from "#platform/api/capabilities.ts";
import { isReachable } from "./ticket-access.server.ts";

export const ticketFileAccess: Pick<FileAccess, "ticket-message" | "ticket-outbox" | "side-message" | "shared"> = {
  "ticket-message": (_, viewer) => can(viewer, "tickets.answer"),
  "ticket-outbox": (_, viewer) => can(viewer, "tickets.answer"),
  "side-message": (_, viewer) => can(viewer, "tickets.answer"),
  async shared(db, viewer, kind, id) {
    if (kind !== "ticket-message") return false;
    const rows = await db
      .select({ id: ticketMessages.id })
      .from(ticketMessages)
      .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
      .where(and(eq(ticketMessages.id, id), eq(ticketMessages.kind, "public"), isReachable(viewer.id)));
    return rows.length > 0;
  },
};
