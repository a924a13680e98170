import { eq } from "drizzle-orm";
import { chatMessages, chats } from "#db/schema/chat.ts";
import { staffMaySeeChat } from "#features/chat/rules/chat.policy.ts";
import type { FileAccess } from "#features/files/file-access.ts";
import { can } from "#platform/api/capabilities.ts";

export const chatFileAccess: Pick<FileAccess, "chat-message"> = {
  async "chat-message"(db, viewer, messageId) {
    const [found] = await db
      .select({ chat: chats })
      .from(chatMessages)
      .innerJoin(chats, eq(chats.id, chatMessages.chatId))
      .where(eq(chatMessages.id, messageId));
    return can(viewer, "chats.answer") && found !== undefined && staffMaySeeChat(viewer, found.chat);
  },
};
