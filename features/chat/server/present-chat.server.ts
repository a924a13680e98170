// Rows as the API shows them. The reader decides the words of names and what `you` means; nothing here decides access.
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { accounts } from "#db/schema/accounts.ts";
import { chatMessages, chats } from "#db/schema/chat.ts";
import { notifications } from "#db/schema/notifications.ts";
import { customerServices, tickets } from "#db/schema/tickets.ts";
import type { chatThreadQuery } from "#features/chat/rules/chat.contract.ts";
import type { ChatListItem, ChatMarks, ChatMessageView, ChatThreadMeta, CustomerChatMessageView } from "#features/chat/rules/chat-views.ts";
import { customerFilesOf, filesOf } from "#features/files/file-binding.server.ts";
import type { FileView } from "#features/files/files.contract.ts";
import { iso, presentPerson, presentService, type Reader } from "#features/tickets/server/present-ticket.server.ts";
import { nameFor } from "#platform/db/account-name.ts";
import type { Db } from "#platform/db/database.ts";
import type { ChatRow } from "./chat-store.server.ts";
import { type NamesInEvent, namesInEvent, presentEvent } from "./messages/chat-event-names.server.ts";
import { type ChatMessageRow, type CustomerChatMessage, isChatMessage, isForCustomer } from "./messages/chat-message-rows.server.ts";

export function marksOf(chat: ChatRow, side: "customer" | "staff"): ChatMarks {
  return side === "customer"
    ? { read: chat.customerReadSeq, read_at: iso(chat.customerReadAt), delivered: chat.customerDeliveredSeq }
    : { read: chat.staffReadSeq, read_at: iso(chat.staffReadAt), delivered: chat.staffDeliveredSeq };
}

export function bothMarks(reader: Reader, chat: ChatRow): { mine: ChatMarks; theirs: ChatMarks } {
  const [mine, theirs] = reader.kind === "customer" ? (["customer", "staff"] as const) : (["staff", "customer"] as const);
  return { mine: marksOf(chat, mine), theirs: marksOf(chat, theirs) };
}

/** What hangs on several chats, read at once: names of agents, numbers of tickets, counts of unread messages. */
export async function attachmentsOf(db: Db, reader: Reader, rows: readonly ChatRow[]) {
  const agentIds = [...new Set(rows.flatMap(({ agentId }) => agentId ?? []))];
  const ticketIds = [...new Set(rows.flatMap(({ ticketId }) => ticketId ?? []))];
  const [agents, links, unread, handed] = await Promise.all([
    agentIds.length > 0
      ? db
          .select({ id: accounts.id, name: nameFor(reader) })
          .from(accounts)
          .where(inArray(accounts.id, agentIds))
      : [],
    ticketIds.length > 0 ? db.select({ id: tickets.id, number: tickets.number }).from(tickets).where(inArray(tickets.id, ticketIds)) : [],
    unreadOf(db, reader, rows),
    handedTo(db, reader, rows),
  ]);
  return {
    names: new Map(agents.map(({ id, name }) => [id, name])),
    links: new Map(links.map((link) => [link.id, link])),
    unread: new Map([...handed.map((id) => [id, 1] as const), ...unread]),
  };
}

/** Given to the reader by a colleague and not looked at since: unread, whoever of us has read its messages. */
async function handedTo(db: Db, reader: Reader, rows: readonly ChatRow[]): Promise<string[]> {
  if (reader.kind === "customer") return [];
  const mine = rows.filter(({ agentId, state }) => agentId === reader.id && state === "active").map(({ id }) => id);
  if (mine.length === 0) return [];
  const told = and(eq(notifications.accountId, reader.id), inArray(notifications.subjectId, mine), isNull(notifications.readAt));
  return (await db.selectDistinct({ id: notifications.subjectId }).from(notifications).where(told)).map(({ id }) => id);
}

type Attachments = Awaited<ReturnType<typeof attachmentsOf>>;

/** By chat; one that is not in it has none. */
async function unreadOf(db: Db, reader: Reader, rows: readonly ChatRow[]): Promise<Map<string, number>> {
  const customer = reader.kind === "customer";
  const read = customer ? chats.customerReadSeq : chats.staffReadSeq;
  const behind = rows.filter((chat) => (customer ? chat.staffSeq > chat.customerReadSeq : chat.customerSeq > chat.staffReadSeq));
  if (behind.length === 0) return new Map();
  const counted = await db
    .select({ id: chats.id, unread: count() })
    .from(chats)
    .innerJoin(chatMessages, and(eq(chatMessages.chatId, chats.id), gt(chatMessages.seq, read)))
    .where(
      and(
        inArray(
          chats.id,
          behind.map(({ id }) => id),
        ),
        eq(chatMessages.kind, "message"),
        eq(chatMessages.by, customer ? "staff" : "customer"),
      ),
    )
    .groupBy(chats.id);
  return new Map(counted.map(({ id, unread }) => [id, unread]));
}

export function presentChatItem(reader: Reader, chat: ChatRow, attached: Attachments): ChatListItem {
  return {
    id: chat.id,
    topic: chat.topic,
    department: chat.department,
    state: chat.state,
    agent: chat.agentId ? presentPerson(reader, { by: "staff", id: chat.agentId, name: attached.names.get(chat.agentId) ?? null }) : null,
    last: { by: chat.lastBy, text: chat.lastText, at: chat.lastAt.toISOString() },
    unread: attached.unread.get(chat.id) ?? 0,
    ticket: chat.ticketId ? (attached.links.get(chat.ticketId) ?? null) : null,
    rating: chat.rating,
    created_at: chat.createdAt.toISOString(),
    updated_at: chat.updatedAt.toISOString(),
    ended_at: iso(chat.endedAt),
  };
}

export async function serviceOf(db: Db, reader: Reader, chat: ChatRow) {
  if (!chat.serviceId) return null;
  const [service] = await db.select().from(customerServices).where(eq(customerServices.id, chat.serviceId));
  return service ? presentService(service, reader.locale) : null;
}

/** For the customer: takes and gives nothing they may not see. */
export function presentForCustomer(
  reader: Reader,
  row: CustomerChatMessage,
  authorName: string | null,
  files: FileView[],
  names: NamesInEvent,
): CustomerChatMessageView {
  const base = baseOf(reader, row, authorName);
  return isChatMessage(row) ? { ...base, ...written(row, files), kind: "message" } : { ...base, ...happened(row, names) };
}

/** For staff. */
export function presentChatMessage(
  reader: Reader,
  row: ChatMessageRow,
  authorName: string | null,
  files: FileView[],
  names: NamesInEvent,
): ChatMessageView {
  const base = baseOf(reader, row, authorName);
  return row.kind === "event" ? { ...base, ...happened(row, names) } : { ...base, ...written(row, files), kind: row.kind };
}

function baseOf(reader: Reader, row: ChatMessageRow, name: string | null) {
  const by = presentPerson(reader, { by: row.by, id: row.authorId, name });
  return { id: row.id, seq: row.seq, by, created_at: row.createdAt.toISOString() };
}

function written(row: ChatMessageRow, files: FileView[]) {
  return { client_id: row.clientId, body: row.body, files };
}

function happened(row: ChatMessageRow, names: NamesInEvent) {
  return { kind: "event", client_id: null, event: presentEvent(row, names) } as const;
}

type ThreadQuery = z.output<typeof chatThreadQuery>;

export async function readForStaff(db: Db, reader: Reader, chat: ChatRow, query: ThreadQuery, more?: SQL) {
  const { page, meta } = await readPage(db, reader, chat, query, more);
  const spoken = page.filter(({ message }) => message.kind !== "event").map(({ message }) => message.id);
  const files = await filesOf(db, "chat-message", spoken);
  return {
    data: page.map(({ message, name, names }) => presentChatMessage(reader, message, name, files.get(message.id) ?? [], names)),
    meta,
  };
}

/** Without notes. */
export async function readForCustomer(db: Db, reader: Reader, chat: ChatRow, query: ThreadQuery, more?: SQL) {
  const { page, meta } = await readPage(db, reader, chat, query, and(ne(chatMessages.kind, "note"), more));
  // Asked once more, row by row: what the compiler lets through here, the customer may see.
  const rows = page.flatMap(({ message, ...row }) => (isForCustomer(message) ? [{ message, ...row }] : []));
  const said = rows.map(({ message }) => message).filter(isChatMessage);
  const files = await customerFilesOf(db, "chat-message", said);
  return {
    data: rows.map(({ message, name, names }) => presentForCustomer(reader, message, name, files.get(message.id) ?? [], names)),
    meta,
  };
}

/** Without `after` or `before`: the newest messages. Always in the order of their numbers. */
async function readPage(db: Db, reader: Reader, chat: ChatRow, query: ThreadQuery, more: SQL | undefined) {
  const forward = query.after !== undefined;
  const rows = await db
    .select({ message: chatMessages, name: nameFor(reader), names: namesInEvent(reader) })
    .from(chatMessages)
    .leftJoin(accounts, eq(accounts.id, chatMessages.authorId))
    .where(
      and(
        eq(chatMessages.chatId, chat.id),
        query.after !== undefined ? gt(chatMessages.seq, query.after) : undefined,
        query.before !== undefined ? lt(chatMessages.seq, query.before) : undefined,
        more,
      ),
    )
    .orderBy(forward ? asc(chatMessages.seq) : desc(chatMessages.seq))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  if (!forward) page.reverse();
  // The chat was read before the messages: what came in between is in the page already, and is asked for again, once.
  const meta: ChatThreadMeta = {
    seq: reader.kind === "staff" ? chat.lastSeq : chat.publicSeq,
    more_before: !forward && rows.length > query.limit,
    more_after: forward && rows.length > query.limit,
    ...bothMarks(reader, chat),
    state: chat.state,
  };
  return { page, meta };
}
