import type { CustomerViewer } from "#platform/api/viewer.ts";
import type { Reader } from "./present-ticket.server.ts";
import type { Via } from "./ticket-store.server.ts";

export type CustomerActor = { viewer: CustomerViewer; reader: Reader; socketId?: string | undefined; via?: Via; unproved?: boolean };
