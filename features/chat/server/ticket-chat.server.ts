// One history: a ticket that began as a chat shows that chat before its own messages.
import { and, eq, type SQL, sql } from "drizzle-orm";
import { chatMessages, chats } from "#db/schema/chat.ts";
import { files } from "#db/schema/files.ts";
import { tickets } from "#db/schema/tickets.ts";
import type { ChatThreadMeta } from "#features/chat/rules/chat-views.ts";
import type { TicketChatView } from "#features/chat/rules/ticket-chat.contract.ts";
import { iso, type Reader } from "#features/tickets/server/present-ticket.server.ts";
import { isTicket } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { ChatRow } from "./chat-store.server.ts";

const shown = 100;

type ReadMessages<M> = (
  db: Db,
  reader: Reader,
  chat: ChatRow,
  query: { limit: number },
  more: SQL,
) => Promise<{ data: M[]; meta: ChatThreadMeta }>;

/** Whoever may see the ticket may see the chat behind it. */
export async function chatOfTicket<M>(
  db: Db,
  reader: Reader,
  ticketId: string,
  read: ReadMessages<M>,
  /** Only a chat of this customer. */
  customerId?: string,
): Promise<(Omit<TicketChatView, "messages"> & { messages: M[] }) | null> {
  const [ticket] = await db
    .select({ chat: chats })
    .from(tickets)
    .leftJoin(chats, and(eq(chats.ticketId, tickets.id), customerId ? eq(chats.customerId, customerId) : undefined))
    .where(isTicket(ticketId, customerId));
  if (!ticket) throw new AppError("not_found");
  const { chat } = ticket;
  if (!chat) return null;
  // What is the ticket's first message is not said twice, unless files hang on it.
  const carried = sql`not (${chatMessages.seq} >= ${chat.carriedFromSeq ?? chat.lastSeq + 1} and ${chatMessages.by} = 'customer'
    and ${chatMessages.kind} = 'message'
    and not exists (select 1 from ${files} held where held.bound_kind = 'chat-message' and held.bound_id = ${chatMessages.id}))`;
  const { data, meta } = await read(db, reader, chat, { limit: shown }, carried);
  return {
    id: chat.id,
    topic: chat.topic,
    started_at: chat.createdAt.toISOString(),
    ended_at: iso(chat.endedAt),
    messages: data,
    more_before: meta.more_before,
  };
}
