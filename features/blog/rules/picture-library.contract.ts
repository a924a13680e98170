// All pictures of all posts: what they show, in both languages, and where they stand.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { apiCall, one } from "#platform/api/api-call.ts";
import { typedText } from "#platform/typed-text.ts";

const alt = typedText.max(300);
const alts = z.partialRecord(z.enum(locales), alt);
const pictureUse = z.object({
  post_id: z.string(),
  title: z.string(),
  locale: z.enum(locales),
  /** Readers see it there. */
  public: z.boolean(),
});
const picture = z
  .object({
    id: z.string(),
    src: z.string(),
    alts: z.partialRecord(z.enum(locales), z.string()),
    width: z.int(),
    height: z.int(),
    created_at: z.iso.datetime(),
    uses: z.array(pictureUse),
  })
  .meta({ id: "PostPicture" });
export type PictureView = z.output<typeof picture>;
const picturePage = z.object({ data: z.array(picture), next: z.string().nullable() });
export type PicturePage = z.output<typeof picturePage>;

export const picturesQuery = z.strictObject({
  q: typedText.max(80).optional(),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(60).default(24),
});

const shared = { access: "posts.write", tag: "Blog (staff)" } as const;

export const listPostImages = apiCall({
  ...shared,
  id: "listPostImages",
  method: "get",
  path: "/staff/post-images",
  summary: "All pictures, newest first, and where each stands",
  query: picturesQuery,
  answer: picturePage,
  browser: true,
});

export const changePostImage = apiCall({
  ...shared,
  id: "changePostImage",
  method: "patch",
  path: "/staff/post-images/{id}",
  summary: "What a picture shows, by language: taken over where it is put into a text from now on",
  params: z.object({ id: z.string().regex(/^[\w-]{8,64}$/) }),
  body: z.strictObject({ alts }),
  answer: one(picture),
});
