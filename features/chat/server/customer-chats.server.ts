// What a customer reads: their chats, one of them, the badge. Every query carries the customer's id.
import { and, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { chats } from "#db/schema/chat.ts";
import type { listChats as listChatsCall, listChatsQuery } from "#features/chat/rules/chat.contract.ts";
import { customerMayInChat, rateChatUntil } from "#features/chat/rules/chat.policy.ts";
import { chatChannel, chatPresenceChannel } from "#features/chat/rules/chat-channels.ts";
import type { AvailabilityView, ChatView } from "#features/chat/rules/chat-views.ts";
import { iso, type Reader } from "#features/tickets/server/present-ticket.server.ts";
import type { HasDesk } from "#features/tickets/server/ticket-services.ts";
import type { CallAnswer } from "#platform/api/api-call.ts";
import { decodeCursor, encodeCursor, isMoment } from "#platform/api/cursor.ts";
import type { Db } from "#platform/db/database.ts";
import { presenceFigures, presentAvailability, presentQueue } from "./agent-presence.server.ts";
import { type ChatRow, findChat, findOpenChat } from "./chat-store.server.ts";
import { countUnread } from "./chat-unread.server.ts";
import { attachmentsOf, bothMarks, presentChatItem, serviceOf } from "./present-chat.server.ts";

export async function readAvailability(db: Db, services: HasDesk, now = new Date()): Promise<AvailabilityView> {
  return presentAvailability(services.desk(), await presenceFigures(db, services.desk().rules, now), now);
}

export async function listChats(
  db: Db,
  services: HasDesk,
  reader: Reader,
  query: z.output<typeof listChatsQuery>,
): Promise<CallAnswer<typeof listChatsCall>> {
  const cursor = decodeCursor(query.cursor, isMoment);
  const rows = await db
    .select()
    .from(chats)
    .where(
      and(
        eq(chats.customerId, reader.id),
        cursor ? sql`(${chats.createdAt}, ${chats.id}) < (${cursor.value}::timestamptz, ${cursor.id})` : undefined,
      ),
    )
    .orderBy(desc(chats.createdAt), desc(chats.id))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  const attached = await attachmentsOf(db, reader, page);
  const open = await findOpenChat(db, reader.id);
  return {
    data: page.map((chat) => presentChatItem(reader, chat, attached)),
    meta: {
      next_cursor: last ? encodeCursor({ value: last.createdAt.toISOString(), id: last.id }) : null,
      open: open ? await presentChat(db, services, reader, open) : null,
      unread: await countCustomerUnread(db, reader.id),
      availability: await readAvailability(db, services),
    },
  };
}

/** Replies not seen yet, in all chats: the badge. */
export async function countCustomerUnread(db: Db, customerId: string): Promise<number> {
  const own = and(eq(chats.customerId, customerId), sql`${chats.staffSeq} > ${chats.customerReadSeq}`);
  return countUnread(db, "staff", chats.customerReadSeq, own);
}

export async function readChat(db: Db, services: HasDesk, reader: Reader, id: string): Promise<ChatView> {
  return presentChat(db, services, reader, await findChat(db, id, reader.id));
}

export async function presentChat(db: Db, services: HasDesk, reader: Reader, chat: ChatRow, now = new Date()): Promise<ChatView> {
  const [attached, service, figures] = await Promise.all([
    attachmentsOf(db, reader, [chat]),
    serviceOf(db, reader, chat),
    presenceFigures(db, services.desk().rules, now),
  ]);
  return {
    ...presentChatItem(reader, chat, attached),
    channel: chatChannel(chat.id),
    presence_channel: chatPresenceChannel(chat.id),
    service,
    seq: chat.publicSeq,
    ...bothMarks(reader, chat),
    queue: await presentQueue(db, chat, figures),
    waited_seconds: chat.waitedSeconds,
    taken_at: iso(chat.takenAt),
    ended_by: chat.endedBy,
    rating_comment: chat.ratingComment,
    rate_until: iso(rateChatUntil(chat)),
    availability: presentAvailability(services.desk(), figures, now),
    now: now.toISOString(),
    may: customerMayInChat(chat, now),
  };
}
