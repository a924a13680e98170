// A post as editors see it: both working texts, their history, what a save or a check answers.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { byline } from "./blog.contract.ts";
import { postBodyView } from "./post-body-view.ts";
import { authors, covers, postStates } from "./post-kinds.ts";

const moment = z.iso.datetime();
export const staffName = z.object({ id: z.string(), name: z.string() }).nullable();

const versionCard = z.object({
  locale: z.enum(locales),
  title: z.string(),
  slug: z.string(),
  state: z.enum(postStates),
  version: z.int(),
  revision: z.int(),
  /** The revision readers see; null while nothing of this language is public. */
  published_revision: z.int().nullable(),
  published_at: moment.nullable(),
  publish_at: moment.nullable(),
  /** The revision that `publish_at` shows to readers; later saves do not change it. */
  scheduled_revision: z.int().nullable(),
  updated_at: moment,
  updated_by: staffName,
});
const versionCardView = versionCard.meta({ id: "PostVersionCard" });
export type VersionCard = z.output<typeof versionCardView>;

const staffVersion = versionCard
  .extend({
    summary: z.string(),
    body: postBodyView,
    source_revision: z.int().nullable(),
    public_slug: z.string().nullable(),
    first_published_at: moment.nullable(),
    withdrawn_at: moment.nullable(),
    minutes: z.int(),
  })
  .meta({ id: "PostVersion" });
export type StaffVersion = z.output<typeof staffVersion>;

const staffPostFields = z.object({
  id: z.string(),
  author: z.enum(authors),
  writer: staffName,
  byline: byline.nullable(),
  cover: z.enum(covers),
  tags: z.array(z.string()),
  updated_at: moment,
  /** The Korean text answers to an older English revision. */
  korean_older: z.boolean(),
});
const staffPostCard = staffPostFields.extend({ versions: z.array(versionCardView) }).meta({ id: "StaffPostCard" });
export type StaffPostCard = z.output<typeof staffPostCard>;
export const staffPostPage = z.object({ data: z.array(staffPostCard), next: z.string().nullable() });
export type StaffPostPage = z.output<typeof staffPostPage>;
export const staffPost = staffPostFields
  .extend({ created_at: moment, versions: z.partialRecord(z.enum(locales), staffVersion) })
  .meta({ id: "StaffPost" });
export type StaffPost = z.output<typeof staffPost>;

export const saveAnswer = z.object({ version: z.int(), revision: z.int(), saved_at: moment, slug: z.string() }).meta({ id: "PostSaved" });
export type SaveAnswer = z.output<typeof saveAnswer>;

const revisionCard = z.object({
  revision: z.int(),
  kind: z.enum(["autosave", "save", "restore"]),
  note: z.string(),
  title: z.string(),
  author: staffName,
  created_at: moment,
  updated_at: moment,
  public: z.boolean(),
});
export const revisionCardView = revisionCard.meta({ id: "PostRevisionCard" });
export type RevisionCard = z.output<typeof revisionCardView>;
export const revisionView = revisionCard.extend({ slug: z.string(), summary: z.string(), body: postBodyView }).meta({ id: "PostRevision" });
export type RevisionView = z.output<typeof revisionView>;

/** Who may sign, and the names they signed with last. */
export const postWriter = z.object({ id: z.string(), name: z.string(), byline: byline.nullable() }).meta({ id: "PostWriter" });
export type PostWriter = z.output<typeof postWriter>;

export const imageView = z.object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() }).meta({ id: "PostImage" });
export type ImageView = z.output<typeof imageView>;
export const linkCheck = z
  .object({ href: z.string(), state: z.enum(["ok", "broken", "unknown"]), detail: z.string() })
  .meta({ id: "PostLinkCheck" });
export type LinkCheck = z.output<typeof linkCheck>;
