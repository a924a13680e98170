// Formatted text as plain text (mails, search, previews) and plain text as formatted text (forms without scripts, mails).
import type { Block, Inline, ListItem, RichText } from "./rich-text.ts";

export function toPlainText(doc: RichText): string {
  return blocks(doc.content, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** One line of at most `length` characters. */
export function toSnippet(text: string, length = 160): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= length) return line;
  return `${[...line].slice(0, length - 1).join("")}…`;
}

export function fromPlainText(text: string): RichText {
  const paragraphs = text
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/)
    .map((part) => part.replace(/^\n+/, "").trimEnd())
    .filter(Boolean);
  return { type: "doc", content: paragraphs.map((part) => ({ type: "paragraph", content: lines(part) })) };
}

/** Text outside code, where a placeholder in braces is a placeholder and not somebody's program. */
export function proseOf(doc: RichText): string {
  const parts: string[] = [];
  const walk = (node: Block | ListItem | Inline) => {
    if (node.type === "codeBlock" || node.type === "image") return;
    if (node.type === "text") {
      if (!node.marks?.some((mark) => mark.type === "code")) parts.push(node.text);
    } else if (node.type !== "hardBreak") for (const child of node.content ?? []) walk(child);
  };
  for (const node of doc.content) walk(node);
  return parts.join("\n");
}

export function imageFileIds(doc: RichText): string[] {
  const ids: string[] = [];
  const walk = (node: Block | ListItem | Inline) => {
    if (node.type === "image") ids.push(node.attrs.fileId);
    else if (node.type !== "text" && node.type !== "hardBreak") for (const child of node.content ?? []) walk(child);
  };
  for (const node of doc.content) walk(node);
  return [...new Set(ids)];
}

function lines(text: string): Inline[] {
  return text.split("\n").flatMap((line, index): Inline[] => {
    const own: Inline[] = line ? [{ type: "text", text: line }] : [];
    return index === 0 ? own : [{ type: "hardBreak" }, ...own];
  });
}

function blocks(list: readonly Block[], indent: string): string {
  return list.map((node) => block(node, indent)).join("\n\n");
}

function block(node: Block, indent: string): string {
  switch (node.type) {
    case "paragraph":
    case "heading":
      return indented(inlines(node.content ?? []), indent);
    case "bulletList":
      return node.content.map((item) => listItem(item, indent, "- ")).join("\n");
    case "orderedList":
      return node.content.map((item, index) => listItem(item, indent, `${node.attrs.start + index}. `)).join("\n");
    case "blockquote":
      return blocks(node.content, "")
        .split("\n")
        .map((line) => `${indent}> ${line}`.trimEnd())
        .join("\n");
    case "codeBlock":
      return indented((node.content ?? []).map((part) => part.text).join(""), `${indent}    `);
    case "image":
      return node.attrs.alt ? `${indent}[${node.attrs.alt}]` : "";
  }
}

function listItem(item: ListItem, indent: string, sign: string): string {
  const body = blocks(item.content, indent + " ".repeat(sign.length)).replace(/\n\n/g, "\n");
  return indent + sign + body.slice(indent.length + sign.length);
}

function inlines(list: readonly Inline[]): string {
  return list
    .map((node) => {
      if (node.type === "hardBreak") return "\n";
      const link = node.marks?.find((mark) => mark.type === "link");
      return link && link.attrs.href !== node.text ? `${node.text} (${link.attrs.href})` : node.text;
    })
    .join("");
}

function indented(text: string, indent: string): string {
  return text
    .split("\n")
    .map((line) => indent + line)
    .join("\n");
}
