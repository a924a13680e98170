import { eq } from "drizzle-orm";
import { chats } from "#db/schema/chat.ts";
import { staffMaySeeChat } from "#features/chat/rules/chat.policy.ts";
import type { ChannelRule } from "#features/realtime/channel-rule.ts";
import { can } from "#platform/api/capabilities.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import { nameOf } from "#platform/db/account-name.ts";
import type { Db } from "#platform/db/database.ts";

export const chatChannelRules: readonly ChannelRule[] = [
  { name: /^private-chat-([\w-]{8,64})$/, decide: hearsChat },
  { name: /^presence-chat-([\w-]{8,64})$/, decide: sitsInChat },
];

async function hearsChat(db: Db, viewer: Viewer, id: string) {
  const [chat] = await db.select().from(chats).where(eq(chats.id, id));
  if (!chat) return false;
  return viewer.kind === "customer" ? chat.customerId === viewer.id : staffMaySeeChat(viewer, chat);
}

/** The two who talk: whoever else may read along is not shown to the customer. */
async function sitsInChat(db: Db, viewer: Viewer, id: string) {
  const [chat] = await db
    .select({ customerId: chats.customerId, agentId: chats.agentId, locale: chats.locale })
    .from(chats)
    .where(eq(chats.id, id));
  const mine = chat && (viewer.kind === "customer" ? chat.customerId : can(viewer, "chats.answer") && chat.agentId) === viewer.id;
  return mine ? { user_id: viewer.id, user_info: { name: nameOf(viewer, chat.locale), side: viewer.kind } } : false;
}
