// What readers find, made anew for one post from its published revisions, and the stored pages that show something else from now on.
import { and, eq, sql } from "drizzle-orm";
import { type Locale, locales } from "#content/locales.ts";
import { posts, publishedPosts, publishedTags } from "#db/schema/blog.ts";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import { readingMinutes } from "#features/blog/rules/post-text.ts";
import type { Db } from "#platform/db/database.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import { neighboursOf } from "./neighbours.server.ts";
import { noteShown } from "./picture-uses.server.ts";
import { indexPost } from "./post-search.server.ts";
import { findRevision, versionsOf } from "./post-store.server.ts";

type NewRow = typeof publishedPosts.$inferSelect;

export async function refreshReaders(tx: Db, bus: EventBus, id: string): Promise<void> {
  const before = await tx.select().from(publishedPosts).where(eq(publishedPosts.postId, id));
  const after = await rowsFor(tx, id);
  await tx.delete(publishedPosts).where(eq(publishedPosts.postId, id));
  for (const row of after) {
    await tx.insert(publishedPosts).values(row);
    await indexPost(tx, row);
  }
  await noteShown(
    tx,
    id,
    after.filter(({ reader, locale }) => reader === locale),
  );
  await countTags(tx, before, after);
  const changed = await changedPages(tx, id, before, after);
  if (changed.length > 0) await bus.publish(tx, "pages", { tags: changed });
}

async function rowsFor(tx: Db, id: string): Promise<NewRow[]> {
  const [post] = await tx.select().from(posts).where(eq(posts.id, id));
  if (!post) return [];
  const texts: Partial<Record<Locale, NewRow>> = {};
  for (const version of await versionsOf(tx, id)) {
    if (version.publishedRevision === null || !version.firstPublishedAt || !version.publishedAt) continue;
    const { slug, title, summary, body } = await findRevision(tx, id, version.locale, version.publishedRevision);
    texts[version.locale] = {
      postId: id,
      reader: version.locale,
      locale: version.locale,
      slug,
      title,
      summary,
      body,
      author: post.author,
      byline: post.byline,
      cover: post.cover,
      tags: post.tags,
      minutes: readingMinutes(body as PostDocument, version.locale),
      publishedAt: version.firstPublishedAt,
      updatedAt: version.publishedAt,
    };
  }
  return locales.flatMap((reader) => {
    const text = texts[reader] ?? texts.en ?? texts.ko;
    return text ? [{ ...text, reader }] : [];
  });
}

/** Differences only, so that two publications at once never overwrite each other's count. */
async function countTags(tx: Db, before: readonly NewRow[], after: readonly NewRow[]): Promise<void> {
  const differences = new Map<string, { reader: Locale; tag: string; by: number }>();
  const count = (rows: readonly NewRow[], by: number) => {
    for (const { reader, tags } of rows) {
      for (const tag of ["", ...tags]) {
        const entry = differences.get(`${reader} ${tag}`) ?? { reader, tag, by: 0 };
        differences.set(`${reader} ${tag}`, { ...entry, by: entry.by + by });
      }
    }
  };
  count(before, -1);
  count(after, 1);
  // Always in the same order: two transactions cannot wait for each other.
  const ordered = [...differences.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  for (const { reader, tag, by } of ordered) {
    if (by === 0) continue;
    await tx
      .insert(publishedTags)
      .values({ reader, tag, posts: by })
      .onConflictDoUpdate({ target: [publishedTags.reader, publishedTags.tag], set: { posts: sql`${publishedTags.posts} + ${by}` } });
    if (by < 0)
      await tx
        .delete(publishedTags)
        .where(and(eq(publishedTags.reader, reader), eq(publishedTags.tag, tag), sql`${publishedTags.posts} <= 0`));
  }
}

/**
 * Tags of stored pages (server/page-cache): `post:<id>` is on every page that shows something of the post, `post-tag:<tag>` on pages
 * whose list of related posts may change with that tag, `posts` on every list. A new text in the body touches its own page alone.
 */
async function changedPages(tx: Db, id: string, before: readonly NewRow[], after: readonly NewRow[]): Promise<string[]> {
  if (before.length === 0 && after.length === 0) return [];
  const tags = new Set([`post:${id}`]);
  for (const reader of locales) {
    const old = before.find((row) => row.reader === reader);
    const now = after.find((row) => row.reader === reader);
    if (cardOf(old) === cardOf(now)) continue;
    tags.add("posts");
    for (const tag of [...(old?.tags ?? []), ...(now?.tags ?? [])]) tags.add(`post-tag:${tag}`);
    if (!now) continue;
    const { previous, next } = await neighboursOf(tx, now);
    for (const neighbour of [previous, next]) if (neighbour) tags.add(`post:${neighbour.id}`);
  }
  return [...tags];
}

function cardOf(row: NewRow | undefined): string {
  if (!row) return "";
  const { locale, slug, title, summary, author, byline, cover, tags, minutes, publishedAt } = row;
  return JSON.stringify([locale, slug, title, summary, author, byline?.en, byline?.ko, cover, tags, minutes, publishedAt.getTime()]);
}
