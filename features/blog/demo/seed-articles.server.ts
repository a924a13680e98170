// The articles of the sample brand: published on a blog that has no post yet. Whoever removes them is not given them again
// while one post is left.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defaultLocale, locales } from "#content/locales.ts";
import { posts } from "#db/schema/blog.ts";
import { authors, covers, slugPattern, summaryMaximum, tagPattern, titleMaximum } from "#features/blog/rules/post-kinds.ts";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import { readArticle } from "#features/blog/server/markdown-post.server.ts";
import { findVersion } from "#features/blog/server/post-store.server.ts";
import { makePublic } from "#features/blog/server/publish-post.server.ts";
import { createPost, saveVersion } from "#features/blog/server/write-post.server.ts";
import type { Db } from "#platform/db/database.ts";
import type { EventBus } from "#platform/events/event-bus.ts";

export const articlesFolder = "db/seed/articles";

const articleDetails = z.object({
  title: z.string().min(1).max(titleMaximum),
  summary: z.string().min(1).max(summaryMaximum),
  slug: z.string().regex(slugPattern),
  tags: z.string().transform((text) => text.split(",").map((tag) => tag.trim())),
  cover: z.enum(covers),
  author: z.enum(authors),
  published: z.iso.date().transform((day) => new Date(`${day}T09:00:00+09:00`)),
});

type Text = z.output<typeof articleDetails> & { body: PostDocument };
export type SeedArticle = { name: string; texts: Partial<Record<(typeof locales)[number], Text>> };

export async function readArticles(folder = articlesFolder): Promise<SeedArticle[]> {
  const found = new Map<string, SeedArticle>();
  for (const locale of locales) {
    const files = await readdir(join(folder, locale)).catch(() => []);
    for (const file of files.filter((name) => name.endsWith(".md")).sort()) {
      const name = file.slice(0, -3);
      const { details, body } = readArticle(await readFile(join(folder, locale, file), "utf8"));
      const article = found.get(name) ?? { name, texts: {} };
      found.set(name, { name, texts: { ...article.texts, [locale]: { ...articleDetails.parse(details), body } } });
    }
  }
  return [...found.values()];
}

export async function seedArticles(db: Db, bus: EventBus, folder = articlesFolder): Promise<number> {
  if (await hasPosts(db)) return 0;
  const articles = await readArticles(folder);
  return db.transaction(async (tx) => {
    // Of replicas that start together one seeds. The others do not wait: that could take longer than a statement may.
    const locked = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended('seed-articles', 0))`;
    const [mine] = await tx.select({ locked }).from(sql`(values (1)) as once`);
    if (!mine?.locked || (await hasPosts(tx))) return 0;
    for (const article of articles) await seedOne(tx, bus, article);
    return articles.length;
  });
}

async function hasPosts(db: Db): Promise<boolean> {
  return (await db.select({ id: posts.id }).from(posts).limit(1)).length > 0;
}

async function seedOne(tx: Db, bus: EventBus, { texts }: SeedArticle): Promise<void> {
  const first = texts.en ?? texts.ko;
  if (!first) return;
  const writer = { id: null, locale: defaultLocale };
  const start = locales.find((locale) => texts[locale]) ?? defaultLocale;
  const { id } = await createPost(tx, writer, {
    locale: start,
    title: first.title,
    author: first.author,
    cover: first.cover,
    tags: first.tags.filter((tag) => tagPattern.test(tag)),
  });
  for (const locale of locales) {
    const text = texts[locale];
    if (!text) continue;
    const version = (await findVersion(tx, id, locale))?.version ?? 0;
    const { title, summary, slug, body, published } = text;
    await saveVersion(tx, writer, id, locale, {
      version,
      title,
      summary,
      slug,
      body,
      source_revision: locale === defaultLocale ? null : 1,
    });
    const row = await findVersion(tx, id, locale);
    if (row) await makePublic(tx, bus, row, row.revision, { now: new Date(), words: defaultLocale, firstPublishedAt: published });
  }
}
