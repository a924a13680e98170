import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Reader } from "./present-ticket.server.ts";

export type StaffActing = { viewer: StaffViewer; reader: Reader; socketId?: string | undefined };
