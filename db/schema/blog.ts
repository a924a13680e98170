// Posts. What editors write (post_versions) and what readers see (published_posts) are apart: a public query never touches a draft.

import { sql } from "drizzle-orm";
import { bigint, boolean, customType, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { locales } from "#content/locales.ts";
import { accounts } from "./accounts.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const moment = () => timestamp({ withTimezone: true });
const created = () => moment().notNull().default(sql`now()`);
const postId = () =>
  text()
    .notNull()
    .references(() => posts.id, { onDelete: "cascade" });
const language = () => text({ enum: locales });

/** A name as readers of each language write it. */
type Byline = Record<(typeof locales)[number], string>;

export const posts = pgTable("posts", {
  id: text().primaryKey(),
  /** The team that signs: network, platform, security, support. */
  author: text().notNull(),
  /** The person who wrote it, when somebody signs beside the team; the names stay when the account goes. */
  writerId: text().references(() => accounts.id, { onDelete: "set null" }),
  byline: jsonb().$type<Byline>(),
  /** Key of the cover drawing. */
  cover: text().notNull(),
  tags: text().array().notNull().default(sql`'{}'::text[]`),
  createdBy: text().references(() => accounts.id, { onDelete: "set null" }),
  createdAt: created(),
  updatedAt: created(),
  /** Out of every list and closed to every change; brought back by undo, swept after thirty days. */
  deletedAt: moment(),
});

/** The working text of one language. */
export const postVersions = pgTable(
  "post_versions",
  {
    postId: postId(),
    locale: language().notNull(),
    slug: text().notNull().default(""),
    title: text().notNull().default(""),
    summary: text().notNull().default(""),
    body: jsonb().$type<object>().notNull(),
    state: text({ enum: ["draft", "scheduled", "published", "archived"] })
      .notNull()
      .default("draft"),
    /** Goes up with every save, automatic ones too: a save names the version it started from. */
    version: integer().notNull().default(1),
    /** The newest revision; several automatic saves share one. */
    revision: integer().notNull().default(1),
    /** The revision of the other language that this text says the same as. */
    sourceRevision: integer(),
    publishAt: moment(),
    /** The version that a waiting publication was ordered for. */
    scheduledRevision: integer(),
    firstPublishedAt: moment(),
    publishedAt: moment(),
    publishedRevision: integer(),
    withdrawnAt: moment(),
    updatedBy: text().references(() => accounts.id, { onDelete: "set null" }),
    updatedAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.locale] }),
    index("post_versions_updated").on(table.updatedAt),
    index("post_versions_slug").on(table.slug),
  ],
);

export const postRevisions = pgTable(
  "post_revisions",
  {
    postId: postId(),
    locale: language().notNull(),
    revision: integer().notNull(),
    kind: text({ enum: ["autosave", "save", "restore"] }).notNull(),
    note: text().notNull().default(""),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: jsonb().$type<object>().notNull(),
    authorId: text().references(() => accounts.id, { onDelete: "set null" }),
    createdAt: created(),
    updatedAt: created(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.locale, table.revision] })],
);

/** Every address a post ever had in public. A slug belongs to one post for good, so that old links never lead to another text. */
export const postSlugs = pgTable(
  "post_slugs",
  {
    slug: text().primaryKey(),
    postId: postId(),
    createdAt: created(),
  },
  (table) => [index("post_slugs_post").on(table.postId)],
);

/** One row per post and reader's language; `locale` is the language of the text itself, the other one where a translation is missing. */
export const publishedPosts = pgTable(
  "published_posts",
  {
    postId: postId(),
    reader: language().notNull(),
    locale: language().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: jsonb().$type<object>().notNull(),
    author: text().notNull(),
    byline: jsonb().$type<Byline>(),
    cover: text().notNull(),
    tags: text().array().notNull(),
    minutes: integer().notNull(),
    publishedAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.reader] }),
    index("published_posts_newest").on(table.reader, table.publishedAt.desc(), table.postId.desc()),
    index("published_posts_tags").using("gin", table.tags),
  ],
);

/**
 * What published posts are found by, apart from their texts so that reading a match costs a hundred bytes. Words of title, summary and
 * tags stand in it a second time with a mark, the reader's language and the tags with marks of their own: one index answers it all.
 */
export const postSearch = pgTable(
  "post_search",
  {
    postId: text().notNull(),
    reader: language().notNull(),
    publishedAt: moment().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.reader] }),
    foreignKey({ columns: [table.postId, table.reader], foreignColumns: [publishedPosts.postId, publishedPosts.reader] }).onDelete(
      "cascade",
    ),
    // Written seldom, read often: no list of late entries that every search would walk through.
    index("post_search_words").using("gin", table.words).with({ fastupdate: false }),
  ],
);

/** How many posts a reader finds under a tag; the empty tag counts all of them. Written with every publication. */
export const publishedTags = pgTable(
  "published_tags",
  {
    reader: language().notNull(),
    tag: text().notNull(),
    posts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reader, table.tag] })],
);

/** Public while a published text shows it; else only staff may fetch it. Any post may show it, whichever it was uploaded for. */
export const postImages = pgTable(
  "post_images",
  {
    id: text().primaryKey(),
    postId: postId(),
    /** What it shows, by language: taken over when it is put into a text. */
    alts: jsonb().$type<Partial<Record<(typeof locales)[number], string>>>().notNull().default({}),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Width in pixels → key in the store. */
    sizes: jsonb().$type<Record<string, string>>().notNull(),
    uploadedBy: text().references(() => accounts.id, { onDelete: "set null" }),
    createdAt: created(),
  },
  (table) => [index("post_images_post").on(table.postId)],
);

/** Where a picture stands: in a working text, or in what readers of a language see. Written with every save and every publication. */
export const postImageUses = pgTable(
  "post_image_uses",
  {
    imageId: text()
      .notNull()
      .references(() => postImages.id, { onDelete: "cascade" }),
    postId: postId(),
    locale: language().notNull(),
    public: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.postId, table.locale, table.public] }),
    index("post_image_uses_post").on(table.postId),
  ],
);

/** Who did what with a post that others notice. No reference: the record outlives the post and the person. */
export const postEvents = pgTable(
  "post_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    postId: text().notNull(),
    staffId: text().notNull(),
    action: text().notNull(),
    locale: language(),
    createdAt: created(),
  },
  (table) => [index("post_events_post").on(table.postId, table.id)],
);

/** Links by which somebody without an account reads a working text. The address is told once; only its hash is kept. */
export const postPreviews = pgTable(
  "post_previews",
  {
    id: text().primaryKey(),
    postId: postId(),
    locale: language().notNull(),
    tokenHash: text().notNull().unique(),
    createdBy: text().references(() => accounts.id, { onDelete: "set null" }),
    createdAt: created(),
    expiresAt: moment().notNull(),
  },
  (table) => [index("post_previews_post").on(table.postId)],
);
