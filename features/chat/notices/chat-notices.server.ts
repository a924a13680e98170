// Which browsers are told what, in the transaction of the change. Never the words: those are fetched through the API.
import { and, asc, eq, ne } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { chats } from "#db/schema/chat.ts";
import {
  type ChatAlertEvent,
  type ChatConsoleEvent,
  type ChatHandedEvent,
  type ChatMarkEvent,
  type ChatMessageEvent,
  type ChatNoteEvent,
  type ChatQueueEvent,
  type ChatStateEvent,
  chatChannel,
  chatEvents,
  chatPresenceChannel,
} from "#features/chat/rules/chat-channels.ts";
import type { PresenceState } from "#features/chat/rules/chat-states.ts";
import type { ChatServices } from "#features/chat/server/chat-services.ts";
import type { ChatRow } from "#features/chat/server/chat-store.server.ts";
import type { CustomerChatMessage } from "#features/chat/server/messages/chat-message-rows.server.ts";
import { notify } from "#features/notifications/notifications.server.ts";
import { announce, dismissOthers } from "#features/realtime/announce.server.ts";
import { customerChannel, staffChannel, supportChannel } from "#features/realtime/channels.ts";
import type { Db } from "#platform/db/database.ts";
import { tellOutside } from "#platform/events/outside-events.ts";

/** One publish reaches at most this many channels. */
const queueTold = 100;

/** What the customer may see: for a note there is tellNote(). */
export async function notifyMessage(
  tx: Db,
  services: ChatServices,
  chat: ChatRow,
  { by }: Pick<CustomerChatMessage, "kind" | "by">,
  socketId?: string,
): Promise<void> {
  const availability = chat.agentId ? staffChannel(chat.agentId) : supportChannel;
  await announce(tx, services, {
    channels: [chatChannel(chat.id), customerChannel(chat.customerId), availability],
    event: chatEvents.message,
    data: { id: chat.id, seq: chat.publicSeq, by } satisfies ChatMessageEvent,
    exceptSocketId: socketId,
  });
}

export async function notifyNote(tx: Db, services: ChatServices, chat: ChatRow, socketId?: string): Promise<void> {
  const data: ChatNoteEvent = { id: chat.id, seq: chat.lastSeq };
  await announce(tx, services, { channels: [supportChannel], event: chatEvents.note, data, exceptSocketId: socketId });
}

export async function notifyMark(
  tx: Db,
  services: ChatServices,
  chat: ChatRow,
  kind: "read" | "delivered",
  mark: Omit<ChatMarkEvent, "id">,
  socketId?: string,
) {
  const own = mark.side === "customer" ? [customerChannel(chat.customerId)] : chat.agentId ? [staffChannel(chat.agentId)] : [];
  // The own channel too: the other tabs of whoever has read take the badge off.
  const channels = kind === "read" ? [chatChannel(chat.id), ...own] : [chatChannel(chat.id)];
  await announce(tx, services, { channels, event: chatEvents[kind], data: { id: chat.id, ...mark }, exceptSocketId: socketId });
}

export async function notifyState(tx: Db, services: ChatServices, chat: ChatRow, socketId?: string): Promise<void> {
  const data: ChatStateEvent = { id: chat.id, state: chat.state, seq: chat.publicSeq, agent_id: chat.agentId };
  const channels = [chatChannel(chat.id), customerChannel(chat.customerId), supportChannel];
  await announce(tx, services, { channels, event: chatEvents.state, data, exceptSocketId: socketId });
  const { id, state, department, agentId, customerId } = chat;
  const told = toldAs[state];
  await tellOutside(tx, services, told, { id, state, department, agent_id: agentId, customer_id: customerId });
}

/** A chat that became a ticket is over, too. */
const toldAs = { waiting: "chat.waiting", active: "chat.taken", ended: "chat.ended", ticket: "chat.ended" } as const;

/** A colleague was given the chat: their bell, their unread mark and a toast on whatever page they are. */
export async function notifyHanded(tx: Db, services: ChatServices, chat: ChatRow, by: { id: string; name: string }): Promise<void> {
  if (!chat.agentId || chat.agentId === by.id) return;
  const [customer] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, chat.customerId));
  await notify(tx, services, {
    account: { id: chat.agentId, kind: "staff" },
    kind: "staff_chat_handed",
    about: chat.id,
    data: { number: "", subject: `${customer?.name ?? ""}: ${chat.topic}`, name: by.name },
    onceKey: `chat-handed:${chat.id}:${chat.lastSeq}`,
  });
  const data: ChatHandedEvent = { id: chat.id, by: by.name };
  await announce(tx, services, { channels: [staffChannel(chat.agentId)], event: chatEvents.handed, data });
}

/** It has a new agent: the former one, and whoever looked at it while it waited, hear nothing more of it. Administrators come back. */
export async function dismissOnlookers(tx: Db, services: ChatServices, chat: ChatRow): Promise<void> {
  const keep = [chat.customerId, ...(chat.agentId ? [chat.agentId] : [])];
  await dismissOthers(tx, services, [chatChannel(chat.id), chatPresenceChannel(chat.id)], keep);
}

/** To everybody who still waits: their place has changed. */
export async function notifyQueue(tx: Db, services: ChatServices, except: string): Promise<void> {
  const waiting = await tx
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.state, "waiting"), ne(chats.id, except)))
    .orderBy(asc(chats.createdAt))
    .limit(queueTold);
  if (waiting.length === 0) return;
  const data: ChatQueueEvent = { waiting: waiting.length };
  await announce(tx, services, { channels: waiting.map(({ id }) => chatChannel(id)), event: chatEvents.queue, data });
}

export async function notifyAlert(tx: Db, services: ChatServices, chat: ChatRow): Promise<void> {
  const data: ChatAlertEvent = { id: chat.id, waiting_since: (chat.waitingSince ?? chat.createdAt).toISOString() };
  await announce(tx, services, { channels: [supportChannel], event: chatEvents.alert, data });
}

export async function notifyConsole(tx: Db, services: ChatServices, agentId: string, status: PresenceState): Promise<void> {
  await announce(tx, services, {
    channels: [supportChannel],
    event: chatEvents.availability,
    data: { agent_id: agentId, status } satisfies ChatConsoleEvent,
  });
}
