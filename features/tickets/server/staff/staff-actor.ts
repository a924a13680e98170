import type { Reader } from "#features/tickets/server/present-ticket.server.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";

export type StaffActor = { viewer: StaffViewer; reader: Reader; socketId?: string | undefined };
