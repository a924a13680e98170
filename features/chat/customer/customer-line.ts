// The customer's end of one chat: how its messages are fetched, sent and marked.
import { askChat, tellChat } from "#features/chat/conversation/chat-calls.ts";
import type { ChatLine } from "#features/chat/conversation/chat-session.ts";
import type {
  listChatMessages,
  markChatDelivered,
  markChatRead,
  sendChatMessage,
  tellChatTyping,
} from "#features/chat/rules/chat.contract.ts";

export function customerLine(id: string): ChatLine {
  const params = { id };
  return {
    fetchMessages: (query) => askChat<typeof listChatMessages>("listChatMessages", { params, query }),
    send: (body) => tellChat<typeof sendChatMessage>("sendChatMessage", { params, body }),
    markRead: (seq) => tellChat<typeof markChatRead>("markChatRead", { params, body: { seq } }),
    markDelivered: (seq) => tellChat<typeof markChatDelivered>("markChatDelivered", { params, body: { seq } }),
    tellTyping: () => tellChat<typeof tellChatTyping>("tellChatTyping", { params, body: {} }),
  };
}
