// The log as it is read: a page of it, or all of it as a table.
import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { automationRules } from "#db/schema/automation.ts";
import { enquiries } from "#db/schema/enquiries.ts";
import { apiKeys, webhooks } from "#db/schema/integrations.ts";
import { cannedReplies, ticketMacros, tickets } from "#db/schema/tickets.ts";
import { decodeCursor, encodeCursor } from "#platform/api/cursor.ts";
import { csvCell } from "#platform/csv.ts";
import type { Db } from "#platform/db/database.ts";
import type { AuditEntry, AuditFilter } from "./audit.contract.ts";
import type { AuditKind } from "./audit-actions.ts";
import type { AuditRow } from "./audit-chain.server.ts";

const pageLength = 50;
const exportLength = 1_000;

export async function listAudit(db: Db, { cursor, ...filter }: AuditFilter & { cursor?: string | undefined }) {
  const from = decodeCursor(cursor, (value) => /^\d{1,15}$/.test(value));
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(filtered(db, filter), from ? lt(auditLog.seq, Number(from.value)) : undefined))
    .orderBy(desc(auditLog.seq))
    .limit(pageLength + 1);
  const shown = rows.slice(0, pageLength);
  const last = shown.at(-1);
  const names = await namesOf(db, shown);
  return {
    data: shown.map((row) => present(row, names)),
    meta: {
      next_cursor: last && rows.length > pageLength ? encodeCursor({ value: String(last.seq), id: "seq" }) : null,
      people: await staffNames(db),
    },
  };
}

/** All of it, read and sent a piece at a time. */
export function exportAudit(db: Db, filter: AuditFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = 0;
  let head: string | undefined =
    `\ufeff${line(["seq", "at", "staff_id", "staff", "key_id", "action", "kind", "subject_id", "changes", "address", "user_agent", "hash"])}`;
  return new ReadableStream({
    async pull(controller) {
      if (head) controller.enqueue(encoder.encode(head));
      head = undefined;
      const rows = await db
        .select({ row: auditLog, name: accounts.name })
        .from(auditLog)
        .leftJoin(accounts, eq(accounts.id, auditLog.staffId))
        .where(and(filtered(db, filter), gt(auditLog.seq, after)))
        .orderBy(asc(auditLog.seq))
        .limit(exportLength);
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.map(({ row, name }) => line(cells(row, name))).join("")));
      after = rows.at(-1)?.row.seq ?? after;
      if (rows.length < exportLength) controller.close();
    },
  });
}

function cells(row: AuditRow, name: string | null): string[] {
  const changes = row.changes.map(([field, from, to]) => `${field}: ${from ?? "–"} → ${to ?? "–"}`).join("; ");
  const { seq, staffId, keyId, action, kind, subjectId, address, userAgent, createdAt, hash } = row;
  return [
    String(seq),
    createdAt.toISOString(),
    staffId,
    name ?? "",
    keyId ?? "",
    action,
    kind,
    subjectId,
    changes,
    address,
    userAgent,
    hash,
  ];
}

function line(values: readonly string[]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}

function filtered(db: Db, { staff, kind, action, subject, from, to, zone }: AuditFilter): SQL | undefined {
  const begins = (day: string) => sql`(${day}::date::timestamp at time zone ${zone})`;
  return and(
    staff ? eq(auditLog.staffId, staff) : undefined,
    kind ? eq(auditLog.kind, kind) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    subject ? aboutSubject(db, subject) : undefined,
    from ? sql`${auditLog.createdAt} >= ${begins(from)}` : undefined,
    to ? sql`${auditLog.createdAt} < ${begins(to)} + interval '1 day'` : undefined,
  );
}

/** Found exactly, by what has an index: a log of a million entries is not read through. */
function aboutSubject(db: Db, text: string): SQL {
  const people = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      or(
        and(inArray(accounts.kind, ["customer", "staff"]), eq(accounts.email, text.toLowerCase())),
        and(eq(accounts.kind, "staff"), sql`lower(${accounts.name}) = lower(${text})`),
      ),
    );
  const numbered = db.select({ id: tickets.id }).from(tickets).where(eq(tickets.number, text.toUpperCase()));
  const referred = db.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.reference, text.toUpperCase()));
  return sql`${auditLog.subjectId} in (select ${text}::text union all ${people} union all ${numbered} union all ${referred})`;
}

/** Names that stand in place of ids: of people, and of what has a number or a short name. */
async function namesOf(db: Db, rows: readonly AuditRow[]): Promise<Map<string, string>> {
  const of = (...kinds: AuditKind[]) => rows.filter(({ kind }) => (kinds as string[]).includes(kind)).map(({ subjectId }) => subjectId);
  const assigned = rows.flatMap(({ changes }) => changes.filter(([field]) => field === "assignee").flatMap(([, from, to]) => [from, to]));
  const people = [
    ...rows.map(({ staffId }) => staffId),
    ...of("colleague", "customer", "account"),
    ...assigned.filter((id) => id !== null),
  ];
  const found = await Promise.all([
    named(people, (ids) => db.select({ id: accounts.id, name: accounts.name }).from(accounts).where(inArray(accounts.id, ids))),
    named(of("ticket"), (ids) => db.select({ id: tickets.id, name: tickets.number }).from(tickets).where(inArray(tickets.id, ids))),
    named(of("enquiry"), (ids) =>
      db.select({ id: enquiries.id, name: enquiries.reference }).from(enquiries).where(inArray(enquiries.id, ids)),
    ),
    named([...of("key"), ...rows.flatMap(({ keyId }) => keyId ?? [])], (ids) =>
      db.select({ id: apiKeys.id, name: apiKeys.name }).from(apiKeys).where(inArray(apiKeys.id, ids)),
    ),
    named(of("webhook"), (ids) => db.select({ id: webhooks.id, name: webhooks.url }).from(webhooks).where(inArray(webhooks.id, ids))),
    named(of("rule"), (ids) =>
      db.select({ id: automationRules.id, name: automationRules.name }).from(automationRules).where(inArray(automationRules.id, ids)),
    ),
    named(of("macro"), (ids) =>
      db.select({ id: ticketMacros.id, name: ticketMacros.name }).from(ticketMacros).where(inArray(ticketMacros.id, ids)),
    ),
    named(of("canned"), (ids) =>
      db.select({ id: cannedReplies.id, name: cannedReplies.shortcut }).from(cannedReplies).where(inArray(cannedReplies.id, ids)),
    ),
  ]);
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}

type Named = { id: string; name: string };

async function named(ids: string[], ask: (ids: string[]) => PromiseLike<Named[]>): Promise<Named[]> {
  const each = [...new Set(ids)];
  return each.length > 0 ? ask(each) : [];
}

function staffNames(db: Db): Promise<Named[]> {
  return db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(eq(accounts.kind, "staff"))
    .orderBy(asc(accounts.name))
    .limit(500);
}

function present(row: AuditRow, names: ReadonlyMap<string, string>): AuditEntry {
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? id));
  return {
    seq: row.seq,
    at: row.createdAt.toISOString(),
    by: { id: row.staffId, name: names.get(row.staffId) ?? null },
    key: row.keyId === null ? null : { id: row.keyId, name: names.get(row.keyId) ?? null },
    action: row.action,
    kind: row.kind as AuditKind,
    subject: { id: row.subjectId, name: names.get(row.subjectId) ?? null },
    changes: row.changes.map(([field, from, to]) =>
      field === "assignee" ? { field, from: nameOf(from), to: nameOf(to) } : { field, from, to },
    ),
    address: row.address,
    browser: row.userAgent,
    hash: row.hash,
  };
}
