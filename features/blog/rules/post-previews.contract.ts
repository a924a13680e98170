// Links to a working text for people without an account, and the record of what was done with a post.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { apiCall, nothing, one } from "#platform/api/api-call.ts";
import { postView } from "./blog.contract.ts";
import { postActions, previewDays } from "./post-kinds.ts";
import { postIdParams, versionParams } from "./staff-blog.contract.ts";
import { staffName } from "./staff-post-views.ts";

const moment = z.iso.datetime();
const preview = z.object({
  id: z.string(),
  locale: z.enum(locales),
  created_at: moment,
  expires_at: moment,
  created_by: staffName,
});
const previewView = preview.meta({ id: "PostPreview" });
export type PostPreview = z.output<typeof previewView>;
/** The token is told here and nowhere else. */
const newPreview = preview.extend({ token: z.string() }).meta({ id: "NewPostPreview" });
const postEvent = z
  .object({ id: z.int(), action: z.enum(postActions), locale: z.enum(locales).nullable(), by: staffName, at: moment })
  .meta({ id: "PostEvent" });
export type PostEvent = z.output<typeof postEvent>;

export type PreviewDays = (typeof previewDays)[number];

const staff = { access: "posts.write", tag: "Blog (staff)" } as const;

export const sharePost = apiCall({
  ...staff,
  id: "sharePost",
  method: "post",
  path: "/staff/posts/{id}/{locale}/previews",
  summary: "A link that shows the working text without a log-in, for some days",
  params: versionParams,
  body: z.strictObject({ days: z.union(previewDays.map((days) => z.literal(days))) }),
  answer: one(newPreview),
  status: 201,
});

export const listPostPreviews = apiCall({
  ...staff,
  id: "listPostPreviews",
  method: "get",
  path: "/staff/posts/{id}/previews",
  summary: "Links that still show a working text",
  params: postIdParams,
  answer: one(z.array(previewView)),
});

export const unsharePost = apiCall({
  ...staff,
  id: "unsharePost",
  method: "delete",
  path: "/staff/posts/{id}/previews/{preview}",
  summary: "Take a link back; it shows nothing from now on",
  params: postIdParams.extend({ preview: z.string().regex(/^[\w-]{8,64}$/) }),
  answer: nothing,
});

export const listPostEvents = apiCall({
  ...staff,
  id: "listPostEvents",
  method: "get",
  path: "/staff/posts/{id}/events",
  summary: "What was done with the post, newest first",
  params: postIdParams,
  answer: one(z.array(postEvent)),
});

/** 404 for a link that is over, was taken back or never was. */
export const readSharedPost = apiCall({
  access: "public",
  tag: "Blog",
  id: "readSharedPost",
  method: "get",
  path: "/post-previews/{token}",
  summary: "The working text behind a shared link",
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  limit: { name: "post-preview", points: 120, seconds: 600 },
  answer: one(postView),
});
