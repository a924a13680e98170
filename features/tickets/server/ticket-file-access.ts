import type { FileAccess } from "#features/files/file-access.ts";
import { can } from "#platform/api/capabilities.ts";

export const ticketFileAccess: Pick<FileAccess, "ticket-message" | "ticket-outbox"> = {
  "ticket-message": (_, viewer) => can(viewer, "tickets.answer"),
  "ticket-outbox": (_, viewer) => can(viewer, "tickets.answer"),
};
