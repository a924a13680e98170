// Reading a chat to change it, and writing into it: one locked row, messages numbered one after the other.
import { and, desc, eq, inArray, or } from "drizzle-orm";
import { chatMessages, chats } from "#db/schema/chat.ts";
import { bindFiles, filesOf } from "#features/files/file-binding.server.ts";
import type { FileView } from "#features/files/files.contract.ts";
import { toSnippet } from "#features/rich-text/plain-text.ts";
import { noteChat } from "#features/support/server/support-facts.server.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";
import type { StoredChatEvent } from "./messages/chat-event-names.server.ts";
import type { ChatMessageOf } from "./messages/chat-message-rows.server.ts";

export type ChatRow = typeof chats.$inferSelect;
export type ChatAuthor = { by: "customer" | "staff" | "system"; id: string | null };

export const systemAuthor: ChatAuthor = { by: "system", id: null };

/** For changing: others who want to change it wait. With a customer's id, somebody else's chat is not found. */
export async function lockChat(tx: Db, id: string, customerId?: string): Promise<ChatRow> {
  const [row] = await tx.select().from(chats).where(ownChat(id, customerId)).for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

export async function findChat(db: Db, id: string, customerId?: string): Promise<ChatRow> {
  const [row] = await db.select().from(chats).where(ownChat(id, customerId));
  if (!row) throw new AppError("not_found");
  return row;
}

function ownChat(id: string, customerId: string | undefined) {
  return customerId === undefined ? eq(chats.id, id) : and(eq(chats.id, id), eq(chats.customerId, customerId));
}

export async function findOpenChat(db: Db, customerId: string): Promise<ChatRow | null> {
  const [row] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.customerId, customerId), inArray(chats.state, ["waiting", "active"])))
    .orderBy(desc(chats.createdAt))
    .limit(1);
  return row ?? null;
}

export type NewChatMessage<Kind extends "message" | "note"> = {
  kind: Kind;
  author: ChatAuthor;
  clientId: string;
  body: string;
  files: { ids: readonly string[]; draft: string | undefined; unknown: string };
  at: Date;
};

export type Added<Kind extends "message" | "note"> = { chat: ChatRow; message: ChatMessageOf<Kind>; files: FileView[] };

/** What was sent under this client id before, and whether the last minute is used up. One look at the index for both. */
export async function checkDuplicateAndRate<Kind extends "message" | "note">(
  tx: Db,
  chat: ChatRow,
  { author, clientId, kind, at }: Pick<NewChatMessage<Kind>, "author" | "clientId" | "kind" | "at">,
  perMinute: number,
): Promise<ChatMessageOf<Kind> | null> {
  const rows = await tx
    .select()
    .from(chatMessages)
    .where(
      and(eq(chatMessages.chatId, chat.id), or(eq(chatMessages.clientId, clientId), eq(chatMessages.seq, chat.lastSeq - perMinute + 1))),
    );
  const same = rows.find((row) => row.clientId === clientId);
  // Two sides, or a note and a message, that came upon the same id: the second one is refused, not mixed up with the first.
  if (same && (same.authorId !== author.id || same.kind !== kind)) throw new AppError("conflict");
  if (same) return same as ChatMessageOf<Kind>;
  const earlier = rows[0];
  const left = earlier ? earlier.createdAt.getTime() + 60_000 - at.getTime() : 0;
  if (left > 0) throw new AppError("rate_limited", { retryAfterSeconds: Math.ceil(left / 1000) });
  return null;
}

/** Adds a message; gives back the chat as it is after that, still to be saved. */
export async function addChatMessage<Kind extends "message" | "note">(
  tx: Db,
  chat: ChatRow,
  message: NewChatMessage<Kind>,
): Promise<Added<Kind>> {
  const { author, kind, at, body } = message;
  const seq = chat.lastSeq + 1;
  const id = newId();
  const row = {
    id,
    chatId: chat.id,
    seq,
    clientId: message.clientId,
    kind,
    by: author.by,
    authorId: author.id,
    body,
    event: null,
    createdAt: at,
  } as ChatMessageOf<Kind>;
  await tx.insert(chatMessages).values(row);
  const files = await takeFiles(tx, chat, id, message);
  if (kind === "note") return { message: row, files, chat: { ...chat, lastSeq: seq, updatedAt: at } };
  const byCustomer = author.by === "customer";
  return {
    message: row,
    files,
    chat: {
      ...chat,
      lastSeq: seq,
      publicSeq: seq,
      // Whoever writes has seen what stands above.
      ...(byCustomer
        ? {
            customerSeq: seq,
            customerReadSeq: seq,
            customerReadAt: at,
            customerDeliveredSeq: seq,
            unansweredSince: chat.unansweredSince ?? at,
          }
        : { staffSeq: seq, staffReadSeq: seq, staffReadAt: at, staffDeliveredSeq: seq, unansweredSince: null }),
      ...(byCustomer ? { unseenSince: null } : { unseenSince: chat.unseenSince ?? at }),
      lastBy: author.by,
      lastText: toSnippet(body) || (files[0]?.name ?? ""),
      lastAt: at,
      updatedAt: at,
    },
  };
}

async function takeFiles(
  tx: Db,
  chat: ChatRow,
  id: string,
  { author, files, kind }: NewChatMessage<"message" | "note">,
): Promise<FileView[]> {
  if (files.ids.length === 0) return [];
  await bindFiles(tx, {
    uploaderId: author.id ?? "",
    draft: files.draft,
    fileIds: files.ids,
    customerId: chat.customerId,
    kind: "chat-message",
    id,
    audience: kind === "message" ? "customer" : "internal",
    unknown: files.unknown,
  });
  return (await filesOf(tx, "chat-message", [id])).get(id) ?? [];
}

/** Something that happened, shown between the messages. Not part of what is unread. */
export async function addChatEvent(tx: Db, chat: ChatRow, event: StoredChatEvent, author: ChatAuthor, at: Date): Promise<ChatRow> {
  const seq = chat.lastSeq + 1;
  await tx.insert(chatMessages).values({
    id: newId(),
    chatId: chat.id,
    seq,
    kind: "event",
    by: author.by,
    authorId: author.id,
    event: { ...event },
    createdAt: at,
  });
  return { ...chat, lastSeq: seq, publicSeq: seq, updatedAt: at };
}

export async function saveChat(tx: Db, before: ChatRow, chat: ChatRow): Promise<void> {
  const changes = Object.entries(chat).filter(([name, value]) => value !== before[name as keyof ChatRow]);
  if (changes.length === 0) return;
  await tx.update(chats).set(Object.fromEntries(changes)).where(eq(chats.id, chat.id));
  // For what staff do; what customers do is in no audit log.
  noteChange(tx, "assignee", before.agentId, chat.agentId);
  noteChange(tx, "state", before.state, chat.state);
  await noteChat(tx, before, chat);
}
