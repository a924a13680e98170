// What readers see. Every query here reads published_posts alone: a draft cannot leak from a table it is not in.
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { posts, postVersions, publishedTags, publishedPosts as table } from "#db/schema/blog.ts";
import type {
  FeedItem,
  PostAnswer,
  PostCardView,
  PostListView,
  PostView,
  postsQuery,
  SitemapItem,
  TagCount,
} from "#features/blog/rules/blog.contract.ts";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import { codeBlocksOf, readingMinutes } from "#features/blog/rules/post-text.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { highlight } from "./highlight.server.ts";
import { cardColumns, neighboursOf, newestFirst, presentCard, relatedTo, sharesTag } from "./neighbours.server.ts";
import { findPosts } from "./post-search.server.ts";
import { findVersion, slugOwner } from "./post-store.server.ts";

export async function listPosts(db: Db, reader: Locale, { tag, q, page, limit }: z.output<typeof postsQuery>): Promise<PostListView> {
  const tags = await tagCounts(db, reader);
  const offset = (page - 1) * limit;
  const answer = (data: PostCardView[], total: number) => ({
    data,
    total,
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
    tags: tags.list,
  });
  if (q) {
    const { ids, total } = await findPosts(db, { reader, tag, q, limit, offset });
    return answer(await cardsOf(db, reader, ids), total);
  }
  const rows = await db
    .select(cardColumns)
    .from(table)
    .where(and(eq(table.reader, reader), tag ? sharesTag([tag]) : undefined))
    .orderBy(newestFirst)
    .limit(limit)
    .offset(offset);
  return answer(rows.map(presentCard), tag ? (tags.list.find((entry) => entry.tag === tag)?.posts ?? 0) : tags.all);
}

/** In the order they are asked for. */
async function cardsOf(db: Db, reader: Locale, ids: string[]): Promise<PostCardView[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(cardColumns)
    .from(table)
    .where(and(eq(table.reader, reader), inArray(table.postId, ids)));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(presentCard);
}

async function tagCounts(db: Db, reader: Locale): Promise<{ all: number; list: TagCount[] }> {
  const rows = await db
    .select({ tag: publishedTags.tag, posts: publishedTags.posts })
    .from(publishedTags)
    .where(eq(publishedTags.reader, reader))
    .orderBy(desc(publishedTags.posts), publishedTags.tag)
    .limit(61);
  return { all: rows.find(({ tag }) => tag === "")?.posts ?? 0, list: rows.filter(({ tag, posts: count }) => tag !== "" && count > 0) };
}

/** 404: never public. 410: was public and is no longer. `moved`: the text has another address now, or another one in this language. */
export async function readPost(db: Db, reader: Locale, slug: string): Promise<PostAnswer> {
  const id = await slugOwner(db, slug);
  if (!id) throw new AppError("not_found");
  const rows = await db.select().from(table).where(eq(table.postId, id));
  const row = rows.find((candidate) => candidate.reader === reader);
  if (!row) throw new AppError("gone");
  if (row.slug !== slug) {
    const current = rows.some((candidate) => candidate.slug === slug);
    if (!current && (await isWithdrawn(db, id, slug))) throw new AppError("gone");
    return { moved: { slug: row.slug, kind: current ? "language" : "permanent" } };
  }
  const [around, related] = await Promise.all([neighboursOf(db, row), relatedTo(db, row)]);
  const languages = Object.fromEntries(rows.filter((one) => one.reader === one.locale).map((one) => [one.locale, one.slug]));
  return { data: await presentPost(row.body as PostDocument, presentCard({ ...row, id }), { languages, ...around, related }) };
}

type Around = Pick<PostView, "languages" | "previous" | "next" | "related">;

async function presentPost(body: PostDocument, card: PostCardView, around: Around): Promise<PostView> {
  return { ...card, body, code: await Promise.all(codeBlocksOf(body).map(highlight)), ...around };
}

/** The address of a language that was taken back, while the other language is still there. */
async function isWithdrawn(db: Db, id: string, slug: string): Promise<boolean> {
  const [row] = await db
    .select({ at: postVersions.withdrawnAt })
    .from(postVersions)
    .where(and(eq(postVersions.postId, id), eq(postVersions.slug, slug), sql`${postVersions.withdrawnAt} is not null`))
    .limit(1);
  return row !== undefined;
}

/** The working text as the public page would show it; for editors, and for whoever has a link that they shared. */
export async function previewPost(db: Db, id: string, locale: Locale): Promise<PostView> {
  const [post] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), isNull(posts.deletedAt)));
  const version = await findVersion(db, id, locale);
  if (!post || !version) throw new AppError("not_found");
  const body = version.body as PostDocument;
  const card = presentCard({
    ...post,
    locale,
    slug: version.slug,
    title: version.title,
    summary: version.summary,
    minutes: readingMinutes(body, locale),
    publishedAt: version.firstPublishedAt ?? version.publishAt ?? new Date(),
    updatedAt: version.updatedAt,
  });
  const place = { reader: locale, publishedAt: new Date(card.published_at), postId: id };
  const [around, related] = await Promise.all([neighboursOf(db, place), relatedTo(db, { reader: locale, postId: id, tags: post.tags })]);
  return presentPost(body, card, { languages: {}, ...around, related });
}

const feedLength = 20;

/** Texts of this language alone: who subscribed in Korean reads Korean. */
export async function readFeed(db: Db, locale: Locale): Promise<FeedItem[]> {
  const rows = await db
    .select({ ...cardColumns, body: table.body })
    .from(table)
    .where(and(eq(table.reader, locale), eq(table.locale, locale)))
    .orderBy(newestFirst)
    .limit(feedLength);
  return rows.map((row) => ({ ...presentCard(row), body: row.body as PostDocument }));
}

/** Beyond this many addresses a sitemap must be split. */
const sitemapMaximum = 20_000;

export async function readSitemap(db: Db): Promise<SitemapItem[]> {
  const rows = await db
    .select({ id: table.postId, locale: table.locale, slug: table.slug, updatedAt: table.updatedAt })
    .from(table)
    .where(eq(table.reader, table.locale))
    .orderBy(newestFirst)
    .limit(2 * sitemapMaximum);
  const items = new Map<string, SitemapItem>();
  for (const row of rows) {
    const item = items.get(row.id) ?? { updated_at: "", languages: {} };
    const moment = row.updatedAt.toISOString();
    items.set(row.id, {
      updated_at: moment > item.updated_at ? moment : item.updated_at,
      languages: { ...item.languages, [row.locale]: row.slug },
    });
  }
  return [...items.values()].slice(0, sitemapMaximum);
}

/** For the search of the whole site. */
export async function searchPosts(db: Db, reader: Locale, question: string, limit: number): Promise<PostCardView[]> {
  const { ids } = await findPosts(db, { reader, q: question, limit, offset: 0 });
  return cardsOf(db, reader, ids);
}
