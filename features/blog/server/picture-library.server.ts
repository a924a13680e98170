// All pictures, across posts: found by what they show, described in both languages, with the texts they stand in.
import { and, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { postImages, postImageUses, posts, postVersions } from "#db/schema/blog.ts";
import type { PicturePage, PictureView, picturesQuery } from "#features/blog/rules/picture-library.contract.ts";
import { decodeCursor, encodeCursor, isMoment } from "#platform/api/cursor.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";

type Row = typeof postImages.$inferSelect;

export async function listPictures(db: Db, { q, cursor, limit }: z.output<typeof picturesQuery>): Promise<PicturePage> {
  const after = decodeCursor(cursor, isMoment);
  // JavaScript counts milliseconds, Postgres microseconds: both sides of the comparison must be cut alike.
  const moment = sql`date_trunc('milliseconds', ${postImages.createdAt})`;
  const like = q ? `%${q.replace(/[\\%_]/g, "\\$&")}%` : undefined;
  const rows = await db
    .select()
    .from(postImages)
    .where(
      and(
        like ? or(ilike(sql`${postImages.alts}->>'en'`, like), ilike(sql`${postImages.alts}->>'ko'`, like)) : undefined,
        after ? sql`(${moment}, ${postImages.id}) < (${after.value}::timestamptz, ${after.id}::text)` : undefined,
      ),
    )
    .orderBy(desc(moment), desc(postImages.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: await presented(db, shown),
    next: rows.length > limit && last ? encodeCursor({ value: last.createdAt.toISOString(), id: last.id }) : null,
  };
}

export async function describePicture(tx: Db, id: string, alts: Partial<Record<Locale, string>>): Promise<PictureView> {
  const [found] = await tx.select().from(postImages).where(eq(postImages.id, id)).for("update");
  if (!found) throw new AppError("not_found");
  const all = Object.entries({ ...found.alts, ...alts }).filter(([, text]) => text);
  const [row] = await tx
    .update(postImages)
    .set({ alts: Object.fromEntries(all) })
    .where(eq(postImages.id, id))
    .returning();
  const [view] = row ? await presented(tx, [row]) : [];
  if (!view) throw new AppError("not_found");
  return view;
}

async function presented(db: Db, rows: readonly Row[]): Promise<PictureView[]> {
  const uses = await usesOf(db, inArray(postImageUses.imageId, rows.length > 0 ? rows.map(({ id }) => id) : [""]));
  return rows.map((row) => ({
    id: row.id,
    src: `/blog/images/${row.id}`,
    alts: row.alts,
    width: row.width,
    height: row.height,
    created_at: row.createdAt.toISOString(),
    uses: uses.filter(({ image }) => image === row.id).map(({ image: _, ...use }) => use),
  }));
}

/** One line for a language of a post, public or not yet. */
async function usesOf(db: Db, where: SQL) {
  return db
    .select({
      image: postImageUses.imageId,
      post_id: postImageUses.postId,
      title: postVersions.title,
      locale: postImageUses.locale,
      public: sql<boolean>`bool_or(${postImageUses.public})`,
    })
    .from(postImageUses)
    .innerJoin(posts, and(eq(posts.id, postImageUses.postId), isNull(posts.deletedAt)))
    .innerJoin(postVersions, and(eq(postVersions.postId, postImageUses.postId), eq(postVersions.locale, postImageUses.locale)))
    .where(where)
    .groupBy(postImageUses.imageId, postImageUses.postId, postVersions.title, postImageUses.locale)
    .orderBy(postVersions.title, postImageUses.locale);
}
