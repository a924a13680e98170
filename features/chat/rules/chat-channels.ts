// Names of the chat's channels and events, used by both sides. Events are thin: words are fetched through the API.
import type { ChatState, PresenceState } from "./chat-states.ts";

/** Everything that happens in one chat: its customer, its agent, and staff who may see it. */
export function chatChannel(chatId: string): string {
  return `private-chat-${chatId}`;
}

/** Who has the chat open: its customer and its agent, nobody else. Members: {user_id, user_info: {name, side}}. */
export function chatPresenceChannel(chatId: string): string {
  return `presence-chat-${chatId}`;
}

export const chatEvents = {
  /**
   * Something was said. On the chat's channel, the customer's own (badge), and the agent's own, or the desk's while it waits.
   * Fetch …/messages?after= what you know.
   */
  message: "chat.message",
  /** The other side has seen, or has received, everything up to a number. */
  read: "chat.read",
  delivered: "chat.delivered",
  /** Somebody is writing: shown for 4 s, see chat-settings.ts. */
  typing: "chat.typing",
  /** Taken, handed over, ended, made a ticket, rated: fetch the chat. On the chat's channel, the customer's and the desk's. */
  state: "chat.state",
  /** Those before you are fewer or more: fetch the chat for its position. On the channel of every waiting chat. */
  queue: "chat.queue",
  /** To the desk: somebody has waited longer than the goal. */
  alert: "chat.alert",
  /** To the desk: an agent came, went or changed their seats. Fetch GET /staff/chats/desk. */
  availability: "chat.desk",
  /** To one colleague: somebody gave them a chat. */
  handed: "chat.handed",
  /** To the desk only: a note was written. */
  note: "chat.note",
} as const;

export type ChatSide = "customer" | "staff";

export type ChatMessageEvent = { id: string; seq: number; by: ChatSide | "system" };
export type ChatMarkEvent = { id: string; side: ChatSide; seq: number };
export type ChatTypingEvent = { id: string; side: ChatSide; name: string };
export type ChatStateEvent = { id: string; state: ChatState; seq: number; agent_id: string | null };
export type ChatQueueEvent = { waiting: number };
export type ChatAlertEvent = { id: string; waiting_since: string };
export type ChatConsoleEvent = { agent_id: string; status: PresenceState };
export type ChatHandedEvent = { id: string; by: string };
export type ChatNoteEvent = { id: string; seq: number };
