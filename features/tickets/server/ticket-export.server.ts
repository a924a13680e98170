// A customer's tickets, services, notices and files in their export: all that was written by them and to them. What staff noted among
// themselves (notes on tickets and on the customer's card, tags, files of notes) is not handed out by itself; staff answer such a request.
import { and, asc, eq, ne, or } from "drizzle-orm";
import { defaultLocale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { files } from "#db/schema/files.ts";
import { notifications } from "#db/schema/notifications.ts";
import { accessLog } from "#db/schema/records.ts";
import { customerServices, ticketMessages, tickets } from "#db/schema/tickets.ts";
import { type ExportPart, jsonFile } from "#features/accounts/privacy/data-export.server.ts";
import type { TicketField } from "#features/support/rules/ticket-fields.ts";
import { linesOf } from "#features/tickets/rules/ticket-lines.ts";
import { customerFieldRowsOf } from "#features/tickets/server/fields/field-rows.server.ts";
import { presentForCustomer } from "#features/tickets/server/fields/present-fields.ts";
import type { Db } from "#platform/db/database.ts";
import { openStorage, type Storage } from "#platform/storage/storage.ts";
import type { ZipEntry } from "#platform/zip-archive.server.ts";
import { type CustomerMessage, isForCustomer } from "./message-rows.server.ts";
import { copiesOf } from "./ticket-copies.server.ts";
import type { TicketServices } from "./ticket-services.ts";
import { messageColumns } from "./ticket-store.server.ts";

/** The archive is made in memory. What is beyond this is listed with its id and stays available in the portal. */
const bytesMaximum = 40 * 1024 * 1024;

export function exportSupport({ config, fields }: Pick<TicketServices, "config" | "fields">): ExportPart {
  const storage = openStorage(config);
  return async (db, accountId) => {
    const stored = await filesPart(db, storage, accountId);
    const parts: [string, unknown[]][] = [
      ["tickets.json", await ticketsPart(db, fields(), accountId, stored.paths)],
      ["services.json", await servicesPart(db, accountId)],
      ["notifications.json", await noticesPart(db, accountId)],
      ["staff-access.json", await accessPart(db, accountId)],
      ["files.json", stored.list],
    ];
    return [...parts.filter(([, rows]) => rows.length > 0).map(([name, rows]) => jsonFile(name, rows)), ...stored.entries];
  };
}

async function ticketsPart(db: Db, fields: readonly TicketField[], customerId: string, paths: Map<string, string[]>): Promise<object[]> {
  const rows = await db
    .select({ ticket: tickets, service: customerServices.code })
    .from(tickets)
    .leftJoin(customerServices, eq(customerServices.id, tickets.serviceId))
    .where(eq(tickets.customerId, customerId))
    .orderBy(asc(tickets.createdAt));
  const list: object[] = [];
  for (const { ticket, service } of rows) {
    const said = await db
      .select({ message: messageColumns, author: accounts.name })
      .from(ticketMessages)
      .leftJoin(accounts, eq(accounts.id, ticketMessages.authorId))
      .where(eq(ticketMessages.ticketId, ticket.id))
      .orderBy(asc(ticketMessages.seq));
    const { number, state, department, priority, via, rating } = ticket;
    list.push({
      number,
      ...linesOf(ticket),
      state,
      department,
      priority,
      service,
      via,
      created_at: ticket.createdAt,
      closed_at: ticket.closedAt,
      rating,
      rating_comment: ticket.ratingComment,
      fields: presentForCustomer(fields, await customerFieldRowsOf(db, ticket.id), defaultLocale),
      copies: (await copiesOf(db, ticket.id)).map(({ email }) => email),
      messages: said.flatMap(({ message, author }) => (isForCustomer(message) ? [entryOf(message, author, paths)] : [])),
    });
  }
  return list;
}

function entryOf(message: CustomerMessage, author: string | null, paths: Map<string, string[]>): object {
  return {
    seq: message.seq,
    at: message.createdAt,
    kind: message.kind,
    by: message.by,
    author,
    via: message.via,
    ...(message.kind === "event" ? { event: message.event } : { text: message.text, files: paths.get(message.id) ?? [] }),
  };
}

/** What the customer uploaded, and what was sent to them. */
async function filesPart(db: Db, storage: Storage, accountId: string) {
  const theirs = or(
    eq(files.uploaderId, accountId),
    and(eq(files.customerId, accountId), eq(files.audience, "customer"), ne(files.boundKind, "ticket-outbox")),
  );
  const rows = await db.select().from(files).where(theirs).orderBy(asc(files.createdAt), asc(files.id));
  const paths = new Map<string, string[]>();
  const entries: ZipEntry[] = [];
  let left = bytesMaximum;
  const list: object[] = [];
  for (const row of rows) {
    const path = `files/${row.id}-${row.name}`;
    const content = row.size <= left && row.scan === "clean" ? await bytesOf(storage, row.storageKey) : null;
    if (content) {
      left -= content.length;
      entries.push({ name: path, content });
    }
    if (row.boundId) paths.set(row.boundId, [...(paths.get(row.boundId) ?? []), path]);
    const { id, name, type, size, sha256 } = row;
    list.push({ id, name, type, size, sha256, created_at: row.createdAt, path: content ? path : null });
  }
  return { paths, entries, list };
}

async function bytesOf(storage: Storage, key: string): Promise<Buffer | null> {
  // A row whose bytes are gone must not keep somebody from their other data.
  if (!(await storage.exists(key))) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.read(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function servicesPart(db: Db, customerId: string): Promise<object[]> {
  const rows = await db
    .select()
    .from(customerServices)
    .where(eq(customerServices.customerId, customerId))
    .orderBy(asc(customerServices.code));
  return rows.map(({ customerId: _, ...service }) => service);
}

function noticesPart(db: Db, accountId: string): Promise<object[]> {
  return db
    .select({ kind: notifications.kind, data: notifications.data, read_at: notifications.readAt, created_at: notifications.createdAt })
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(asc(notifications.id));
}

/** That somebody of staff looked at their data, and when; who it was is the staff's personal data. */
function accessPart(db: Db, customerId: string): Promise<object[]> {
  return db
    .select({ action: accessLog.action, at: accessLog.createdAt })
    .from(accessLog)
    .where(eq(accessLog.customerId, customerId))
    .orderBy(asc(accessLog.id));
}
