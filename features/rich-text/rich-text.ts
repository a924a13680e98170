// The one shape of formatted text: the editor's JSON, checked against a closed list of nodes and marks before anything is stored.
// What the list does not name is refused (nodes, marks) or left out (attributes), so that a renderer can trust what it gets.
import { z } from "zod";
import { grouped } from "#content/format.ts";
import { seenText } from "#platform/seen-text.ts";
import { documentExcess } from "./document-size.ts";
import { isSafeLink } from "./safe-link.ts";
import { writtenDocument } from "./written-document.ts";

export const textMaximum = 100_000;
const limits = { depth: 12, nodes: 6_000 };

export type Mark = { type: "bold" | "italic" | "code" | "strike" } | { type: "link"; attrs: { href: string } };
export type TextNode = { type: "text"; text: string; marks?: Mark[] | undefined };
export type Inline = TextNode | { type: "hardBreak" };
export type Block =
  | { type: "paragraph"; content?: Inline[] | undefined }
  | { type: "heading"; attrs: { level: 2 | 3 }; content?: Inline[] | undefined }
  | { type: "bulletList"; content: ListItem[] }
  | { type: "orderedList"; attrs: { start: number }; content: ListItem[] }
  | { type: "blockquote"; content: Block[] }
  | { type: "codeBlock"; attrs: { language: string | null }; content?: { type: "text"; text: string }[] | undefined }
  | { type: "image"; attrs: { fileId: string; alt: string } };
export type ListItem = { type: "listItem"; content: Block[] };
export type RichText = { type: "doc"; content: Block[] };

const href = z.string().max(2_000).refine(isSafeLink, "rich_text_link");

const mark = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("bold") }),
  z.strictObject({ type: z.literal("italic") }),
  z.strictObject({ type: z.literal("code") }),
  z.strictObject({ type: z.literal("strike") }),
  z.strictObject({ type: z.literal("link"), attrs: z.object({ href }) }),
]);

const plainText = z.strictObject({ type: z.literal("text"), text: z.string().min(1) });
const inline = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: z.string().min(1), marks: z.array(mark).max(5).optional() }),
  z.strictObject({ type: z.literal("hardBreak"), attrs: dropped(), marks: dropped() }).transform(() => ({ type: "hardBreak" as const })),
]);
const inlines = z.array(inline).optional();

const block: z.ZodType<Block> = z.lazy(() =>
  z.discriminatedUnion("type", [
    z
      .strictObject({ type: z.literal("paragraph"), attrs: dropped(), content: inlines })
      .transform(({ content }) => ({ type: "paragraph" as const, ...(content ? { content } : {}) })),
    z.strictObject({
      type: z.literal("heading"),
      attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
      content: inlines,
    }),
    z
      .strictObject({ type: z.literal("bulletList"), attrs: dropped(), content: z.array(listItem).min(1) })
      .transform(({ content }) => ({ type: "bulletList" as const, content })),
    z.strictObject({
      type: z.literal("orderedList"),
      attrs: z.object({ start: z.int().min(0).max(9_999).default(1) }).default({ start: 1 }),
      content: z.array(listItem).min(1),
    }),
    z
      .strictObject({ type: z.literal("blockquote"), attrs: dropped(), content: z.array(block).min(1) })
      .transform(({ content }) => ({ type: "blockquote" as const, content })),
    z.strictObject({
      type: z.literal("codeBlock"),
      attrs: z
        .object({
          language: z
            .string()
            .regex(/^[\w+#.-]{1,30}$/)
            .nullable()
            .default(null),
        })
        .default({ language: null }),
      content: z.array(plainText).optional(),
    }),
    z.strictObject({
      type: z.literal("image"),
      attrs: z.object({ fileId: z.string().regex(/^[\w-]{1,64}$/), alt: z.string().max(300).default("") }),
    }),
  ]),
) as z.ZodType<Block>;

const listItem: z.ZodType<ListItem> = z.lazy(() =>
  z
    .strictObject({ type: z.literal("listItem"), attrs: dropped(), content: z.array(block).min(1) })
    .transform(({ content }) => ({ type: "listItem" as const, content })),
) as z.ZodType<ListItem>;

const doc = z.strictObject({ type: z.literal("doc"), content: z.array(block) });

const written = writtenDocument("paragraphs, headings, lists, quotations, code and pictures");

/** A field of a request: measured first, then checked node by node. Whatever is wrong is said of the field as a whole. */
export const richTextField = richTextUpTo(() => textMaximum);

/** The same with fewer characters, as many as hold when it is asked. */
export function richTextUpTo(characters: () => number) {
  return written.transform((value, context): RichText => {
    const most = Math.min(characters(), textMaximum);
    const refuse = (message: string) => {
      context.addIssue({ code: "custom", message, params: { maximum: grouped(most) } });
      return z.NEVER;
    };
    const excess = documentExcess(value, { ...limits, characters: most });
    if (excess) return refuse(`rich_text_${excess}`);
    const result = doc.safeParse(value);
    if (!result.success)
      return refuse(result.error.issues.find(({ message }) => message.startsWith("rich_text_"))?.message ?? "rich_text_format");
    return result.data.content.some(hasSubstance) ? result.data : refuse("rich_text_empty");
  });
}

export function parseRichText(value: unknown): RichText | null {
  const result = richTextField.safeParse(value);
  return result.success ? result.data : null;
}

function hasSubstance(node: Block | ListItem): boolean {
  if (node.type === "image") return true;
  return (node.content ?? []).some((child: Inline | Block | ListItem) => {
    if (child.type === "text") return seenText(child.text) !== "";
    return child.type !== "hardBreak" && hasSubstance(child);
  });
}

/** Attributes and marks the editor may add but nobody keeps. */
function dropped() {
  return z.unknown().optional();
}
