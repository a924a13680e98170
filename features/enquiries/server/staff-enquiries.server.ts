// Enquiries as the desk reads them: one page of a view, how many each view holds, and one with everything that was done about it.
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { enquiries, enquiryEntries } from "#db/schema/enquiries.ts";
import { tickets } from "#db/schema/tickets.ts";
import { type EnquiryView, enquiryViews } from "#features/enquiries/rules/enquiry-states.ts";
import type {
  EnquiryCounts,
  EnquiryDetail,
  EnquiryItem,
  EnquiryList,
  ListEnquiries,
} from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { filesOf } from "#features/files/file-binding.server.ts";
import { toSnippet } from "#features/rich-text/plain-text.ts";
import { searchQuery } from "#features/support/rules/search-tokens.ts";
import { decodeCursor, encodeCursor, isMoment } from "#platform/api/cursor.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import { countUpTo } from "#platform/db/count-up-to.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";

export type StaffViewer = Extract<Viewer, { kind: "staff" }>;
export type EnquiryFilter = Pick<ListEnquiries, "view" | "intent" | "assignee" | "language" | "q">;

const countMaximum = 999;

function inView(view: EnquiryView, viewer: StaffViewer): SQL | undefined {
  const waiting = inArray(enquiries.status, ["new", "open"]);
  if (view === "all") return ne(enquiries.status, "spam");
  if (view === "inbox") return waiting;
  if (view === "mine") return and(eq(enquiries.assigneeId, viewer.id), inArray(enquiries.status, ["new", "open", "answered"]));
  if (view === "unassigned") return and(waiting, isNull(enquiries.assigneeId));
  return eq(enquiries.status, view);
}

/** By reference, by address, or by words of name, company, message and configuration; names by their initials, too. */
function found(question: string): SQL {
  const reference = /^(?:e-?(?:(20\d\d)-)?)?0*(\d{1,9})$/i.exec(question);
  if (reference?.[2]) return sql`${enquiries.reference} like ${`E-${reference[1] ?? "____"}-${reference[2].padStart(6, "0")}`}`;
  const words = searchQuery(question);
  return words ? sql`${enquiries.search} @@ ${words}::tsquery` : sql`false`;
}

export function enquiryConditions(viewer: StaffViewer, filter: EnquiryFilter): SQL | undefined {
  const { assignee } = filter;
  return and(
    inView(filter.view, viewer),
    filter.intent ? eq(enquiries.intent, filter.intent) : undefined,
    filter.language ? eq(enquiries.locale, filter.language) : undefined,
    assignee === "none" ? isNull(enquiries.assigneeId) : undefined,
    assignee && assignee !== "none" ? eq(enquiries.assigneeId, assignee === "me" ? viewer.id : assignee) : undefined,
    filter.q ? found(filter.q) : undefined,
  );
}

export async function listEnquiries(db: Db, viewer: StaffViewer, query: ListEnquiries): Promise<EnquiryList> {
  const cursor = decodeCursor(query.cursor, isMoment);
  const rows = await db
    .select({ enquiry: enquiries, assigneeName: accounts.name })
    .from(enquiries)
    .leftJoin(accounts, eq(accounts.id, enquiries.assigneeId))
    .where(
      and(
        enquiryConditions(viewer, query),
        cursor ? sql`(${enquiries.createdAt}, ${enquiries.id}) < (${cursor.value}::timestamptz, ${cursor.id})` : undefined,
      ),
    )
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1)?.enquiry : undefined;
  return {
    data: page.map(({ enquiry, assigneeName }) => presentItem(enquiry, assigneeName)),
    meta: { next_cursor: last ? encodeCursor({ value: last.createdAt.toISOString(), id: last.id }) : null },
  };
}

export function countEnquiries(db: Db, viewer: StaffViewer): Promise<EnquiryCounts> {
  const from = sql`${enquiries}`;
  return countUpTo(db, countMaximum, enquiryViews, (view) => ({ from, where: inView(view, viewer) }));
}

export async function readEnquiry(db: Db, id: string): Promise<EnquiryDetail> {
  const [row] = await db
    .select({ enquiry: enquiries, assigneeName: accounts.name, ticket: { id: tickets.id, number: tickets.number } })
    .from(enquiries)
    .leftJoin(accounts, eq(accounts.id, enquiries.assigneeId))
    .leftJoin(tickets, eq(tickets.id, enquiries.ticketId))
    .where(eq(enquiries.id, id));
  if (!row) throw new AppError("not_found");
  const { enquiry } = row;
  const entries = await db
    .select({ entry: enquiryEntries, by: accounts.name })
    .from(enquiryEntries)
    .leftJoin(accounts, eq(accounts.id, enquiryEntries.authorId))
    .where(eq(enquiryEntries.enquiryId, id))
    .orderBy(asc(enquiryEntries.createdAt), asc(enquiryEntries.id))
    .limit(500);
  const attached = await filesOf(db, "enquiry-message", [id, ...entries.map(({ entry }) => entry.id)]);
  const others = await db
    .select({
      id: enquiries.id,
      reference: enquiries.reference,
      intent: enquiries.intent,
      status: enquiries.status,
      at: enquiries.createdAt,
    })
    .from(enquiries)
    .where(and(eq(enquiries.email, enquiry.email), ne(enquiries.id, id)))
    .orderBy(desc(enquiries.createdAt))
    .limit(10);
  return {
    ...presentItem(enquiry, row.assigneeName),
    email: enquiry.email,
    phone: enquiry.phone,
    config: enquiry.config,
    message: enquiry.message,
    via: enquiry.via,
    files: attached.get(id) ?? [],
    invited_at: enquiry.invitedAt?.toISOString() ?? null,
    erase_after: enquiry.eraseAfter.toISOString(),
    customer: await findCustomerOf(db, enquiry),
    ticket: row.ticket?.id ? row.ticket : null,
    entries: entries.map(({ entry, by }) => ({
      id: entry.id,
      kind: entry.kind,
      by: { id: entry.authorId, name: entry.kind === "reply" ? enquiry.name : (by ?? "") },
      files: attached.get(entry.id) ?? [],
      text: entry.text,
      data: entry.data,
      sends_at: entry.sendsAt?.toISOString() ?? null,
      grace_seconds: entry.sendsAt ? Math.round((entry.sendsAt.getTime() - entry.createdAt.getTime()) / 1000) : null,
      at: entry.createdAt.toISOString(),
    })),
    others: others.map(({ at, ...other }) => ({ ...other, created_at: at.toISOString() })),
  };
}

/** Only an address that its owner has proved makes a customer. */
export async function findCustomerOf(db: Db, enquiry: Pick<EnquiryRow, "email">): Promise<EnquiryDetail["customer"]> {
  const proved = and(
    eq(accounts.kind, "customer"),
    eq(accounts.email, enquiry.email),
    isNotNull(accounts.emailVerifiedAt),
    isNull(accounts.disabledAt),
  );
  const [customer] = await db.select({ id: accounts.id, name: accounts.name, company: accounts.company }).from(accounts).where(proved);
  return customer ?? null;
}

function presentItem(row: EnquiryRow, assigneeName: string | null): EnquiryItem {
  return {
    id: row.id,
    reference: row.reference,
    intent: row.intent,
    name: row.name,
    company: row.company,
    service: row.service,
    has_config: row.config !== null,
    snippet: toSnippet(row.message, 140),
    locale: row.locale,
    status: row.status,
    assignee: row.assigneeId ? { id: row.assigneeId, name: assigneeName ?? "" } : null,
    answers: row.answers,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
