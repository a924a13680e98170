// A working text shown to somebody without an account, by a link nobody can guess, for a time, until it is taken back.
import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { postPreviews, posts } from "#db/schema/blog.ts";
import type { PostPreview } from "#features/blog/rules/post-previews.contract.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { hashToken, newId, newToken } from "#platform/random-token.server.ts";
import { findVersion, lockPost } from "./post-store.server.ts";

const linksMaximum = 20;

export async function sharePost(
  tx: Db,
  { postId, locale, days, by }: { postId: string; locale: Locale; days: number; by: string },
): Promise<PostPreview & { token: string }> {
  await lockPost(tx, postId);
  if (!(await findVersion(tx, postId, locale))) throw new AppError("not_found");
  await tx.delete(postPreviews).where(lt(postPreviews.expiresAt, new Date()));
  const open = await listPreviews(tx, postId);
  if (open.length >= linksMaximum) throw new AppError("wrong_state");
  const token = newToken();
  const id = newId();
  const expiresAt = new Date(Date.now() + days * 86_400_000);
  await tx.insert(postPreviews).values({ id, postId, locale, tokenHash: hashToken(token), createdBy: by, expiresAt });
  const [made] = (await listPreviews(tx, postId)).filter((one) => one.id === id);
  if (!made) throw new AppError("not_found");
  return { ...made, token };
}

export async function listPreviews(db: Db, postId: string): Promise<PostPreview[]> {
  const rows = await db
    .select({ row: postPreviews, name: accounts.name })
    .from(postPreviews)
    .leftJoin(accounts, eq(accounts.id, postPreviews.createdBy))
    .where(and(eq(postPreviews.postId, postId), gt(postPreviews.expiresAt, new Date())))
    .orderBy(desc(postPreviews.createdAt));
  return rows.map(({ row, name }) => ({
    id: row.id,
    locale: row.locale,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    created_by: row.createdBy && name ? { id: row.createdBy, name } : null,
  }));
}

export async function unsharePost(tx: Db, postId: string, id: string): Promise<void> {
  const found = await tx
    .delete(postPreviews)
    .where(and(eq(postPreviews.id, id), eq(postPreviews.postId, postId)))
    .returning({ id: postPreviews.id });
  if (found.length === 0) throw new AppError("not_found");
}

/** Whose text a link shows; a link that is over, taken back or never was looks the same. */
export async function sharedPost(db: Db, token: string): Promise<{ postId: string; locale: Locale }> {
  const [row] = await db
    .select({ postId: postPreviews.postId, locale: postPreviews.locale })
    .from(postPreviews)
    .innerJoin(posts, and(eq(posts.id, postPreviews.postId), isNull(posts.deletedAt)))
    .where(and(eq(postPreviews.tokenHash, hashToken(token)), gt(postPreviews.expiresAt, new Date())));
  if (!row) throw new AppError("not_found");
  return row;
}
