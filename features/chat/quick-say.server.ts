// The usual case of saying something, in one statement: number, message, counters and event together. Chats are lively, and the
// embedded database pays for every round trip. Whatever is not usual (nothing to see, over, too fast, sent before, a mail clock to
// start) changes nothing here and is left to the long way, which knows what to answer.
import { sql } from "drizzle-orm";
import { chatMessages, chats } from "#db/schema/chat.ts";
import { newId } from "#features/accounts/random-token.server.ts";
import { announcementSql } from "#features/realtime/announce.server.ts";
import { customerChannel, deskChannel, staffChannel } from "#features/realtime/channels.ts";
import { toSnippet } from "#features/rich-text/plain-text.ts";
import type { Db } from "#platform/db/database.ts";
import { publishingParts } from "#platform/events/event-bus.ts";
import { REALTIME_TOPIC } from "#platform/realtime/relay.ts";
import { type ChatSide, chatChannel, chatEvents } from "./chat-channels.ts";
import type { ChatNeeds } from "./chat-needs.ts";
import type { ChatMessageRow } from "./chat-store.server.ts";

export type QuickSaying = {
  chatId: string;
  side: ChatSide;
  authorId: string;
  clientId: string;
  body: string;
  socketId?: string | undefined;
};

export async function sayQuickly(db: Db, needs: ChatNeeds, saying: QuickSaying): Promise<ChatMessageRow | null> {
  if (!needs.realtime.gateway) return null;
  const { chatId, side, authorId, clientId, body } = saying;
  const id = newId();
  const createdAt = new Date();
  const at = sql`${createdAt.toISOString()}::timestamptz`;
  const next = sql`last_seq + 1`;
  const mine =
    side === "customer"
      ? sql`customer_id = ${authorId} and state in ('waiting', 'active')`
      : sql`agent_id = ${authorId} and state = 'active' and unseen_job_at > ${at}`;
  // Whoever writes has seen what stands above. The same changes as addChatMessage makes.
  const counters =
    side === "customer"
      ? sql`customer_seq = ${next}, customer_read_seq = ${next}, customer_read_at = ${at}, customer_delivered_seq = ${next},
          unanswered_since = coalesce(unanswered_since, ${at}), unseen_since = null`
      : sql`staff_seq = ${next}, staff_read_seq = ${next}, staff_read_at = ${at}, staff_delivered_seq = ${next},
          unanswered_since = null, unseen_since = coalesce(unseen_since, ${at})`;
  const channels = sql`json_build_array(${chatChannel(chatId)}::text, ${customerChannel("")}::text || customer_id,
    coalesce(${staffChannel("")}::text || agent_id, ${deskChannel}))`;
  const data = sql`json_build_object('id', ${chatId}::text, 'seq', last_seq, 'by', ${side}::text)`;
  const event = publishingParts(REALTIME_TOPIC, announcementSql(channels, chatEvents.message, data, saying.socketId), sql`said`);
  const earliest = sql`last_seq - ${needs.config.CHAT_MESSAGES_PER_MINUTE}::int + 1`;
  try {
    const result = await db.execute(sql`
      with said as (
        update ${chats} set last_seq = ${next}, public_seq = ${next}, ${counters},
          last_by = ${side}, last_text = ${toSnippet(body)}, last_at = ${at}, updated_at = ${at}
        where id = ${chatId} and ${mine}
          and not exists (select 1 from ${chatMessages} other where other.chat_id = ${chatId} and (other.client_id = ${clientId}
            or (other.seq = ${chats}.${earliest} and other.created_at > ${at} - interval '1 minute')))
        returning last_seq, customer_id, agent_id),
      stored as (
        insert into ${chatMessages} (id, chat_id, seq, client_id, kind, "by", author_id, body, created_at)
        select ${id}, ${chatId}, last_seq, ${clientId}, 'message', ${side}, ${authorId}, ${body}, ${at} from said returning seq),
      ${event.part}
      select stored.seq, ${event.call} from stored, published_event`);
    const seq = rowsOf<{ seq: number }>(result)[0]?.seq;
    if (seq === undefined) return null;
    return { id, chatId, seq: Number(seq), clientId, kind: "message", by: side, authorId, body, event: null, createdAt };
  } catch (error) {
    // Sent twice at the same moment: the second finds the first on the long way.
    if (isDuplicate(error)) return null;
    throw error;
  }
}

/** One driver answers with a list, the other with an object that has it. */
function rowsOf<T>(result: unknown): T[] {
  return Array.isArray(result) ? result : ((result as { rows?: T[] }).rows ?? []);
}

function isDuplicate(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return code === "23505" || cause?.code === "23505";
}
