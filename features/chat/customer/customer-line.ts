// The customer's end of one chat: how its messages are fetched, sent and marked.
import { askChat, notifyChat } from "#features/chat/conversation/chat-calls.ts";
import type { ChatLine } from "#features/chat/conversation/chat-session.ts";
import type {
  listChatMessages,
  markChatDelivered,
  markChatRead,
  notifyChatTyping,
  sendChatMessage,
  takeChatMessageBack,
} from "#features/chat/rules/chat.contract.ts";

export function customerLine(id: string): ChatLine {
  const params = { id };
  return {
    fetchMessages: (query) => askChat<typeof listChatMessages>("listChatMessages", { params, query }),
    send: (body) => notifyChat<typeof sendChatMessage>("sendChatMessage", { params, body }),
    takeBack: (seq) => notifyChat<typeof takeChatMessageBack>("takeChatMessageBack", { params: { id, seq } }),
    markRead: (seq) => notifyChat<typeof markChatRead>("markChatRead", { params, body: { seq } }),
    markDelivered: (seq) => notifyChat<typeof markChatDelivered>("markChatDelivered", { params, body: { seq } }),
    notifyTyping: () => notifyChat<typeof notifyChatTyping>("tellChatTyping", { params, body: {} }),
  };
}
