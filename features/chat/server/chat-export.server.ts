// A customer's chats in their export: everything said to and by them, notes about them included.
import { asc, eq, inArray } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { chatMessages, chats } from "#db/schema/chat.ts";
import { tickets } from "#db/schema/tickets.ts";
import { type ExportPart, jsonFile } from "#features/accounts/privacy/data-export.server.ts";
import { filesOf } from "#features/files/file-binding.server.ts";

export const exportChats: ExportPart = async (db, accountId) => {
  const rows = await db
    .select({ chat: chats, ticket: tickets.number })
    .from(chats)
    .leftJoin(tickets, eq(tickets.id, chats.ticketId))
    .where(eq(chats.customerId, accountId))
    .orderBy(asc(chats.createdAt));
  if (rows.length === 0) return [];
  const said = await db
    .select({ message: chatMessages, author: accounts.name })
    .from(chatMessages)
    .leftJoin(accounts, eq(accounts.id, chatMessages.authorId))
    .where(
      inArray(
        chatMessages.chatId,
        rows.map(({ chat }) => chat.id),
      ),
    )
    .orderBy(asc(chatMessages.chatId), asc(chatMessages.seq));
  const files = await filesOf(
    db,
    "chat-message",
    said.filter(({ message }) => message.kind !== "event").map(({ message }) => message.id),
  );
  const list = rows.map(({ chat, ticket }) => ({
    id: chat.id,
    topic: chat.topic,
    state: chat.state,
    ticket,
    started_at: chat.createdAt,
    ended_at: chat.endedAt,
    rating: chat.rating,
    rating_comment: chat.ratingComment,
    messages: said
      .filter(({ message }) => message.chatId === chat.id)
      .map(({ message, author }) => ({
        seq: message.seq,
        at: message.createdAt,
        kind: message.kind,
        by: message.by,
        author,
        ...(message.kind === "event" ? { event: message.event } : { body: message.body }),
        files: (files.get(message.id) ?? []).map((file) => file.name),
      })),
  }));
  return [jsonFile("chats.json", list)];
};
