// What readers of the blog ask and are answered. The editors' side is staff-blog.contract.ts.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { apiCall, bytes, one } from "#platform/api/api-call.ts";
import { typedText } from "#platform/typed-text.ts";
import { postBodyView } from "./post-body-view.ts";
import { authors, covers, postsPerPage, slugPattern, tagPattern } from "./post-kinds.ts";

/* Requests */
export const postsQuery = z.strictObject({
  lang: z.enum(locales).optional(),
  tag: z.string().max(30).regex(tagPattern).optional(),
  q: typedText.max(80).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(postsPerPage),
});
const languageQuery = z.strictObject({ lang: z.enum(locales).optional() });
const slugParams = z.object({
  slug: z
    .string()
    .max(200)
    .transform((text) => text.normalize("NFC"))
    .refine((text) => slugPattern.test(text)),
});
const imageParams = z.object({
  id: z
    .string()
    .regex(/^[\w-]{16,40}$/)
    .meta({ examples: ["k3Vd9QmZ7xTaWb2Rf8Yh"] }),
});
const imageQuery = z.strictObject({
  w: z.coerce.number().int().min(1).max(4_000).optional(),
  /** The token of a shared link: shows the pictures of that text as well. */
  preview: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
});

/* Answers */
/** A person's name as readers of each language write it. */
export const byline = z.record(z.enum(locales), z.string());
const postCard = z.object({
  id: z.string(),
  slug: z.string(),
  /** The language of the text; it differs from the reader's where no translation is published. */
  locale: z.enum(locales),
  title: z.string(),
  summary: z.string(),
  /** The team that signs. */
  author: z.enum(authors),
  /** The person who signs, if one does. */
  byline: byline.nullable(),
  cover: z.enum(covers),
  tags: z.array(z.string()),
  reading_minutes: z.int(),
  published_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
const postCardView = postCard.meta({ id: "PostCard" });
export type PostCardView = z.output<typeof postCardView>;

const tagCount = z.object({ tag: z.string(), posts: z.int() });
export type TagCount = z.output<typeof tagCount>;
const postList = z.object({ data: z.array(postCardView), total: z.int(), page: z.int(), pages: z.int(), tags: z.array(tagCount) });
export type PostListView = z.output<typeof postList>;

/** A piece of highlighted code: its text and the kind of token it is. */
const codeToken = z.tuple([z.string(), z.string().nullable()]);
export type CodeToken = z.output<typeof codeToken>;

/** Published languages and their own addresses. */
const addresses = z.partialRecord(z.enum(locales), z.string());

export const postView = postCard
  .extend({
    body: postBodyView,
    /** Highlighted lines of the code blocks, in the order they stand in the body; null where the text is shown plain. */
    code: z.array(z.array(z.array(codeToken)).nullable()),
    languages: addresses,
    previous: postCardView.nullable(),
    next: postCardView.nullable(),
    related: z.array(postCardView),
  })
  .meta({ id: "Post" });
export type PostView = z.output<typeof postView>;

/** `moved` says where the text is now; `kind` whether for good (a changed slug) or for this reader's language. */
const postAnswer = z.union([one(postView), z.object({ moved: z.object({ slug: z.string(), kind: z.enum(["permanent", "language"]) }) })]);
export type PostAnswer = z.output<typeof postAnswer>;

const feedItem = postCard.extend({ body: postBodyView }).meta({ id: "PostFeedItem" });
export type FeedItem = z.output<typeof feedItem>;
const sitemapItem = z.object({ updated_at: z.iso.datetime(), languages: addresses });
export type SitemapItem = z.output<typeof sitemapItem>;

/* Calls. Beside /posts, not below it: everything below is a slug. */
const shared = { access: "public", tag: "Blog" } as const;

export const listPosts = apiCall({
  ...shared,
  id: "listPosts",
  method: "get",
  path: "/posts",
  summary: "Published posts, newest first",
  query: postsQuery,
  answer: postList,
});

export const readPostFeed = apiCall({
  ...shared,
  id: "readPostFeed",
  method: "get",
  path: "/post-feed",
  summary: "The newest posts of one language, in full",
  query: languageQuery,
  answer: one(z.array(feedItem)),
});

export const readPostSitemap = apiCall({
  ...shared,
  id: "readPostSitemap",
  method: "get",
  path: "/post-sitemap",
  summary: "Every published address by language",
  answer: one(z.array(sitemapItem)),
});

export const readPost = apiCall({
  ...shared,
  id: "readPost",
  method: "get",
  path: "/posts/{slug}",
  summary: "One published post",
  params: slugParams,
  query: languageQuery,
  answer: postAnswer,
});

export const readPostImage = apiCall({
  ...shared,
  id: "readPostImage",
  method: "get",
  path: "/post-images/{id}",
  summary: "A picture of a post",
  params: imageParams,
  query: imageQuery,
  answer: bytes("image/webp"),
});
