// The kinds of node and mark a post may hold, as types and as the schema that lets nothing else through.
import { z } from "zod";
import { isSafeLink } from "#features/rich-text/rich-text.ts";

export const calloutTones = ["note", "warning"] as const;
export type CalloutTone = (typeof calloutTones)[number];

export type PostMark = { type: "bold" | "italic" | "code" | "strike" } | { type: "link"; attrs: { href: string } };
export type PostText = { type: "text"; text: string; marks?: PostMark[] | undefined };
export type PostInline =
  | PostText
  | { type: "hardBreak" }
  /** An inline atom; its text may hold `code`, *emphasis* and [links](https://…). Numbered in reading order. */
  | { type: "footnote"; attrs: { text: string } };
type Words = { content?: PostInline[] | undefined };
export type PostListItem = { type: "listItem"; content: PostBlock[] };
export type PostCell = { type: "tableHeader" | "tableCell"; attrs: { colspan: number; rowspan: number }; content: PostBlock[] };
export type PostRow = { type: "tableRow"; content: PostCell[] };
export type PostFigure = { src: string; alt: string; caption: string; width: number; height: number };
export type PostBlock =
  | ({ type: "paragraph" } & Words)
  | ({ type: "heading"; attrs: { level: 2 | 3 } } & Words)
  | { type: "bulletList"; content: PostListItem[] }
  | { type: "orderedList"; attrs: { start: number }; content: PostListItem[] }
  | PostListItem
  | { type: "blockquote"; content: PostBlock[] }
  | { type: "callout"; attrs: { tone: CalloutTone }; content: PostBlock[] }
  /** Language `diagram` is drawn by the diagram kit (diagram-text.ts). */
  | { type: "codeBlock"; attrs: { language: string | null; title: string | null }; content?: PostText[] | undefined }
  | { type: "table"; content: PostRow[] }
  | PostRow
  | PostCell
  | { type: "figure"; attrs: PostFigure }
  | { type: "horizontalRule" };
export type PostDocument = { type: "doc"; content: PostBlock[] };

/** An image of this post's own store: /blog/images/<id>. */
export const imageSource = /^\/blog\/images\/[\w-]{16,40}$/;

/** A page of this site, an anchor of this page, or an absolute address with a known protocol. */
export function isPostLink(value: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(value)) return false;
  if (/^#[\p{L}\p{N}_-]+$/u.test(value)) return true;
  if (/^\/(?!\/)/.test(value)) return URL.parse(value, "http://site.test")?.origin === "http://site.test";
  return isSafeLink(value);
}

const mark = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("bold") }),
  z.strictObject({ type: z.literal("italic") }),
  z.strictObject({ type: z.literal("code") }),
  z.strictObject({ type: z.literal("strike") }),
  z.strictObject({ type: z.literal("link"), attrs: z.object({ href: z.string().max(2_000).refine(isPostLink, "post_link") }) }),
]);

/** Attributes and marks the editor may add but nobody keeps. */
const dropped = z.unknown().optional();
const plainText = z.strictObject({ type: z.literal("text"), text: z.string().min(1) });
const inline = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: z.string().min(1), marks: z.array(mark).max(5).optional() }),
  z.strictObject({ type: z.literal("hardBreak"), attrs: dropped, marks: dropped }).transform(() => ({ type: "hardBreak" as const })),
  z
    .strictObject({ type: z.literal("footnote"), attrs: z.object({ text: z.string().trim().min(1).max(2_000) }), marks: dropped })
    .transform(({ type, attrs }) => ({ type, attrs })),
]);
const inlines = z.array(inline).optional();

const span = z.int().min(1).max(20).nullish();
const cellAttrs = z
  .object({ colspan: span, rowspan: span })
  .nullish()
  .transform((attrs) => ({ colspan: attrs?.colspan ?? 1, rowspan: attrs?.rowspan ?? 1 }));
const oneLine = (length: number) => z.string().trim().max(length);

const block: z.ZodType<PostBlock> = z.lazy(() =>
  z.discriminatedUnion("type", [
    z
      .strictObject({ type: z.literal("paragraph"), attrs: dropped, content: inlines })
      .transform(({ type, content }) => ({ type, ...(content ? { content } : {}) })),
    z.strictObject({
      type: z.literal("heading"),
      attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
      content: inlines,
    }),
    z.strictObject({ type: z.literal("bulletList"), attrs: dropped, content: z.array(listItem).min(1) }).transform(withoutAttrs),
    z.strictObject({
      type: z.literal("orderedList"),
      attrs: z.object({ start: z.int().min(0).max(9_999).default(1) }).default({ start: 1 }),
      content: z.array(listItem).min(1),
    }),
    z.strictObject({ type: z.literal("blockquote"), attrs: dropped, content: z.array(block).min(1) }).transform(withoutAttrs),
    z.strictObject({
      type: z.literal("callout"),
      attrs: z.object({ tone: z.enum(calloutTones) }),
      content: z.array(block).min(1),
    }),
    z.strictObject({
      type: z.literal("codeBlock"),
      attrs: z
        .object({
          language: z
            .string()
            .regex(/^[\w+#.-]{1,30}$/)
            .nullish(),
          title: oneLine(120).nullish(),
        })
        .nullish()
        .transform((attrs) => ({ language: attrs?.language ?? null, title: attrs?.title || null })),
      content: z.array(plainText).optional(),
    }),
    z.strictObject({ type: z.literal("table"), attrs: dropped, content: z.array(row).min(1).max(200) }).transform(withoutAttrs),
    z.strictObject({
      type: z.literal("figure"),
      attrs: z.object({
        src: z.string().regex(imageSource, "post_image"),
        alt: oneLine(300).default(""),
        caption: oneLine(400)
          .nullish()
          .transform((text) => text ?? ""),
        width: z.int().min(1).max(20_000),
        height: z.int().min(1).max(20_000),
      }),
    }),
    z.strictObject({ type: z.literal("horizontalRule"), attrs: dropped }).transform(({ type }) => ({ type })),
  ]),
) as z.ZodType<PostBlock>;

const listItem = z.lazy(() =>
  z.strictObject({ type: z.literal("listItem"), attrs: dropped, content: z.array(block).min(1) }).transform(withoutAttrs),
) as unknown as z.ZodType<PostListItem>;

const row = z.lazy(() =>
  z
    .strictObject({
      type: z.literal("tableRow"),
      attrs: dropped,
      content: z
        .array(z.strictObject({ type: z.enum(["tableHeader", "tableCell"]), attrs: cellAttrs, content: z.array(block).min(1) }))
        .max(20),
    })
    .transform(withoutAttrs),
) as unknown as z.ZodType<PostRow>;

export const postNodes = z.strictObject({ type: z.literal("doc"), content: z.array(block).max(5_000) }) as z.ZodType<PostDocument>;

function withoutAttrs<Type, Content>({ type, content }: { type: Type; content: Content }) {
  return { type, content };
}
