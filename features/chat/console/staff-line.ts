// The desk's end of one chat: how its messages are fetched, sent and marked.
import { askChat, tellChat } from "#features/chat/conversation/chat-calls.ts";
import type { ChatLine } from "#features/chat/conversation/chat-session.ts";
import type {
  listStaffChatMessages,
  markStaffChatDelivered,
  markStaffChatRead,
  sendStaffChatMessage,
  tellStaffChatTyping,
} from "#features/chat/rules/staff-chat.contract.ts";

export function staffLine(id: string): ChatLine {
  const params = { id };
  return {
    fetchMessages: (query) => askChat<typeof listStaffChatMessages>("listStaffChatMessages", { params, query }),
    send: (body) => tellChat<typeof sendStaffChatMessage>("sendStaffChatMessage", { params, body }),
    markRead: (seq) => tellChat<typeof markStaffChatRead>("markStaffChatRead", { params, body: { seq } }),
    markDelivered: (seq) => tellChat<typeof markStaffChatDelivered>("markStaffChatDelivered", { params, body: { seq } }),
    tellTyping: () => tellChat<typeof tellStaffChatTyping>("tellStaffChatTyping", { params, body: {} }),
  };
}
