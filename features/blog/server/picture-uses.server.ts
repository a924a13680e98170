// Which texts show which picture, kept in the transaction that changes the text.
import { and, eq, inArray } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { postImages, postImageUses } from "#db/schema/blog.ts";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import { picturesOf } from "#features/blog/rules/post-text.ts";
import type { Db } from "#platform/db/database.ts";

type Text = { locale: Locale; body: object };

/** The working text of one language. */
export async function noteWorking(tx: Db, postId: string, text: Text): Promise<void> {
  await tx
    .delete(postImageUses)
    .where(and(eq(postImageUses.postId, postId), eq(postImageUses.locale, text.locale), eq(postImageUses.public, false)));
  await insertUses(tx, postId, text, false);
}

/** Everything of the post that readers see, from now on. */
export async function noteShown(tx: Db, postId: string, texts: readonly Text[]): Promise<void> {
  await tx.delete(postImageUses).where(and(eq(postImageUses.postId, postId), eq(postImageUses.public, true)));
  for (const text of texts) await insertUses(tx, postId, text, true);
}

async function insertUses(tx: Db, postId: string, { locale, body }: Text, shown: boolean): Promise<void> {
  const named = picturesOf(body as PostDocument);
  if (named.length === 0) return;
  const there = await tx.select({ id: postImages.id }).from(postImages).where(inArray(postImages.id, named));
  const uses = there.map(({ id }) => ({ imageId: id, postId, locale, public: shown }));
  if (uses.length > 0) await tx.insert(postImageUses).values(uses).onConflictDoNothing();
}
