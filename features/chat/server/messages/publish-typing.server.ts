// "Is writing": not stored, not waited for, heard by whoever has the chat open.

import { createTypingPace } from "#features/chat/conversation/typing-pace.ts";
import { isOpenChat } from "#features/chat/rules/chat.policy.ts";
import { type ChatSide, type ChatTypingEvent, chatChannel, chatEvents } from "#features/chat/rules/chat-channels.ts";
import type { ChatServices } from "#features/chat/server/chat-services.ts";
import type { ChatRow } from "#features/chat/server/chat-store.server.ts";
import { publishTransient } from "#features/realtime/announce.server.ts";
import { staffChannel } from "#features/realtime/channels.ts";

const allow = createTypingPace();

export async function publishTyping(
  services: ChatServices,
  chat: ChatRow,
  side: ChatSide,
  person: { id: string; name: string },
  socketId?: string,
): Promise<void> {
  if (!isOpenChat(chat.state) || !allow(`${chat.id}:${person.id}`)) return;
  const data: ChatTypingEvent = { id: chat.id, side, name: person.name };
  // The agent's list shows it too, for chats that are not open on the screen.
  const channels = side === "customer" && chat.agentId ? [chatChannel(chat.id), staffChannel(chat.agentId)] : [chatChannel(chat.id)];
  await publishTransient(services, { channels, event: chatEvents.typing, data, exceptSocketId: socketId });
}
