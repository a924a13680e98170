// Canned replies: kept in both languages, offered in the customer's, with what we know filled in.
import { asc, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { cannedReplies, customerServices } from "#db/schema/tickets.ts";
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import { fillPlaceholders, placeholdersOf, unfilledPlaceholders } from "#features/support/rules/canned-text.ts";
import type { CannedReplyView, FilledReply } from "#features/tickets/rules/staff-ticket-views.ts";
import type { cannedQuery, cannedReplyBody } from "#features/tickets/rules/staff-tickets.contract.ts";
import { answerDue } from "#features/tickets/rules/ticket-clocks.ts";
import type { StaffViewer } from "#features/tickets/server/staff-queue.server.ts";
import { clocksOf, findTicket } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { newId } from "#platform/random-token.server.ts";

type Row = typeof cannedReplies.$inferSelect;
const listMaximum = 200;

export async function listCanned(db: Db, query: z.output<typeof cannedQuery>): Promise<CannedReplyView[]> {
  const rows = await db
    .select()
    .from(cannedReplies)
    .where(query.department ? or(isNull(cannedReplies.department), eq(cannedReplies.department, query.department)) : undefined)
    .orderBy(desc(cannedReplies.used), asc(cannedReplies.id))
    .limit(listMaximum);
  const words = (query.q ?? "").normalize("NFKC").toLowerCase().replace(/^;/, "");
  // A desk has dozens of them, not thousands: looked through here, in both languages.
  const hit = (row: Row) => [row.shortcut, row.titleEn, row.titleKo].some((text) => text.normalize("NFKC").toLowerCase().includes(words));
  return rows.filter(hit).map(present);
}

export async function saveCanned(
  db: Db,
  viewer: StaffViewer,
  id: string | null,
  body: z.output<typeof cannedReplyBody>,
): Promise<CannedReplyView> {
  const values = {
    shortcut: body.shortcut,
    department: body.department,
    titleEn: body.title_en,
    titleKo: body.title_ko,
    bodyEn: body.body_en,
    bodyKo: body.body_ko,
    updatedById: viewer.id,
    updatedAt: new Date(),
  };
  const [other] = await db.select({ id: cannedReplies.id }).from(cannedReplies).where(eq(cannedReplies.shortcut, body.shortcut));
  if (other && other.id !== id) throw new AppError("conflict");
  const [row] = id
    ? await db.update(cannedReplies).set(values).where(eq(cannedReplies.id, id)).returning()
    : await db
        .insert(cannedReplies)
        .values({ id: newId(), ...values })
        .returning();
  if (!row) throw new AppError("not_found");
  return present(row);
}

export async function dropCanned(db: Db, id: string): Promise<void> {
  const gone = await db.delete(cannedReplies).where(eq(cannedReplies.id, id)).returning({ id: cannedReplies.id });
  if (gone.length === 0) throw new AppError("not_found");
}

/** In the customer's language unless another is asked for; what could not be filled in is listed and blocks sending. */
export async function fillCanned(db: Db, viewer: StaffViewer, id: string, ticketId: string, language?: Locale): Promise<FilledReply> {
  const [row] = await db.select().from(cannedReplies).where(eq(cannedReplies.id, id));
  if (!row) throw new AppError("not_found");
  const ticket = await findTicket(db, ticketId);
  const [customer] = await db.select().from(accounts).where(eq(accounts.id, ticket.customerId));
  const [service] = ticket.serviceId ? await db.select().from(customerServices).where(eq(customerServices.id, ticket.serviceId)) : [];
  const locale = language ?? customer?.locale ?? "en";
  const due = answerDue(clocksOf(ticket));
  const text = fillPlaceholders(locale === "ko" ? row.bodyKo : row.bodyEn, {
    customer_name: customer?.name ?? "",
    company: customer?.company ?? "",
    ticket_number: ticket.number,
    agent_name: viewer.name,
    service: service ? `${locale === "ko" ? service.nameKo : service.nameEn} (${service.code})` : "",
    due_time: due ? formatDateTime(due, locale, customer?.timezone) : "",
  });
  await db
    .update(cannedReplies)
    .set({ used: sql`${cannedReplies.used} + 1` })
    .where(eq(cannedReplies.id, id));
  return { language: locale, text, body: fromPlainText(text), unfilled: unfilledPlaceholders(text) };
}

function present(row: Row): CannedReplyView {
  return {
    id: row.id,
    shortcut: row.shortcut,
    department: row.department,
    title: { en: row.titleEn, ko: row.titleKo },
    body: { en: row.bodyEn, ko: row.bodyKo },
    placeholders: placeholdersOf(`${row.bodyEn}\n${row.bodyKo}`),
    used: row.used,
    updated_at: row.updatedAt.toISOString(),
  };
}
