// Formatted text as the API answers it: what was checked when it was written, so nothing is left out or filled in here.
import { z } from "zod";
import type { Block, Inline, ListItem, RichText } from "./rich-text.ts";

const mark = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["bold", "italic", "code", "strike"]) }),
  z.object({ type: z.literal("link"), attrs: z.object({ href: z.string() }) }),
]);

const inline: z.ZodType<Inline, Inline> = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string(), marks: z.array(mark).optional() }),
  z.object({ type: z.literal("hardBreak") }),
]);
const inlines = z.array(inline).optional();

const block: z.ZodType<Block, Block> = z
  .lazy(() =>
    z.discriminatedUnion("type", [
      z.object({ type: z.literal("paragraph"), content: inlines }),
      z.object({ type: z.literal("heading"), attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }), content: inlines }),
      z.object({ type: z.literal("bulletList"), content: z.array(listItem) }),
      z.object({ type: z.literal("orderedList"), attrs: z.object({ start: z.int() }), content: z.array(listItem) }),
      z.object({ type: z.literal("blockquote"), content: z.array(block) }),
      z.object({
        type: z.literal("codeBlock"),
        attrs: z.object({ language: z.string().nullable() }),
        content: z.array(z.object({ type: z.literal("text"), text: z.string() })).optional(),
      }),
      z.object({ type: z.literal("image"), attrs: z.object({ fileId: z.string(), alt: z.string() }) }),
    ]),
  )
  .meta({ id: "RichTextBlock" });

const listItem: z.ZodType<ListItem, ListItem> = z
  .lazy(() => z.object({ type: z.literal("listItem"), content: z.array(block) }))
  .meta({ id: "RichTextListItem" });

export const richTextAnswer: z.ZodType<RichText, RichText> = z
  .object({ type: z.literal("doc"), content: z.array(block) })
  .meta({ id: "RichText" });
