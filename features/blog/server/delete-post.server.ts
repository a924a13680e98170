// Posts that are thrown away. They leave every list at once and can be brought back for thirty days; an address that readers once had goes
// on answering 410 for good, because it stays with the post's name when everything else of it is swept.
import { and, eq, exists, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { postImages, postImageUses, postRevisions, postSlugs, posts, postVersions } from "#db/schema/blog.ts";
import { discardedFiles } from "#db/schema/files.ts";
import { deletedDays } from "#features/blog/rules/post-kinds.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { lockPost, versionsOf } from "./post-store.server.ts";

/** Only what no reader sees, now or at an appointed time. */
export async function deletePost(tx: Db, id: string): Promise<void> {
  await lockPost(tx, id);
  const versions = await versionsOf(tx, id);
  if (versions.some((row) => row.publishedRevision !== null || row.publishAt !== null)) throw new AppError("wrong_state");
  await tx.update(posts).set({ deletedAt: new Date() }).where(eq(posts.id, id));
}

export async function undeletePost(tx: Db, id: string): Promise<void> {
  const [found] = await tx
    .update(posts)
    .set({ deletedAt: null, updatedAt: new Date() })
    .where(and(eq(posts.id, id), isNotNull(posts.deletedAt)))
    .returning({ id: posts.id });
  if (!found) throw new AppError("not_found");
}

const sweptAtOnce = 100;

/** Texts, history and pictures of what was deleted long ago. */
export async function sweepDeletedPosts(tx: Db, now = new Date()): Promise<number> {
  const long = new Date(now.getTime() - deletedDays * 86_400_000);
  const rows = await tx
    .select({ id: posts.id, slug: postSlugs.slug, text: postVersions.postId })
    .from(posts)
    .leftJoin(postSlugs, eq(postSlugs.postId, posts.id))
    .leftJoin(postVersions, eq(postVersions.postId, posts.id))
    .where(lt(posts.deletedAt, long))
    .limit(sweptAtOnce);
  const due = rows.filter(({ slug, text }) => text !== null || slug === null);
  const ids = [...new Set(due.map(({ id }) => id))];
  if (ids.length === 0) return 0;
  await tx.delete(postImageUses).where(inArray(postImageUses.postId, ids));
  // A picture that another post shows goes to that post.
  const heir = tx
    .select({ post: sql<string>`min(${postImageUses.postId})` })
    .from(postImageUses)
    .where(eq(postImageUses.imageId, postImages.id));
  await tx
    .update(postImages)
    .set({ postId: sql`(${heir})` })
    .where(
      and(
        inArray(postImages.postId, ids),
        exists(tx.select({ one: sql`1` }).from(postImageUses).where(eq(postImageUses.imageId, postImages.id))),
      ),
    );
  const pictures = await tx.delete(postImages).where(inArray(postImages.postId, ids)).returning({ sizes: postImages.sizes });
  const keys = pictures.flatMap(({ sizes }) => Object.values(sizes)).map((storageKey) => ({ storageKey }));
  if (keys.length > 0) await tx.insert(discardedFiles).values(keys);
  await tx.delete(postRevisions).where(inArray(postRevisions.postId, ids));
  await tx.delete(postVersions).where(inArray(postVersions.postId, ids));
  const named = new Set(rows.filter(({ slug }) => slug !== null).map(({ id }) => id));
  const nameless = ids.filter((id) => !named.has(id));
  if (nameless.length > 0) await tx.delete(posts).where(inArray(posts.id, nameless));
  return ids.length;
}
