// Who may listen to what. One rule per kind of channel; a name that no rule knows is refused, and so is one that does not exist.
import { eq } from "drizzle-orm";
import { chats } from "#db/schema/chat.ts";
import { tickets } from "#db/schema/tickets.ts";
import { staffMaySeeChat } from "#features/chat/rules/chat.policy.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import type { Verdict } from "#platform/realtime/channel-auth.ts";

type Rule = { name: RegExp; decide: (db: Db, viewer: Viewer, id: string) => Verdict | Promise<Verdict> };

/** Exact names only: an id is matched as a whole, never as a pattern. */
const rules: readonly Rule[] = [
  { name: /^private-customer-([\w-]{8,64})$/, decide: (_, viewer, id) => viewer.kind === "customer" && viewer.id === id },
  { name: /^private-staff()$/, decide: (_, viewer) => worksOnTickets(viewer) },
  { name: /^private-staff-([\w-]{8,64})$/, decide: (_, viewer, id) => viewer.kind === "staff" && viewer.id === id },
  { name: /^presence-ticket-([\w-]{8,64})$/, decide: seesTicket },
  { name: /^private-chat-([\w-]{8,64})$/, decide: hearsChat },
  { name: /^presence-chat-([\w-]{8,64})$/, decide: sitsInChat },
];

export async function decideChannel(db: Db, viewer: Viewer, channel: string): Promise<Verdict> {
  for (const rule of rules) {
    const id = rule.name.exec(channel)?.[1];
    if (id !== undefined) return rule.decide(db, viewer, id);
  }
  return false;
}

async function seesTicket(db: Db, viewer: Viewer, id: string): Promise<Verdict> {
  if (!worksOnTickets(viewer)) return false;
  const [ticket] = await db.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, id));
  return ticket ? { user_id: viewer.id, user_info: { name: viewer.name } } : false;
}

async function hearsChat(db: Db, viewer: Viewer, id: string): Promise<Verdict> {
  const [chat] = await db.select().from(chats).where(eq(chats.id, id));
  if (!chat) return false;
  return viewer.kind === "customer" ? chat.customerId === viewer.id : staffMaySeeChat(viewer, chat);
}

/** The two who talk: whoever else may read along is not shown to the customer. */
async function sitsInChat(db: Db, viewer: Viewer, id: string): Promise<Verdict> {
  const [chat] = await db.select({ customerId: chats.customerId, agentId: chats.agentId }).from(chats).where(eq(chats.id, id));
  const mine = chat && (viewer.kind === "customer" ? chat.customerId : worksOnTickets(viewer) && chat.agentId) === viewer.id;
  return mine ? { user_id: viewer.id, user_info: { name: viewer.name, side: viewer.kind } } : false;
}

function worksOnTickets(viewer: Viewer): boolean {
  return viewer.kind === "staff" && viewer.role !== "editor" && !viewer.secondFactorMissing;
}
