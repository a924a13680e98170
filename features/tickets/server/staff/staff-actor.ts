import type { Reader } from "#features/tickets/server/present-ticket.server.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";

/** Whoever does it, as far as a change must know: also later, when they are no longer there. */
export type StaffHand = { viewer: { id: string }; reader: Reader; socketId?: string | undefined };

export type StaffActor = { viewer: StaffViewer; reader: Reader; socketId?: string | undefined };
