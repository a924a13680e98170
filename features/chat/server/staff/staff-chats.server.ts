// What staff read: who waits, what is theirs, and, for administrators, everything.
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { accounts } from "#db/schema/accounts.ts";
import { chats } from "#db/schema/chat.ts";
import { notifications } from "#db/schema/notifications.ts";
import { staffMayInChat } from "#features/chat/rules/chat.policy.ts";
import { chatChannel, chatPresenceChannel } from "#features/chat/rules/chat-channels.ts";
import { waitGoalSeconds } from "#features/chat/rules/chat-settings.ts";
import type { StaffChatView } from "#features/chat/rules/chat-states.ts";
import type { StaffChat, StaffChatCounts, StaffChatItem } from "#features/chat/rules/chat-views.ts";
import type { staffChatsQuery } from "#features/chat/rules/staff-chat.contract.ts";
import type { ChatRow } from "#features/chat/server/chat-store.server.ts";
import { countUnread } from "#features/chat/server/chat-unread.server.ts";
import { attachmentsOf, bothMarks, presentChatItem, serviceOf } from "#features/chat/server/present-chat.server.ts";
import { iso, type Reader } from "#features/tickets/server/present-ticket.server.ts";
import { can } from "#platform/api/capabilities.ts";
import { decodeCursor, encodeCursor, isMoment } from "#platform/api/cursor.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { findForStaff } from "./staff-chat.server.ts";

const earlierShown = 5;
const customerColumns = { id: accounts.id, name: accounts.name, company: accounts.company, locale: accounts.locale };
type CustomerOf = StaffChatItem["customer"];

function inView(view: StaffChatView, viewer: StaffViewer): SQL | undefined {
  if (view === "waiting") return eq(chats.state, "waiting");
  if (view === "mine") return eq(chats.agentId, viewer.id);
  if (!can(viewer, "chats.supervise")) throw new AppError("forbidden");
  return undefined;
}

/** Who waits longest comes first; of the others, what moved last. */
export async function listStaffChats(db: Db, viewer: StaffViewer, reader: Reader, query: z.output<typeof staffChatsQuery>) {
  const cursor = decodeCursor(query.cursor, isMoment);
  const waiting = query.view === "waiting";
  const sorted = waiting ? chats.createdAt : chats.updatedAt;
  const past = waiting ? sql`(${sorted}, ${chats.id}) >` : sql`(${sorted}, ${chats.id}) <`;
  const rows = await db
    .select({ chat: chats, customer: customerColumns })
    .from(chats)
    .innerJoin(accounts, eq(accounts.id, chats.customerId))
    .where(
      and(
        inView(query.view, viewer),
        query.state ? eq(chats.state, query.state) : undefined,
        cursor ? sql`${past} (${cursor.value}::timestamptz, ${cursor.id})` : undefined,
      ),
    )
    .orderBy(waiting ? asc(sorted) : desc(sorted), waiting ? asc(chats.id) : desc(chats.id))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1)?.chat : undefined;
  const attached = await attachmentsOf(
    db,
    reader,
    page.map(({ chat }) => chat),
  );
  const value = last && (waiting ? last.createdAt : last.updatedAt);
  return {
    data: page.map(({ chat, customer }) => presentStaffItem(reader, chat, customer, attached)),
    meta: {
      next_cursor: last && value ? encodeCursor({ value: value.toISOString(), id: last.id }) : null,
      counts: await countStaffChats(db, viewer),
    },
  };
}

export async function countStaffChats(db: Db, viewer: StaffViewer): Promise<StaffChatCounts> {
  const mine = and(eq(chats.state, "active"), eq(chats.agentId, viewer.id));
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${chats.state} = 'waiting'))::int`,
      mine: sql<number>`(count(*) filter (where ${mine}))::int`,
      longest: sql<Date | string | null>`min(${chats.waitingSince})`,
    })
    .from(chats)
    .where(inArray(chats.state, ["waiting", "active"]));
  const said = await countUnread(db, "customer", chats.staffReadSeq, mine);
  const [handed] = await db
    .select({ unread: sql<number>`count(distinct ${chats.id})::int` })
    .from(chats)
    .innerJoin(
      notifications,
      and(eq(notifications.subjectId, chats.id), eq(notifications.accountId, viewer.id), isNull(notifications.readAt)),
    )
    .where(and(mine, sql`${chats.customerSeq} <= ${chats.staffReadSeq}`));
  const unread = said + (handed?.unread ?? 0);
  const longest = row?.longest ? Math.max(0, Math.round((Date.now() - new Date(row.longest).getTime()) / 1000)) : 0;
  return { waiting: row?.waiting ?? 0, mine: row?.mine ?? 0, unread, longest_wait_seconds: longest };
}

function presentStaffItem(
  reader: Reader,
  chat: ChatRow,
  customer: CustomerOf,
  attached: Awaited<ReturnType<typeof attachmentsOf>>,
): StaffChatItem {
  const since = chat.waitingSince;
  return {
    ...presentChatItem(reader, chat, attached),
    customer,
    waiting_since: iso(since),
    told_seconds: chat.toldSeconds,
    overdue: since !== null && Date.now() - since.getTime() > waitGoalSeconds * 1000,
    unanswered_since: iso(chat.unansweredSince),
  };
}

export async function readStaffChat(db: Db, viewer: StaffViewer, reader: Reader, id: string): Promise<StaffChat> {
  const chat = await findForStaff(db, viewer, id);
  const [[customer], attached, service, earlier] = await Promise.all([
    db.select(customerColumns).from(accounts).where(eq(accounts.id, chat.customerId)),
    attachmentsOf(db, reader, [chat]),
    serviceOf(db, reader, chat),
    chatsWith(db, viewer, chat.customerId, chat.id),
  ]);
  if (!customer) throw new AppError("not_found");
  return {
    ...presentStaffItem(reader, chat, customer, attached),
    channel: chatChannel(chat.id),
    presence_channel: chatPresenceChannel(chat.id),
    service,
    seq: chat.lastSeq,
    ...bothMarks(reader, chat),
    waited_seconds: chat.waitedSeconds,
    taken_at: iso(chat.takenAt),
    ended_by: chat.endedBy,
    rating_comment: chat.ratingComment,
    earlier,
    now: new Date().toISOString(),
    may: staffMayInChat(viewer, chat),
  };
}

/** Only those the reader may open. */
export async function chatsWith(db: Db, viewer: StaffViewer, customerId: string, without?: string): Promise<StaffChat["earlier"]> {
  const open = or(eq(chats.state, "waiting"), eq(chats.agentId, viewer.id), sql`${chats.ticketId} is not null`);
  const visible = can(viewer, "chats.supervise") ? undefined : open;
  const rows = await db
    .select({ id: chats.id, topic: chats.topic, state: chats.state, at: chats.createdAt })
    .from(chats)
    .where(and(eq(chats.customerId, customerId), without ? ne(chats.id, without) : undefined, visible))
    .orderBy(desc(chats.createdAt))
    .limit(earlierShown);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
