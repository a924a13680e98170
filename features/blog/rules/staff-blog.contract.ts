// What editors send about posts, and what the API answers them. Messages are ids; the caller translates them.
import { z } from "zod";
import { defaultLocale, locales } from "#content/locales.ts";
import { pictureBody } from "#features/files/file-rules.ts";
import { apiCall, nothing, one } from "#platform/api/api-call.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { typedText } from "#platform/typed-text.ts";
import { postView } from "./blog.contract.ts";
import { checkNames } from "./post-checks.ts";
import { authors, covers, postStates, slugMaximum, slugPattern, summaryMaximum, tagPattern, titleMaximum } from "./post-kinds.ts";
import { postBodyField } from "./post-schema.ts";
import {
  imageView,
  linkCheck,
  postWriter,
  revisionCardView,
  revisionView,
  saveAnswer,
  staffPost,
  staffPostPage,
} from "./staff-post-views.ts";

const slug = typedText
  .max(slugMaximum, "post_slug_long")
  .transform((text) => text.normalize("NFC"))
  .refine((text) => text === "" || slugPattern.test(text), "post_slug_format");
const tags = z
  .array(typedText.max(30).regex(tagPattern, "post_tag_format"))
  .max(8)
  .transform((list) => [...new Set(list)]);

/* Requests */
export const postIdParams = z.object({ id: z.string().regex(/^[\w-]{8,64}$/) });
export const versionParams = postIdParams.extend({ locale: z.enum(locales) });
const revisionMaximum = 1_000_000;
const revisionParams = versionParams.extend({ revision: z.coerce.number().int().min(1).max(revisionMaximum) });

export const newPostBody = z.strictObject({
  locale: z.enum(locales).default(defaultLocale),
  title: typedText.max(titleMaximum, "post_title_long").default(""),
  author: z.enum(authors).default("platform"),
  cover: z.enum(covers).default("route"),
  tags: tags.default([]),
});

const signedName = typedText.min(1, "post_byline_required").max(60, "post_byline_long");
export const postDetailsBody = z.strictObject({
  author: z.enum(authors).optional(),
  /** Who signs beside the team, with their name in every language; null: the team alone. */
  signed: z
    .strictObject({ writer: z.string().regex(/^[\w-]{8,64}$/), byline: z.record(z.enum(locales), signedName) })
    .nullable()
    .optional(),
  cover: z.enum(covers).optional(),
  tags: tags.optional(),
});
export type PostDetails = z.input<typeof postDetailsBody>;

export const saveBody = z.strictObject({
  /** The version the writer started from; 0 begins a language that is not there yet. Another one in between: 409 `conflict`. */
  version: z.int().min(0).max(revisionMaximum),
  title: typedText.max(titleMaximum, "post_title_long"),
  summary: typedText.max(summaryMaximum, "post_summary_long"),
  slug,
  body: postBodyField,
  /** Automatic saves of one person share a revision; a save by hand always closes one. */
  autosave: z.boolean().default(false),
  note: typedText.max(160).default(""),
  /** "This text says the same as that revision of the other language." */
  source_revision: z.int().min(1).max(revisionMaximum).nullable().optional(),
});
const nothingBody = z.strictObject({});
const versionBody = z.strictObject({ version: z.int().min(1).max(revisionMaximum) });
/** Red checks that were read and are accepted; any other one is answered 409 `post_checks`, its words by name in `errors`. */
const publishBody = versionBody.extend({ despite: z.array(z.enum(checkNames)).max(checkNames.length).default([]) });
const scheduleBody = publishBody.extend({ at: z.iso.datetime({ offset: true }) });
const sourceBody = z.strictObject({ source_revision: z.int().min(1).max(revisionMaximum) });
/** Words may follow later, in the text: nothing is published while they are missing. */
const imageQuery = z.strictObject({ alt: typedText.max(300).default(""), lang: z.enum(locales).default(defaultLocale) });
export const staffPostsQuery = z.strictObject({
  q: typedText.max(80).optional(),
  state: z.enum([...postStates, "deleted"]).optional(),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/* Calls */
const shared = { access: "posts.write", tag: "Blog (staff)" } as const;
const post = "/staff/posts/{id}" as const;
const version = `${post}/{locale}` as const;
/** Turns the state of one language; 409 with the post as it is now when somebody else was faster. */
const turn = { ...shared, method: "post", params: versionParams, answer: one(staffPost) } as const;

export const listStaffPosts = apiCall({
  ...shared,
  id: "listStaffPosts",
  method: "get",
  path: "/staff/posts",
  summary: "All posts, last changed first",
  query: staffPostsQuery,
  answer: staffPostPage,
});

export const createPost = apiCall({
  ...shared,
  id: "createPost",
  method: "post",
  path: "/staff/posts",
  summary: "Begin a post",
  body: newPostBody,
  answer: one(z.object({ id: z.string() })),
  status: 201,
});

export const readStaffPost = apiCall({
  ...shared,
  id: "readStaffPost",
  method: "get",
  path: post,
  summary: "A post with both working texts",
  params: postIdParams,
  answer: one(staffPost),
});

export const changePost = apiCall({
  ...shared,
  id: "changePost",
  method: "patch",
  path: post,
  summary: "Change team, cover or tags",
  params: postIdParams,
  body: postDetailsBody,
  answer: one(staffPost),
});

export const deletePost = apiCall({
  ...shared,
  id: "deletePost",
  method: "delete",
  path: post,
  summary: "Delete a post that no reader sees; 409 while one does or is about to",
  params: postIdParams,
  answer: nothing,
});

export const undeletePost = apiCall({
  ...shared,
  id: "undeletePost",
  method: "post",
  path: `${post}/undelete`,
  summary: "Bring a deleted post back, within thirty days",
  params: postIdParams,
  body: nothingBody,
  answer: one(staffPost),
});

export const listPostWriters = apiCall({
  ...shared,
  id: "listPostWriters",
  method: "get",
  path: "/staff/post-writers",
  summary: "Who may sign a post",
  answer: one(z.array(postWriter)),
});

export const savePost = apiCall({
  ...shared,
  id: "savePost",
  method: "put",
  path: version,
  summary: "Save the text of one language; 409 when somebody else saved in between",
  params: versionParams,
  body: saveBody,
  bodyLimit: writtenBody,
  answer: one(saveAnswer),
  browser: true,
});

export const publishPost = apiCall({
  ...turn,
  id: "publishPost",
  path: `${version}/publish`,
  summary: "Show the working text to readers",
  body: publishBody,
});

export const schedulePost = apiCall({
  ...turn,
  id: "schedulePost",
  path: `${version}/schedule`,
  summary: "Publish this text at a later time",
  body: scheduleBody,
});

export const unschedulePost = apiCall({
  ...turn,
  id: "unschedulePost",
  path: `${version}/unschedule`,
  summary: "Cancel a planned publication",
  body: nothingBody,
});

export const unpublishPost = apiCall({
  ...turn,
  id: "unpublishPost",
  path: `${version}/unpublish`,
  summary: "Take the text back; its address answers 410",
  body: nothingBody,
});

export const archivePost = apiCall({
  ...turn,
  id: "archivePost",
  path: `${version}/archive`,
  summary: "Take the text back and put it away",
  body: nothingBody,
});

export const confirmPostSource = apiCall({
  ...turn,
  id: "confirmPostSource",
  path: `${version}/source`,
  summary: "The text says the same as that revision of the other language",
  body: sourceBody,
});

export const listPostRevisions = apiCall({
  ...shared,
  id: "listPostRevisions",
  method: "get",
  path: `${version}/revisions`,
  summary: "History, newest first",
  params: versionParams,
  answer: one(z.array(revisionCardView)),
});

export const readPostRevision = apiCall({
  ...shared,
  id: "readPostRevision",
  method: "get",
  path: `${version}/revisions/{revision}`,
  summary: "One revision",
  params: revisionParams,
  answer: one(revisionView),
  browser: true,
});

export const restorePostRevision = apiCall({
  ...shared,
  id: "restorePostRevision",
  method: "post",
  path: `${version}/revisions/{revision}/restore`,
  summary: "Make an older revision the working text",
  params: revisionParams,
  body: versionBody,
  answer: one(saveAnswer),
});

export const previewPost = apiCall({
  ...shared,
  id: "previewPost",
  method: "get",
  path: `${version}/preview`,
  summary: "The working text as readers would see it",
  params: versionParams,
  answer: one(postView),
});

export const checkPostLinks = apiCall({
  ...shared,
  id: "checkPostLinks",
  method: "post",
  path: `${version}/link-check`,
  summary: "Where the links lead",
  params: versionParams,
  answer: one(z.array(linkCheck)),
  browser: true,
});

export const uploadPostImage = apiCall({
  ...shared,
  id: "uploadPostImage",
  method: "post",
  path: `${post}/images`,
  summary: "Upload a picture (multipart, field `file`) with its alternative text, if there is one yet",
  params: postIdParams,
  query: imageQuery,
  streamed: { type: "multipart/form-data", fields: z.object({ file: z.string().meta({ format: "binary" }) }) },
  bodyLimit: pictureBody,
  answer: one(imageView),
  status: 201,
  browser: true,
});
