import { eq } from "drizzle-orm";
import { tickets } from "#db/schema/tickets.ts";
import type { ChannelRule } from "#features/realtime/channel-rule.ts";
import { can } from "#platform/api/capabilities.ts";

/** Who looks at a ticket at the same time. */
export const ticketChannelRules: readonly ChannelRule[] = [
  {
    name: /^presence-ticket-([\w-]{8,64})$/,
    async decide(db, viewer, id) {
      if (!can(viewer, "tickets.answer")) return false;
      const [ticket] = await db.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, id));
      return ticket ? { user_id: viewer.id, user_info: { name: viewer.name } } : false;
    },
  },
];
