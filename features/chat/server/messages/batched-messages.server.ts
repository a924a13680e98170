// The usual case of saying something, in one statement: number, message, counters and event together, for everything that is said
// in all chats at the same moment. Chats are lively, and the database pays for every round trip and every commit. Whatever is not
// usual (nothing to see, over, too fast, sent before, a mail clock to start, somebody else at work on the chat) changes nothing here
// and is left to the long way, which knows what to answer.
import { type SQL, sql } from "drizzle-orm";
import { chatMessages, chats } from "#db/schema/chat.ts";
import { type ChatSide, chatChannel, chatEvents } from "#features/chat/rules/chat-channels.ts";
import type { ChatServices } from "#features/chat/server/chat-services.ts";
import { announcementSql, announcementsSql } from "#features/realtime/announce.server.ts";
import { customerChannel, staffChannel, supportChannel } from "#features/realtime/channels.ts";
import { toSnippet } from "#features/rich-text/plain-text.ts";
import { createBatcher } from "#platform/batcher.ts";
import type { Db } from "#platform/db/database.ts";
import { publishingParts } from "#platform/events/event-bus.ts";
import { newId } from "#platform/random-token.server.ts";
import { REALTIME_TOPIC } from "#platform/realtime/relay.ts";
import type { ChatMessageSent } from "./chat-message-rows.server.ts";

export type BatchedMessage = {
  chatId: string;
  side: ChatSide;
  authorId: string;
  clientId: string;
  body: string;
  socketId?: string | undefined;
};

type Send = (draft: BatchedMessage) => Promise<ChatMessageSent | null>;

/** What is said together shares a commit; more than this and the first would wait for too many others. */
const together = 64;
/** This many announcements stay below what one notification may carry. */
const perNotice = 16;

const batchers = new WeakMap<Db, Send>();

export async function sendMessageBatched(db: Db, services: ChatServices, draft: BatchedMessage): Promise<ChatMessageSent | null> {
  if (!services.realtime.gateway) return null;
  const known = batchers.get(db);
  if (known) return known(draft);
  const perMinute = services.config.CHAT_MESSAGES_PER_MINUTE;
  const work = (drafts: readonly BatchedMessage[]) => insertMessagesTogether(db, perMinute, drafts);
  const send: Send = createBatcher({ max: together, work, apart: ({ chatId }) => chatId });
  batchers.set(db, send);
  return send(draft);
}

/** At most one for each chat. Null for each that is not the usual case. */
async function insertMessagesTogether(db: Db, perMinute: number, drafts: readonly BatchedMessage[]): Promise<(ChatMessageSent | null)[]> {
  const createdAt = new Date();
  const rows = drafts.map(({ chatId, side, authorId, clientId, body, socketId }, n) => ({
    n,
    id: newId(),
    chat_id: chatId,
    by_customer: side === "customer",
    author_id: authorId,
    client_id: clientId,
    body,
    snippet: toSnippet(body),
    socket_id: socketId ?? null,
  }));
  try {
    const result = await db.execute(statement(JSON.stringify(rows), createdAt, perMinute));
    const numbers = new Map(rowsOf<{ n: number; seq: number }>(result).map(({ n, seq }) => [Number(n), Number(seq)]));
    return drafts.map(({ chatId, side, authorId, clientId, body }, n) => {
      const seq = numbers.get(n);
      if (seq === undefined) return null;
      const id = rows[n]?.id ?? "";
      return { id, chatId, seq, clientId, kind: "message", by: side, authorId, body, event: null, createdAt };
    });
  } catch (error) {
    // Sent twice at the same moment, or one that the database refuses: each goes the long way alone, so that none fails for another's sake.
    if (isRefusedByData(error)) return drafts.map(() => null);
    throw error;
  }
}

function statement(said: string, createdAt: Date, perMinute: number): SQL {
  const at = sql`${createdAt.toISOString()}::timestamptz`;
  const next = sql`chats.last_seq + 1`;
  const bySide = (customer: SQL, staff: SQL) => sql`case when by_customer then ${customer} else ${staff} end`;
  const channels = sql`json_build_array(${chatChannel("")}::text || id, ${customerChannel("")}::text || customer_id,
    coalesce(${staffChannel("")}::text || agent_id, ${supportChannel}))`;
  const data = sql`json_build_object('id', id, 'seq', last_seq, 'by', ${bySide(sql`'customer'`, sql`'staff'`)})`;
  const messages = sql`(select json_agg(${announcementSql(channels, chatEvents.message, data, sql`socket_id`)}) as messages
    from said group by n / ${perNotice}::int) as travelling`;
  const event = publishingParts(REALTIME_TOPIC, announcementsSql(sql`messages`), messages);
  // Whoever writes has seen what stands above. The same changes as addChatMessage makes.
  return sql`
    with input as materialized (
      select * from json_to_recordset(${said}::json) as input(n int, id text, chat_id text, by_customer bool, author_id text,
        client_id text, body text, snippet text, socket_id text)),
    free as materialized (
      select chats.id from ${chats} join input on input.chat_id = chats.id
      where ${bySide(
        sql`customer_id = author_id and state in ('waiting', 'active')`,
        sql`agent_id = author_id and state = 'active' and unseen_job_at > ${at}`,
      )} for update of chats skip locked),
    said as (
      update ${chats} set last_seq = ${next}, public_seq = ${next},
        customer_seq = ${bySide(next, sql`customer_seq`)}, customer_read_seq = ${bySide(next, sql`customer_read_seq`)},
        customer_read_at = ${bySide(at, sql`customer_read_at`)}, customer_delivered_seq = ${bySide(next, sql`customer_delivered_seq`)},
        staff_seq = ${bySide(sql`staff_seq`, next)}, staff_read_seq = ${bySide(sql`staff_read_seq`, next)},
        staff_read_at = ${bySide(sql`staff_read_at`, at)}, staff_delivered_seq = ${bySide(sql`staff_delivered_seq`, next)},
        unanswered_since = ${bySide(sql`coalesce(unanswered_since, ${at})`, sql`null`)},
        unseen_since = ${bySide(sql`null`, sql`coalesce(unseen_since, ${at})`)},
        last_by = ${bySide(sql`'customer'`, sql`'staff'`)}, last_text = snippet, last_at = ${at}, updated_at = ${at}
      from input join free on free.id = input.chat_id
      where chats.id = input.chat_id
        and not exists (select 1 from ${chatMessages} other where other.chat_id = chats.id and other.client_id = input.client_id)
        and not exists (select 1 from ${chatMessages} other where other.chat_id = chats.id and other.seq = ${next} - ${perMinute}::int
          and other.created_at > ${at} - interval '1 minute')
      returning chats.id, last_seq, customer_id, agent_id, input.n, input.id as message_id, by_customer, author_id, client_id, body, socket_id),
    stored as (
      insert into ${chatMessages} (id, chat_id, seq, client_id, kind, "by", author_id, body, created_at)
      select message_id, id, last_seq, client_id, 'message', ${bySide(sql`'customer'`, sql`'staff'`)}, author_id, body, ${at} from said),
    ${event.part}
    select n, last_seq as seq, ${event.notify} from said`;
}

/** One driver answers with a list, the other with an object that has it. */
function rowsOf<T>(result: unknown): T[] {
  return Array.isArray(result) ? result : ((result as { rows?: T[] }).rows ?? []);
}

/** A value that is not taken (22), a constraint that is broken (23), a knot of locks (40). */
function isRefusedByData(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return /^(22|23|40)/.test(String(code ?? cause?.code));
}
