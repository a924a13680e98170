// The body of a post: the editor's JSON, checked against a closed list of nodes and marks before it is stored.
// What the list does not name is refused (nodes, marks) or left out (attributes).
import { z } from "zod";
import { documentExcess } from "#features/rich-text/document-size.ts";
import { writtenDocument } from "#features/rich-text/written-document.ts";
import { typedText } from "#platform/typed-text.ts";
import { calloutTones, imageSource, isPostLink, type PostBlock, type PostDocument, type PostListItem, type PostRow } from "./post-nodes.ts";

export const postTextMaximum = 200_000;
const limits = { depth: 14, nodes: 20_000, characters: postTextMaximum };

const written = writtenDocument("paragraphs, headings, lists, quotations, code, tables, figures and notes");

/** A body as it is being written: it may be empty. */
export const postBodyField = written.transform((value, context): PostDocument => {
  const refuse = (message: string) => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  const excess = documentExcess(value, limits);
  if (excess) return refuse(`post_${excess}`);
  const result = postNodes.safeParse(value);
  if (result.success) return result.data;
  return refuse(result.error.issues.find(({ message }) => message.startsWith("post_"))?.message ?? "post_format");
});

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
    .strictObject({ type: z.literal("footnote"), attrs: z.object({ text: typedText.min(1).max(2_000) }), marks: dropped })
    .transform(({ type, attrs }) => ({ type, attrs })),
]);
const inlines = z.array(inline).optional();

const span = z.int().min(1).max(20).nullish();
const cellAttrs = z
  .object({ colspan: span, rowspan: span })
  .nullish()
  .transform((attrs) => ({ colspan: attrs?.colspan ?? 1, rowspan: attrs?.rowspan ?? 1 }));
const oneLine = (length: number) => typedText.max(length);

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

const postNodes = z.strictObject({ type: z.literal("doc"), content: z.array(block).max(5_000) }) as z.ZodType<PostDocument>;

function withoutAttrs<Type, Content>({ type, content }: { type: Type; content: Content }) {
  return { type, content };
}

export function parsePostBody(value: unknown): PostDocument | null {
  const result = postBodyField.safeParse(value);
  return result.success ? result.data : null;
}
