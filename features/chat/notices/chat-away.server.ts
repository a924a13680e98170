// The out-of-office text: at most once a day for a customer, and never right after an agent wrote.
import { and, desc, eq, gt, sql } from "drizzle-orm";
import { chatMessages, chats } from "#db/schema/chat.ts";
import { describeHours } from "#features/chat/rules/availability.ts";
import { awayTextEverySeconds, awayTextQuietSeconds } from "#features/chat/rules/chat-settings.ts";
import type { ChatEvent } from "#features/chat/rules/chat-views.ts";
import type { ChatRow } from "#features/chat/server/chat-store.server.ts";
import type { HasDesk } from "#features/tickets/server/ticket-services.ts";
import type { Db } from "#platform/db/database.ts";

/** With the desk's own words in the language of the chat, where it has any. */
export function awayEvent(services: HasDesk, chat: ChatRow, now: Date): Extract<ChatEvent, { type: "away" }> {
  const { calendar, rules } = services.desk();
  const text = rules.chatClosed[chat.locale];
  return { type: "away", opens_at: describeHours(calendar, now).opens_at, ...(text ? { text } : {}) };
}

export async function mayTellAway(db: Db, chat: ChatRow, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - awayTextEverySeconds * 1000);
  const [told] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.customerId, chat.customerId), gt(chats.awayToldAt, since)))
    .limit(1);
  if (told) return false;
  const quiet = new Date(now.getTime() - awayTextQuietSeconds * 1000);
  const [spoken] = await db
    .select({ at: chatMessages.createdAt })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .where(
      and(
        eq(chats.customerId, chat.customerId),
        sql`${chats.updatedAt} > ${quiet.toISOString()}::timestamptz`,
        eq(chatMessages.by, "staff"),
        eq(chatMessages.kind, "message"),
        gt(chatMessages.createdAt, quiet),
      ),
    )
    .orderBy(desc(chatMessages.createdAt))
    .limit(1);
  return !spoken;
}
