// What editors see: every post with both working texts, and the history of each.
import { and, desc, eq, getTableColumns, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { defaultLocale, type Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { postRevisions, posts, postVersions, publishedPosts } from "#db/schema/blog.ts";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import { readingMinutes } from "#features/blog/rules/post-text.ts";
import type { staffPostsQuery } from "#features/blog/rules/staff-blog.contract.ts";
import type {
  RevisionCard,
  RevisionView,
  StaffPost,
  StaffPostCard,
  StaffPostPage,
  StaffVersion,
  VersionCard,
} from "#features/blog/rules/staff-post-views.ts";
import { searchQuery } from "#features/support/rules/search-tokens.ts";
import { decodeCursor, encodeCursor, isMoment } from "#platform/api/cursor.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { findRevision, findVersion, type PostRow, type RevisionRow, type VersionRow } from "./post-store.server.ts";

type Named<Row> = { row: Row; name: string | null };

export async function listStaffPosts(db: Db, query: z.output<typeof staffPostsQuery>): Promise<StaffPostPage> {
  const after = decodeCursor(query.cursor, isMoment);
  // JavaScript counts milliseconds, Postgres microseconds: both sides of the comparison must be cut alike.
  const moment = sql`date_trunc('milliseconds', ${posts.updatedAt})`;
  const conditions: (SQL | undefined)[] = [
    query.state === "deleted" ? isNotNull(posts.deletedAt) : isNull(posts.deletedAt),
    matching(query),
    after ? sql`(${moment}, ${posts.id}) < (${after.value}::timestamptz, ${after.id}::text)` : undefined,
  ];
  const rows = await db
    .select({ ...getTableColumns(posts), writer: accounts.name })
    .from(posts)
    .leftJoin(accounts, eq(accounts.id, posts.writerId))
    .where(and(...conditions))
    .orderBy(desc(moment), desc(posts.id))
    .limit(query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  const versions = await namedVersions(db, inArray(postVersions.postId, shown.length > 0 ? shown.map(({ id }) => id) : [""]));
  return {
    data: shown.map((post) =>
      presentPost(
        post,
        versions.filter(({ row }) => row.postId === post.id),
      ),
    ),
    next: rows.length > query.limit && last ? encodeCursor({ value: last.updatedAt.toISOString(), id: last.id }) : null,
  };
}

function matching({ q, state: asked }: Pick<z.output<typeof staffPostsQuery>, "q" | "state">): SQL | undefined {
  const state = asked === "deleted" ? undefined : asked;
  if (!q && !state) return undefined;
  const like = q ? `%${q.replace(/[\\%_]/g, "\\$&")}%` : undefined;
  return sql`exists (select 1 from ${postVersions} where ${and(
    eq(postVersions.postId, posts.id),
    state ? eq(postVersions.state, state) : undefined,
    like ? or(ilike(postVersions.title, like), ilike(postVersions.slug, like), byInitials(q ?? "")) : undefined,
  )})`;
}

/** ㅂㄱㅅ finds 부가세. */
function byInitials(q: string): SQL | undefined {
  const words = /^[ㄱ-ㅎ\s]+$/.test(q) ? searchQuery(q) : null;
  return words ? sql`array_to_tsvector(search_words(${postVersions.title})) @@ ${words}::tsquery` : undefined;
}

async function namedVersions(db: Db, where: SQL): Promise<Named<VersionRow>[]> {
  return db
    .select({ row: postVersions, name: accounts.name })
    .from(postVersions)
    .leftJoin(accounts, eq(accounts.id, postVersions.updatedBy))
    .where(where)
    .orderBy(postVersions.locale);
}

export async function readStaffPost(db: Db, id: string): Promise<StaffPost> {
  const [post] = await db
    .select({ ...getTableColumns(posts), writer: accounts.name })
    .from(posts)
    .leftJoin(accounts, eq(accounts.id, posts.writerId))
    .where(and(eq(posts.id, id), isNull(posts.deletedAt)));
  if (!post) throw new AppError("not_found");
  const versions = await namedVersions(db, eq(postVersions.postId, id));
  const slugs = await db
    .select({ locale: publishedPosts.locale, slug: publishedPosts.slug })
    .from(publishedPosts)
    .where(and(eq(publishedPosts.postId, id), eq(publishedPosts.reader, publishedPosts.locale)));
  const edited = (version: Named<VersionRow>): StaffVersion => ({
    ...presentVersion(version),
    summary: version.row.summary,
    body: version.row.body as PostDocument,
    source_revision: version.row.sourceRevision,
    public_slug: slugs.find(({ locale }) => locale === version.row.locale)?.slug ?? null,
    first_published_at: version.row.firstPublishedAt?.toISOString() ?? null,
    withdrawn_at: version.row.withdrawnAt?.toISOString() ?? null,
    minutes: readingMinutes(version.row.body as PostDocument, version.row.locale),
  });
  return {
    ...presentPost(post, versions),
    created_at: post.createdAt.toISOString(),
    versions: Object.fromEntries(versions.map((version) => [version.row.locale, edited(version)])),
  };
}

function presentPost(post: PostRow & { writer: string | null }, versions: Named<VersionRow>[]): StaffPostCard {
  const source = versions.find(({ row }) => row.locale === defaultLocale)?.row;
  const translation = versions.find(({ row }) => row.locale !== defaultLocale)?.row;
  return {
    id: post.id,
    author: post.author as StaffPostCard["author"],
    writer: post.writerId && post.writer ? { id: post.writerId, name: post.writer } : null,
    byline: post.byline,
    cover: post.cover as StaffPostCard["cover"],
    tags: post.tags,
    updated_at: post.updatedAt.toISOString(),
    versions: versions.map(presentVersion),
    korean_older: Boolean(source && translation && source.revision > (translation.sourceRevision ?? 0)),
  };
}

export function presentVersion({ row, name }: Named<VersionRow>): VersionCard {
  return {
    locale: row.locale,
    title: row.title,
    slug: row.slug,
    state: row.state,
    version: row.version,
    revision: row.revision,
    published_revision: row.publishedRevision,
    published_at: row.publishedAt?.toISOString() ?? null,
    publish_at: row.publishAt?.toISOString() ?? null,
    scheduled_revision: row.scheduledRevision,
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy && name ? { id: row.updatedBy, name } : null,
  };
}

export async function listRevisions(db: Db, id: string, locale: Locale): Promise<RevisionCard[]> {
  const version = await findVersion(db, id, locale);
  if (!version) throw new AppError("not_found");
  const rows = await db
    .select({ row: postRevisions, name: accounts.name })
    .from(postRevisions)
    .leftJoin(accounts, eq(accounts.id, postRevisions.authorId))
    .where(and(eq(postRevisions.postId, id), eq(postRevisions.locale, locale)))
    .orderBy(desc(postRevisions.revision))
    .limit(200);
  return rows.map((revision) => presentRevision(revision, version));
}

export async function readRevision(db: Db, id: string, locale: Locale, revision: number): Promise<RevisionView> {
  const version = await findVersion(db, id, locale);
  if (!version) throw new AppError("not_found");
  const row = await findRevision(db, id, locale, revision);
  const [author] = row.authorId ? await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, row.authorId)) : [];
  return {
    ...presentRevision({ row, name: author?.name ?? null }, version),
    slug: row.slug,
    summary: row.summary,
    body: row.body as PostDocument,
  };
}

function presentRevision({ row, name }: Named<RevisionRow>, version: VersionRow): RevisionCard {
  return {
    revision: row.revision,
    kind: row.kind,
    note: row.note,
    title: row.title,
    author: row.authorId && name ? { id: row.authorId, name } : null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    public: row.revision === version.publishedRevision,
  };
}
