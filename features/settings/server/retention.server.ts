// What is older than it may be kept, by kind: how much of it there is, and its removal in the night. Access records, sessions, notices, enquiries and
// the audit log are removed by jobs of their own features, by the same setting.
import { and, count, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { enquiryYears } from "#content/figures/legal.ts";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { accounts, securityEvents, sessions } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { chatMessages, chats } from "#db/schema/chat.ts";
import { enquiries } from "#db/schema/enquiries.ts";
import { discardedFiles, files } from "#db/schema/files.ts";
import { notifications } from "#db/schema/notifications.ts";
import { accessLog } from "#db/schema/records.ts";
import { ticketMessages, tickets } from "#db/schema/tickets.ts";
import { keptSince, type RetentionValue, shortened } from "#features/settings/rules/retention-values.ts";
import type { RetentionKind } from "#features/settings/rules/setting-figures.ts";
import type { Database, Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { m } from "#platform/paraglide/messages.js";

const atOnce = 200;

const oldTickets = (before: Date) => and(eq(tickets.state, "closed"), lt(tickets.closedAt, before));
const oldChats = (before: Date) => lt(chats.endedAt, before);
/** A file whose bytes are gone has no size. */
const oldQuarantine = (before: Date) => and(eq(files.scan, "infected"), gt(files.size, 0), lt(files.createdAt, before));

async function rows(db: Db, table: PgTable, where: ReturnType<typeof and>): Promise<number> {
  const [found] = await db.select({ count: count() }).from(table).where(where);
  return found?.count ?? 0;
}

const counts: Record<RetentionKind, (db: Db, before: Date) => Promise<number>> = {
  tickets_years: (db, before) => rows(db, tickets, oldTickets(before)),
  chats_years: (db, before) => rows(db, chats, oldChats(before)),
  // The row has the day after the shortest time.
  enquiries_years: (db, before) =>
    rows(db, enquiries, lt(enquiries.eraseAfter, sql`${before.toISOString()}::timestamptz + make_interval(days => ${enquiryYears * 365})`)),
  access_years: async (db, before) =>
    (await rows(db, accessLog, lt(accessLog.createdAt, before))) + (await rows(db, securityEvents, lt(securityEvents.createdAt, before))),
  audit_years: (db, before) => rows(db, auditLog, lt(auditLog.createdAt, before)),
  quarantine_days: (db, before) => rows(db, files, oldQuarantine(before)),
  sessions_days: (db, before) => rows(db, sessions, and(inArray(sessions.accountId, customersOf(db)), lt(sessions.createdAt, before))),
  notices_days: (db, before) => rows(db, notifications, lt(notifications.createdAt, before)),
};

const customersOf = (db: Db) => db.select({ id: accounts.id }).from(accounts).where(eq(accounts.kind, "customer"));

/** At each field that became shorter: how many records that removes. */
export async function refuseUnseenRemoval(db: Db, before: RetentionValue, after: RetentionValue, locale: Locale): Promise<void> {
  const now = new Date();
  const fields: Record<string, string[]> = {};
  for (const kind of shortened(before, after)) {
    const since = keptSince(kind, after[kind], now);
    const removed = since ? await counts[kind](db, since) : 0;
    const words = kind === "sessions_days" ? m.setting_retention_ends : m.setting_retention_removes;
    if (removed > 0) fields[`value.${kind}`] = [words({ count: grouped(removed) }, { locale })];
  }
  if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
}

/** Tickets, chats and quarantined bytes whose time is over; some at a time, so that nobody waits for a lock. Says how many went. */
export async function removeOld(db: Db, value: RetentionValue, now = new Date()): Promise<Record<"tickets" | "chats" | "files", number>> {
  const removed = { tickets: 0, chats: 0, files: 0 };
  const ticketsBefore = keptSince("tickets_years", value.tickets_years, now);
  const chatsBefore = keptSince("chats_years", value.chats_years, now);
  const filesBefore = keptSince("quarantine_days", value.quarantine_days, now);
  if (ticketsBefore) removed.tickets = await untilNone(() => db.transaction((tx) => removeTickets(tx, ticketsBefore)));
  if (chatsBefore) removed.chats = await untilNone(() => db.transaction((tx) => removeChats(tx, chatsBefore)));
  if (filesBefore) removed.files = await untilNone(() => db.transaction((tx) => emptyQuarantine(tx, filesBefore)));
  return removed;
}

async function untilNone(some: () => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const gone = await some();
    if (gone === 0) return all;
    all += gone;
  }
}

/** Bells and mails about a ticket are long gone by then: they are kept for a year at most. */
async function removeTickets(tx: Db, before: Date): Promise<number> {
  const due = await tx.select({ id: tickets.id }).from(tickets).where(oldTickets(before)).orderBy(tickets.closedAt).limit(atOnce);
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const messages = tx.select({ id: ticketMessages.id }).from(ticketMessages).where(inArray(ticketMessages.ticketId, ids));
  await tx.delete(files).where(and(eq(files.boundKind, "ticket-message"), inArray(files.boundId, messages)));
  await tx.delete(tickets).where(inArray(tickets.id, ids));
  return ids.length;
}

async function removeChats(tx: Db, before: Date): Promise<number> {
  const due = await tx.select({ id: chats.id }).from(chats).where(oldChats(before)).orderBy(chats.endedAt).limit(atOnce);
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const messages = tx.select({ id: chatMessages.id }).from(chatMessages).where(inArray(chatMessages.chatId, ids));
  await tx.delete(files).where(and(eq(files.boundKind, "chat-message"), inArray(files.boundId, messages)));
  await tx.delete(chats).where(inArray(chats.id, ids));
  return ids.length;
}

/** The bytes only: the message still says that there was a file, and that something was found in it. */
async function emptyQuarantine(tx: Db, before: Date): Promise<number> {
  const due = await tx.select({ id: files.id, storageKey: files.storageKey }).from(files).where(oldQuarantine(before)).limit(atOnce);
  if (due.length === 0) return 0;
  await tx
    .insert(discardedFiles)
    .values(due.map(({ storageKey }) => ({ storageKey })))
    .onConflictDoNothing();
  await tx
    .update(files)
    .set({ size: 0 })
    .where(
      inArray(
        files.id,
        due.map(({ id }) => id),
      ),
    );
  return due.length;
}

type Needs = { database: Database; jobs: Jobs; retention: () => RetentionValue };

export function defineRetentionJobs({ database, jobs, retention }: Needs): void {
  jobs.define({
    name: "sweep-retention",
    data: z.object({}),
    retries: 2,
    retryDelaySeconds: 300,
    cron: "53 4 * * *",
    async work() {
      await removeOld(database.orm, retention());
    },
  });
}
