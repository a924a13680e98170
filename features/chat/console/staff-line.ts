// The desk's end of one chat: how its messages are fetched, sent and marked.
import { askChat, notifyChat } from "#features/chat/conversation/chat-calls.ts";
import type { ChatLine } from "#features/chat/conversation/chat-session.ts";
import type {
  listStaffChatMessages,
  markStaffChatDelivered,
  markStaffChatRead,
  notifyStaffChatTyping,
  sendStaffChatMessage,
  takeStaffChatMessageBack,
} from "#features/chat/rules/staff-chat.contract.ts";

export function staffLine(id: string): ChatLine {
  const params = { id };
  return {
    fetchMessages: (query) => askChat<typeof listStaffChatMessages>("listStaffChatMessages", { params, query }),
    send: (body) => notifyChat<typeof sendStaffChatMessage>("sendStaffChatMessage", { params, body }),
    takeBack: (seq) => notifyChat<typeof takeStaffChatMessageBack>("takeStaffChatMessageBack", { params: { id, seq } }),
    markRead: (seq) => notifyChat<typeof markStaffChatRead>("markStaffChatRead", { params, body: { seq } }),
    markDelivered: (seq) => notifyChat<typeof markStaffChatDelivered>("markStaffChatDelivered", { params, body: { seq } }),
    notifyTyping: () => notifyChat<typeof notifyStaffChatTyping>("tellStaffChatTyping", { params, body: {} }),
  };
}
