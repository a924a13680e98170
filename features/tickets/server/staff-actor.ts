import type { Reader } from "./present-ticket.server.ts";
import type { StaffViewer } from "./staff-queue.server.ts";

export type StaffActing = { viewer: StaffViewer; reader: Reader; socketId?: string | undefined };
