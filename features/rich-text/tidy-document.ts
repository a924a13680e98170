// What the editor holds, brought to what the server takes: attributes of the editor's own are left out, odd values of pasted text mended.

import { seenText } from "#platform/seen-text.ts";
import type { Block, Inline, ListItem, Mark, RichText } from "./rich-text.ts";

/** The editor's JSON, as loose as it comes. */
export type EditorNode = {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: EditorNode[];
};

export function tidyDocument(doc: EditorNode): RichText {
  const content = blocksOf(doc);
  // The empty lines the cursor likes to stand on are nobody's words.
  while (isBlank(content.at(-1))) content.pop();
  return { type: "doc", content };
}

function blocksOf({ content = [] }: EditorNode): Block[] {
  return content.flatMap((node): Block[] => {
    switch (node.type) {
      case "paragraph":
        return [{ type: "paragraph", ...inlinesOf(node) }];
      case "heading":
        return [{ type: "heading", attrs: { level: node.attrs?.level === 2 ? 2 : 3 }, ...inlinesOf(node) }];
      case "bulletList":
        return listOf(node, (items) => ({ type: "bulletList", content: items }));
      case "orderedList":
        return listOf(node, (items) => ({ type: "orderedList", attrs: { start: startOf(node) }, content: items }));
      case "blockquote": {
        const inside = blocksOf(node);
        return inside.length > 0 ? [{ type: "blockquote", content: inside }] : [];
      }
      case "codeBlock": {
        const text = (node.content ?? []).map((part) => part.text ?? "").join("");
        return [{ type: "codeBlock", attrs: { language: languageOf(node) }, ...(text ? { content: [{ type: "text", text }] } : {}) }];
      }
      case "image": {
        const { fileId, alt } = node.attrs ?? {};
        return typeof fileId === "string" ? [{ type: "image", attrs: { fileId, alt: String(alt ?? "").slice(0, 300) } }] : [];
      }
      default:
        return [];
    }
  });
}

function listOf(node: EditorNode, make: (items: ListItem[]) => Block): Block[] {
  const items = (node.content ?? []).map((item): ListItem => {
    const content = blocksOf(item);
    return { type: "listItem", content: content.length > 0 ? content : [{ type: "paragraph" }] };
  });
  return items.length > 0 ? [make(items)] : [];
}

function inlinesOf({ content = [] }: EditorNode): { content?: Inline[] } {
  const list = content.flatMap((node): Inline[] => {
    if (node.type === "hardBreak") return [{ type: "hardBreak" }];
    if (node.type !== "text" || !node.text) return [];
    const marks = (node.marks ?? []).flatMap(markOf);
    return [{ type: "text", text: node.text, ...(marks.length > 0 ? { marks } : {}) }];
  });
  return list.length > 0 ? { content: list } : {};
}

function markOf({ type, attrs }: { type: string; attrs?: Record<string, unknown> }): Mark[] {
  if (type === "bold" || type === "italic" || type === "code" || type === "strike") return [{ type }];
  return type === "link" && typeof attrs?.href === "string" ? [{ type, attrs: { href: attrs.href } }] : [];
}

function startOf({ attrs }: EditorNode): number {
  const start = Number(attrs?.start ?? 1);
  return Number.isInteger(start) && start >= 0 && start <= 9_999 ? start : 1;
}

function languageOf({ attrs }: EditorNode): string | null {
  const language = attrs?.language;
  return typeof language === "string" && /^[\w+#.-]{1,30}$/.test(language) ? language : null;
}

function isBlank(node: Block | undefined): boolean {
  return node?.type === "paragraph" && (node.content ?? []).every((part) => part.type === "text" && seenText(part.text) === "");
}
