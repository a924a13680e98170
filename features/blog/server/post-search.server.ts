// Finding published posts by words. A post in which every word stands in title, summary or tags comes first, then the newest.
// The index alone decides what matches, so that a word of ten thousand posts costs little more than one of a hundred.
import { sql } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { postSearch } from "#db/schema/blog.ts";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import { postPlainText } from "#features/blog/rules/post-text.ts";
import { searchQuery, searchTokens } from "#features/support/rules/search-tokens.ts";
import type { Db } from "#platform/db/database.ts";

type Published = { postId: string; reader: Locale; publishedAt: Date; title: string; summary: string; tags: string[]; body: object };

/** Marks that no word can begin with: words are letters and digits alone. */
const marks = { reader: "@", tag: "#", head: "^" } as const;

export async function indexPost(tx: Db, { postId, reader, publishedAt, title, summary, tags, body }: Published): Promise<void> {
  const head = searchTokens(`${title} ${summary} ${tags.join(" ")}`);
  const words = [
    `${marks.reader}${reader}`,
    ...tags.map((tag) => `${marks.tag}${tag}`),
    ...head.flatMap((word) => [word, `${marks.head}${word}`]),
    ...searchTokens(postPlainText(body as PostDocument)),
  ];
  await tx
    .insert(postSearch)
    .values({ postId, reader, publishedAt, words: sql`array_to_tsvector(string_to_array(${words.join(" ")}, ' '))` as never });
}

type Question = { reader: Locale; tag?: string | undefined; q: string; limit: number; offset: number };

export async function findPosts(db: Db, { reader, tag, q, limit, offset }: Question): Promise<{ ids: string[]; total: number }> {
  const anywhere = searchQuery(q);
  if (!anywhere) return { ids: [], total: 0 };
  const inHead = anywhere.replace(/(^| & )'/g, `$1'${marks.head}`);
  const scope = [`${marks.reader}${reader}`, ...(tag ? [`${marks.tag}${tag}`] : [])]
    .map((word) => `'${word.replace(/['\\]/g, "")}' & `)
    .join("");
  const matching = (query: string, first: boolean) =>
    sql`select ${postSearch.postId}, ${postSearch.publishedAt}, ${first}::boolean as first from ${postSearch} where ${postSearch.words} @@ ${query}::tsquery`;
  const [found] = await db.transaction(async (tx) => {
    // For a word of many posts the planner would read the table instead and unpack every post's words.
    await tx.execute(sql`set local enable_seqscan = off`);
    const answer = sql`(
      with hits as materialized (
        ${matching(`${scope}${inHead}`, true)} union all ${matching(`${scope}${anywhere} & !(${inHead})`, false)}
      )
      select (select count(*)::int from hits) as total,
        array(select post_id from hits order by first desc, published_at desc, post_id desc limit ${limit} offset ${offset}) as ids
    ) answer`;
    return tx.select({ total: sql<number>`total`, ids: sql<string[]>`ids` }).from(answer);
  });
  return { ids: found?.ids ?? [], total: found?.total ?? 0 };
}
