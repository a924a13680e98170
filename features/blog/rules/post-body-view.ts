// The body of a post as it leaves the server: what post-schema.ts let in, after it was tidied. Nothing is changed on the way out.
import { z } from "zod";
import { calloutTones, type PostBlock, type PostDocument, type PostListItem, type PostRow } from "./post-nodes.ts";

const mark = z
  .discriminatedUnion("type", [
    z.object({ type: z.enum(["bold", "italic", "code", "strike"]) }),
    z.object({ type: z.literal("link"), attrs: z.object({ href: z.string() }) }),
  ])
  .meta({ id: "PostMark" });

const plainText = z.object({ type: z.literal("text"), text: z.string() });
const inline = z
  .discriminatedUnion("type", [
    plainText.extend({ marks: z.array(mark).optional() }),
    z.object({ type: z.literal("hardBreak") }),
    z.object({ type: z.literal("footnote"), attrs: z.object({ text: z.string() }) }),
  ])
  .meta({ id: "PostInline" });
const inlines = z.array(inline).optional();

const block: z.ZodType<PostBlock, PostBlock> = z
  .lazy(() =>
    z.discriminatedUnion("type", [
      z.object({ type: z.literal("paragraph"), content: inlines }),
      z.object({
        type: z.literal("heading"),
        attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
        content: inlines,
      }),
      z.object({ type: z.literal("bulletList"), content: z.array(listItem) }),
      z.object({ type: z.literal("orderedList"), attrs: z.object({ start: z.int() }), content: z.array(listItem) }),
      z.object({ type: z.literal("blockquote"), content: z.array(block) }),
      z.object({ type: z.literal("callout"), attrs: z.object({ tone: z.enum(calloutTones) }), content: z.array(block) }),
      z.object({
        type: z.literal("codeBlock"),
        attrs: z.object({ language: z.string().nullable(), title: z.string().nullable() }),
        content: z.array(plainText).optional(),
      }),
      z.object({ type: z.literal("table"), content: z.array(row) }),
      z.object({
        type: z.literal("figure"),
        attrs: z.object({ src: z.string(), alt: z.string(), caption: z.string(), width: z.int(), height: z.int() }),
      }),
      z.object({ type: z.literal("horizontalRule") }),
    ]),
  )
  .meta({ id: "PostBlock" });

const listItem: z.ZodType<PostListItem, PostListItem> = z
  .lazy(() => z.object({ type: z.literal("listItem"), content: z.array(block) }))
  .meta({ id: "PostListItem" });

const row: z.ZodType<PostRow, PostRow> = z
  .lazy(() =>
    z.object({
      type: z.literal("tableRow"),
      content: z.array(
        z.object({
          type: z.enum(["tableHeader", "tableCell"]),
          attrs: z.object({ colspan: z.int(), rowspan: z.int() }),
          content: z.array(block),
        }),
      ),
    }),
  )
  .meta({ id: "PostRow" });

export const postBodyView: z.ZodType<PostDocument, PostDocument> = z
  .object({ type: z.literal("doc"), content: z.array(block) })
  .meta({ id: "PostDocument" });
