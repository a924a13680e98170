// A customer's chats in their export: everything said to and by them. What colleagues noted among themselves is not in it.
import { asc, eq, inArray } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { chatMessages, chats } from "#db/schema/chat.ts";
import { tickets } from "#db/schema/tickets.ts";
import { type ExportPart, jsonFile } from "#features/accounts/privacy/data-export.server.ts";
import { customerFilesOf } from "#features/files/file-binding.server.ts";
import { isChatMessage, isForCustomer } from "./messages/chat-message-rows.server.ts";

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
  const seen = said.flatMap(({ message, author }) => (isForCustomer(message) ? [{ message, author }] : []));
  const spoken = seen.map(({ message }) => message).filter(isChatMessage);
  const files = await customerFilesOf(db, "chat-message", spoken);
  const list = rows.map(({ chat, ticket }) => ({
    id: chat.id,
    topic: chat.topic,
    state: chat.state,
    ticket,
    started_at: chat.createdAt,
    ended_at: chat.endedAt,
    rating: chat.rating,
    rating_comment: chat.ratingComment,
    messages: seen
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
