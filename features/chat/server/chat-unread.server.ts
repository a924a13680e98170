// How much one side has said that the other has not seen.
import { and, eq, type SQL, sql } from "drizzle-orm";
import { chatMessages, chats } from "#db/schema/chat.ts";
import type { Db } from "#platform/db/database.ts";

export async function countUnread(
  db: Db,
  by: "customer" | "staff",
  seen: typeof chats.customerReadSeq | typeof chats.staffReadSeq,
  which: SQL | undefined,
): Promise<number> {
  const newer = sql`${chatMessages.seq} > ${seen}`;
  const [row] = await db
    .select({ unread: sql<number>`count(*)::int` })
    .from(chats)
    .innerJoin(chatMessages, and(eq(chatMessages.chatId, chats.id), newer, eq(chatMessages.by, by), eq(chatMessages.kind, "message")))
    .where(which);
  return row?.unread ?? 0;
}
