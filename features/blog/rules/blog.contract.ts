// What the pages, the editor, the API and the tests of the blog agree on. Messages are ids; the caller translates them.
import { z } from "zod";
import { type Locale, locales } from "#content/locales.ts";
import type { PostDocument } from "./post-nodes.ts";
import { postBodyField } from "./post-schema.ts";

export const authors = ["network", "platform", "security", "support"] as const;
export type Author = (typeof authors)[number];
export const covers = ["route", "shield", "disk", "cloud", "clock", "map", "rack", "stream"] as const;
export type Cover = (typeof covers)[number];
export const postStates = ["draft", "scheduled", "published", "archived"] as const;
export type PostState = (typeof postStates)[number];

export const titleMaximum = 120;
export const summaryMaximum = 240;
export const slugMaximum = 90;
export const postsPerPage = 12;

/** Lower-case letters (Latin or Hangul) and digits, words joined by hyphens. */
export const slugPattern = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;
export const tagPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const slug = z
  .string()
  .trim()
  .max(slugMaximum, "post_slug_long")
  .transform((text) => text.normalize("NFC"))
  .refine((text) => text === "" || slugPattern.test(text), "post_slug_format");
const tags = z
  .array(z.string().trim().max(30).regex(tagPattern, "post_tag_format"))
  .max(8)
  .transform((list) => [...new Set(list)]);

/* Staff: requests */
export const postIdParams = z.object({ id: z.string().regex(/^[\w-]{8,64}$/) });
export const versionParams = postIdParams.extend({ locale: z.enum(locales) });
export const revisionParams = versionParams.extend({ revision: z.coerce.number().int().min(1).max(1_000_000) });

export const newPostBody = z.strictObject({
  locale: z.enum(locales).default("en"),
  title: z.string().trim().max(titleMaximum, "post_title_long").default(""),
  author: z.enum(authors).default("platform"),
  cover: z.enum(covers).default("route"),
  tags: tags.default([]),
});

export const postDetailsBody = z.strictObject({
  author: z.enum(authors).optional(),
  cover: z.enum(covers).optional(),
  tags: tags.optional(),
});

export const saveBody = z.strictObject({
  /** The version the writer started from; 0 begins a language that is not there yet. Another one in between: 409 `conflict`. */
  version: z.int().min(0),
  title: z.string().trim().max(titleMaximum, "post_title_long"),
  summary: z.string().trim().max(summaryMaximum, "post_summary_long"),
  slug,
  body: postBodyField,
  /** Automatic saves of one person share a revision; a save by hand always closes one. */
  autosave: z.boolean().default(false),
  note: z.string().trim().max(160).default(""),
  /** "This text says the same as that revision of the other language." */
  source_revision: z.int().min(1).nullable().optional(),
});
export const nothingBody = z.strictObject({});
export const versionBody = z.strictObject({ version: z.int().min(1) });
export const scheduleBody = versionBody.extend({ at: z.iso.datetime({ offset: true }) });
export const sourceBody = z.strictObject({ source_revision: z.int().min(1) });
export const imageQuery = z.strictObject({ alt: z.string().trim().min(1, "post_alt_required").max(300) });
export const staffPostsQuery = z.strictObject({
  q: z.string().trim().max(80).optional(),
  state: z.enum(postStates).optional(),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/* Staff: answers */
export type StaffName = { id: string; name: string } | null;
export type VersionCard = {
  locale: Locale;
  title: string;
  slug: string;
  state: PostState;
  version: number;
  revision: number;
  /** The revision readers see; null while nothing of this language is public. */
  published_revision: number | null;
  published_at: string | null;
  publish_at: string | null;
  updated_at: string;
  updated_by: StaffName;
};
export type StaffPostCard = {
  id: string;
  author: Author;
  cover: Cover;
  tags: string[];
  updated_at: string;
  versions: VersionCard[];
  /** The Korean text answers to an older English revision. */
  korean_older: boolean;
};
export type StaffPostPage = { data: StaffPostCard[]; next: string | null };
export type VersionDesk = VersionCard & {
  summary: string;
  body: PostDocument;
  source_revision: number | null;
  public_slug: string | null;
  first_published_at: string | null;
  withdrawn_at: string | null;
  minutes: number;
};
export type StaffPost = Omit<StaffPostCard, "versions"> & { created_at: string; versions: Partial<Record<Locale, VersionDesk>> };
export type SaveAnswer = { version: number; revision: number; saved_at: string; slug: string };
export type RevisionCard = {
  revision: number;
  kind: "autosave" | "save" | "restore";
  note: string;
  title: string;
  author: StaffName;
  created_at: string;
  updated_at: string;
  public: boolean;
};
export type RevisionView = RevisionCard & { slug: string; summary: string; body: PostDocument };
export type ImageView = { src: string; alt: string; width: number; height: number };
export type LinkCheck = { href: string; state: "ok" | "broken" | "unknown"; detail: string };

/* Public: requests */
export const postsQuery = z.strictObject({
  lang: z.enum(locales).optional(),
  tag: z.string().max(30).regex(tagPattern).optional(),
  q: z.string().trim().max(80).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(postsPerPage),
});
export const languageQuery = z.strictObject({ lang: z.enum(locales).optional() });
export const slugParams = z.object({
  slug: z
    .string()
    .max(200)
    .transform((text) => text.normalize("NFC"))
    .refine((text) => slugPattern.test(text)),
});

/* Public: answers */
export type PostCardView = {
  id: string;
  slug: string;
  /** The language of the text; it differs from the reader's where no translation is published. */
  locale: Locale;
  title: string;
  summary: string;
  author: Author;
  cover: Cover;
  tags: string[];
  reading_minutes: number;
  published_at: string;
  updated_at: string;
};
export type TagCount = { tag: string; posts: number };
export type PostListView = { data: PostCardView[]; total: number; page: number; pages: number; tags: TagCount[] };
/** A piece of highlighted code: its text and the kind of token it is. */
export type CodeToken = [text: string, kind: string | null];
export type PostView = PostCardView & {
  body: PostDocument;
  /** Highlighted lines of the code blocks, in the order they stand in the body; null where the text is shown plain. */
  code: (CodeToken[][] | null)[];
  /** Published languages and their own addresses. */
  languages: Partial<Record<Locale, string>>;
  previous: PostCardView | null;
  next: PostCardView | null;
  related: PostCardView[];
};
/** `moved` says where the text is now; `kind` whether for good (a changed slug) or for this reader's language. */
export type PostAnswer = { data: PostView } | { moved: { slug: string; kind: "permanent" | "language" } };
export type FeedItem = PostCardView & { body: PostDocument };
export type SitemapItem = { updated_at: string; languages: Partial<Record<Locale, string>> };
