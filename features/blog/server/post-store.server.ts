// Rows of the blog as commands see them: a post is locked before anything about it is changed.
import { and, eq } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { postRevisions, postSlugs, posts, postVersions } from "#db/schema/blog.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";

export type PostRow = typeof posts.$inferSelect;
export type VersionRow = typeof postVersions.$inferSelect;
export type RevisionRow = typeof postRevisions.$inferSelect;

export async function lockPost(tx: Db, id: string): Promise<PostRow> {
  const [post] = await tx.select().from(posts).where(eq(posts.id, id)).for("update");
  if (!post || post.deletedAt) throw new AppError("not_found");
  return post;
}

export async function versionsOf(db: Db, id: string): Promise<VersionRow[]> {
  return db.select().from(postVersions).where(eq(postVersions.postId, id)).orderBy(postVersions.locale);
}

export async function findVersion(db: Db, id: string, locale: Locale): Promise<VersionRow | null> {
  const [row] = await db.select().from(postVersions).where(whereVersion(id, locale));
  return row ?? null;
}

export async function findRevision(db: Db, id: string, locale: Locale, revision: number): Promise<RevisionRow> {
  const [row] = await db
    .select()
    .from(postRevisions)
    .where(and(eq(postRevisions.postId, id), eq(postRevisions.locale, locale), eq(postRevisions.revision, revision)));
  if (!row) throw new AppError("not_found");
  return row;
}

export function whereVersion(id: string, locale: Locale) {
  return and(eq(postVersions.postId, id), eq(postVersions.locale, locale));
}

/** A slug that was public once belongs to its post for good. */
export async function slugOwner(db: Db, slug: string): Promise<string | null> {
  const [row] = await db.select({ postId: postSlugs.postId }).from(postSlugs).where(eq(postSlugs.slug, slug));
  return row?.postId ?? null;
}

export function slugTaken(locale: Locale): AppError {
  return new AppError("invalid", { fields: { slug: [m.post_slug_taken({}, { locale })] } });
}

/** Somebody saved in between: whose text it is and which version it has now. */
export class NewerVersionError extends AppError {
  readonly row: VersionRow;
  constructor(row: VersionRow) {
    super("conflict");
    this.row = row;
  }
}
