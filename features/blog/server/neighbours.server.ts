// The posts around a post: the one before, the one after, and those that share its tags.
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { publishedPosts as table } from "#db/schema/blog.ts";
import type { PostCardView } from "#features/blog/rules/blog.contract.ts";
import type { Db } from "#platform/db/database.ts";

export const cardColumns = {
  id: table.postId,
  slug: table.slug,
  locale: table.locale,
  title: table.title,
  summary: table.summary,
  author: table.author,
  byline: table.byline,
  cover: table.cover,
  tags: table.tags,
  minutes: table.minutes,
  publishedAt: table.publishedAt,
  updatedAt: table.updatedAt,
};

type CardRow = Pick<typeof table.$inferSelect, Exclude<keyof typeof cardColumns, "id">> & { id: string };

/** The index is in this order; columns that cannot be null still need the words to match it. */
export const newestFirst: SQL = sql`${table.publishedAt} desc nulls last, ${table.postId} desc nulls last`;
const oldestFirst: SQL = sql`${table.publishedAt} asc nulls first, ${table.postId} asc nulls first`;

type Place = { reader: Locale; publishedAt: Date; postId: string };
const relatedCount = 3;
/** Only among the newest that share a tag: the page must cost the same with a hundred posts and with ten thousand. */
const relatedPool = 60;

export async function neighboursOf(db: Db, place: Place): Promise<{ previous: PostCardView | null; next: PostCardView | null }> {
  const at = sql`(${place.publishedAt.toISOString()}::timestamptz, ${place.postId}::text)`;
  const key = sql`(${table.publishedAt}, ${table.postId})`;
  const near = async (where: SQL, order: SQL) => {
    const [row] = await db
      .select(cardColumns)
      .from(table)
      .where(and(eq(table.reader, place.reader), where))
      .orderBy(order)
      .limit(1);
    return row ? presentCard(row) : null;
  };
  const [previous, next] = await Promise.all([near(sql`${key} < ${at}`, newestFirst), near(sql`${key} > ${at}`, oldestFirst)]);
  return { previous, next };
}

export async function relatedTo(
  db: Db,
  { reader, postId, tags }: { reader: Locale; postId: string; tags: string[] },
): Promise<PostCardView[]> {
  if (tags.length === 0) return [];
  const rows = await db
    .select(cardColumns)
    .from(table)
    .where(and(eq(table.reader, reader), ne(table.postId, postId), sharesTag(tags)))
    .orderBy(newestFirst)
    .limit(relatedPool);
  const shared = (row: CardRow) => row.tags.filter((tag) => tags.includes(tag)).length;
  return rows
    .sort((a, b) => shared(b) - shared(a) || b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, relatedCount)
    .map(presentCard);
}

export function sharesTag(tags: readonly string[]): SQL {
  const list = sql.join(
    tags.map((tag) => sql`${tag}::text`),
    sql`, `,
  );
  return sql`${table.tags} && array[${list}]`;
}

export function presentCard(row: CardRow): PostCardView {
  return {
    id: row.id,
    slug: row.slug,
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    author: row.author as PostCardView["author"],
    byline: row.byline,
    cover: row.cover as PostCardView["cover"],
    tags: row.tags,
    reading_minutes: row.minutes,
    published_at: row.publishedAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
