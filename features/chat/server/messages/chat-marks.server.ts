// Read and delivered marks: they only move forward, and only within what there is to see.
import { eq } from "drizzle-orm";
import { chats } from "#db/schema/chat.ts";
import { notifyMark } from "#features/chat/notices/chat-notices.server.ts";
import type { ChatSide } from "#features/chat/rules/chat-channels.ts";
import type { ChatServices } from "#features/chat/server/chat-services.ts";
import type { ChatRow } from "#features/chat/server/chat-store.server.ts";
import type { Db } from "#platform/db/database.ts";

/** `chat` is locked by the caller. */
export async function moveMark(
  tx: Db,
  services: ChatServices,
  chat: ChatRow,
  side: ChatSide,
  kind: "read" | "delivered",
  asked: number,
  socketId?: string,
) {
  const seq = Math.min(asked, chat.publicSeq);
  const columns =
    side === "customer"
      ? ({ read: "customerReadSeq", delivered: "customerDeliveredSeq" } as const)
      : ({ read: "staffReadSeq", delivered: "staffDeliveredSeq" } as const);
  if (seq <= chat[columns[kind]]) return chat;
  const at = new Date();
  const changes: Partial<ChatRow> = { [columns[kind]]: seq };
  if (kind === "read") {
    changes[side === "customer" ? "customerReadAt" : "staffReadAt"] = at;
    if (seq > chat[columns.delivered]) changes[columns.delivered] = seq;
    // Seen is seen: no mail about it.
    if (side === "customer" && seq >= chat.staffSeq) changes.unseenSince = null;
  }
  await tx.update(chats).set(changes).where(eq(chats.id, chat.id));
  const next: ChatRow = { ...chat, ...changes };
  await notifyMark(tx, services, next, kind, { side, seq }, socketId);
  return next;
}
