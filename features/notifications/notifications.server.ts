// Writing, listing and reading what the bell shows. Words are made at the moment of reading, in the reader's language.
import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { notifications } from "#db/schema/notifications.ts";
import { announce, type RealtimeServices } from "#features/realtime/announce.server.ts";
import { customerChannel, type Notified, realtimeEvents, staffChannel } from "#features/realtime/channels.ts";
import { can } from "#platform/api/capabilities.ts";
import { decodeCursor, encodeCursor } from "#platform/api/cursor.ts";
import type { StaffViewer, Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { m } from "#platform/paraglide/messages.js";
import {
  chosenMails,
  type listNoticesQuery,
  mailedNotices,
  type NoticeKind,
  type NoticeSubject,
  type NotificationView,
  type readNoticesBody,
  type StaffPreferences,
  subjectOf,
} from "./notifications.contract.ts";

import { pushNotice } from "./push/push-delivery.server.ts";

type Row = typeof notifications.$inferSelect;
const unreadMaximum = 99;

export type Notice = {
  account: { id: string; kind: "customer" | "staff" };
  kind: NoticeKind;
  /** Id of the ticket, chat or enquiry. */
  about: string;
  data: { number: string; subject: string; name: string };
  /** The same event told twice is one notice. */
  onceKey: string;
};

export async function notify(tx: Db, services: RealtimeServices, notice: Notice): Promise<void> {
  const rows = await tx
    .insert(notifications)
    .values({
      accountId: notice.account.id,
      kind: notice.kind,
      subjectId: notice.about,
      data: notice.data,
      onceKey: notice.onceKey,
      createdAt: new Date(),
    })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  const [row] = rows;
  if (!row) return;
  await notifyUnread(tx, services, notice.account);
  if (notice.account.kind === "staff") await pushNotice(tx, services, notice.account.id, notice.kind, row.id);
}

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
    .limit(unreadMaximum)
    .as("some");
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

export async function listNotices(db: Db, viewer: Viewer, locale: Locale, query: z.output<typeof listNoticesQuery>) {
  const channel = channelOf(viewer);
  // Staff who still have to set up their second factor see nothing of customers.
  if (viewer.kind === "staff" && viewer.secondFactorMissing) return { data: [], meta: { next_cursor: null, unread: 0, channel } };
  const cursor = decodeCursor(query.cursor, (value) => /^\d{1,15}$/.test(value));
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.accountId, viewer.id), cursor ? lt(notifications.id, Number(cursor.value)) : undefined))
    .orderBy(desc(notifications.id))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    data: page.map((row) => present(row, viewer, locale)),
    meta: {
      next_cursor: last ? encodeCursor({ value: String(last.id), id: "n" }) : null,
      unread: await countUnread(db, viewer.id),
      channel,
    },
  };
}

export async function markNoticesRead(
  tx: Db,
  services: RealtimeServices,
  viewer: Viewer,
  body: z.output<typeof readNoticesBody>,
): Promise<number> {
  const which =
    "ids" in body ? inArray(notifications.id, body.ids.map(Number)) : "about" in body ? eq(notifications.subjectId, body.about) : undefined;
  const rows = await tx
    .update(notifications)
    .set({ readAt: new Date() })
    .where(and(eq(notifications.accountId, viewer.id), isNull(notifications.readAt), which))
    .returning({ id: notifications.id });
  if (rows.length > 0) await notifyUnread(tx, services, viewer);
  return countUnread(tx, viewer.id);
}

export async function readStaffPreferences(db: Db, viewer: StaffViewer): Promise<StaffPreferences> {
  const [row] = await db.select({ choices: accounts.notifications }).from(accounts).where(eq(accounts.id, viewer.id));
  const choices = row?.choices ?? {};
  const notices = mailedNotices.map((kind) => [kind, choices[kind] ?? true]);
  const chosen = can(viewer, "reports.read") ? chosenMails.map((kind) => [kind, choices[kind] ?? false]) : [];
  return { mails: Object.fromEntries([...notices, ...chosen]) as StaffPreferences["mails"] };
}

export async function changeStaffPreferences(db: Db, accountId: string, mails: Record<string, boolean | undefined>): Promise<void> {
  await db
    .update(accounts)
    .set({ notifications: sql`${accounts.notifications} || ${JSON.stringify(mails)}::jsonb` })
    .where(eq(accounts.id, accountId));
}

export async function sweepNotices(db: Db, keptDays: number): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, new Date(Date.now() - keptDays * 86_400_000)));
}

async function notifyUnread(tx: Db, services: RealtimeServices, account: { id: string; kind: "customer" | "staff" }): Promise<void> {
  const data: Notified = { unread: await countUnread(tx, account.id) };
  await announce(tx, services, { channels: [channelOf(account)], event: realtimeEvents.notified, data });
}

function channelOf(account: { id: string; kind: "customer" | "staff" }): string {
  return account.kind === "customer" ? customerChannel(account.id) : staffChannel(account.id);
}

const staffPages: Record<NoticeSubject, (id: string) => string> = {
  ticket: (id) => `/staff/tickets/${id}`,
  chat: (id) => `/staff/chat/${id}`,
  enquiry: (id) => `/staff/enquiries/${id}`,
  organisation: () => "/staff/customers",
};

/** Customers hear of tickets and of their organisation. */
function customerPage(about: NoticeSubject, id: string): string {
  return about === "organisation" ? "/customer/settings/organisation" : `/customer/ticket/details/${id}`;
}

function present(row: Row, viewer: Viewer, locale: Locale): NotificationView {
  const kind = row.kind as NoticeKind;
  const about = subjectOf(kind);
  const { number = "", subject = "", name = "" } = row.data;
  return {
    id: String(row.id),
    kind,
    title: m[`notice_${kind}`]({ number, name }, { locale }),
    text: subject,
    href: viewer.kind === "customer" ? customerPage(about, row.subjectId) : staffPages[about](row.subjectId),
    about: { kind: about, id: row.subjectId },
    read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  };
}
