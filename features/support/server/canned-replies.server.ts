// Canned replies, kept in every language.
import { asc, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { everyVersion } from "#content/versions.ts";
import { cannedReplies } from "#db/schema/tickets.ts";
import type { CannedReplyView, cannedQuery, cannedReplyBody } from "#features/support/rules/canned-replies.contract.ts";
import { placeholdersOf } from "#features/support/rules/canned-text.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
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
  // A desk has dozens of them, not thousands: looked through here, in every language.
  const hit = (row: Row) =>
    [row.shortcut, ...Object.values(row.title)].some((text) => text.normalize("NFKC").toLowerCase().includes(words));
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
    title: body.title,
    body: body.body,
    updatedById: viewer.id,
    updatedAt: new Date(),
  };
  const [other] = await db.select({ id: cannedReplies.id }).from(cannedReplies).where(eq(cannedReplies.shortcut, body.shortcut));
  if (other && other.id !== id) throw new AppError("conflict");
  const [before] = id ? await db.select().from(cannedReplies).where(eq(cannedReplies.id, id)).for("update") : [];
  const [row] = id
    ? await db.update(cannedReplies).set(values).where(eq(cannedReplies.id, id)).returning()
    : await db
        .insert(cannedReplies)
        .values({ id: newId(), ...values })
        .returning();
  if (!row) throw new AppError("not_found");
  noteChange(db, "shortcut", before?.shortcut, row.shortcut);
  noteChange(db, "department", before?.department, row.department);
  noteChange(db, "title", before && Object.values(before.title), Object.values(row.title));
  noteChange(db, "text", before && Object.values(before.body), Object.values(row.body));
  return present(row);
}

export async function dropCanned(db: Db, id: string): Promise<void> {
  const gone = await db.delete(cannedReplies).where(eq(cannedReplies.id, id)).returning({ shortcut: cannedReplies.shortcut });
  if (gone.length === 0) throw new AppError("not_found");
  noteChange(db, "shortcut", gone[0]?.shortcut, null);
}

/** The text in every language, with its placeholders. */
export async function cannedTextOf(db: Db, id: string): Promise<Record<Locale, string>> {
  const [row] = await db.select({ body: cannedReplies.body }).from(cannedReplies).where(eq(cannedReplies.id, id));
  if (!row) throw new AppError("not_found");
  return everyVersion(row.body);
}

export async function countCannedUse(db: Db, id: string): Promise<void> {
  await db
    .update(cannedReplies)
    .set({ used: sql`${cannedReplies.used} + 1` })
    .where(eq(cannedReplies.id, id));
}

function present(row: Row): CannedReplyView {
  return {
    id: row.id,
    shortcut: row.shortcut,
    department: row.department,
    title: everyVersion(row.title),
    body: everyVersion(row.body),
    placeholders: placeholdersOf(Object.values(row.body).join("\n")),
    used: row.used,
    updated_at: row.updatedAt.toISOString(),
  };
}
