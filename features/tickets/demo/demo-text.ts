// The little markup sample tickets are written in: paragraphs, lists, `code`. Not for what people type.
import type { Block, Inline, ListItem, RichText } from "#features/rich-text/rich-text.ts";

export function demoText(text: string): RichText {
  return { type: "doc", content: text.split(/\n{2,}/).map(block) };
}

function block(part: string): Block {
  const lines = part.split("\n");
  if (lines.every((line) => line.startsWith("- "))) return { type: "bulletList", content: lines.map((line) => item(line.slice(2))) };
  if (lines.every((line) => /^\d+\. /.test(line))) {
    return { type: "orderedList", attrs: { start: 1 }, content: lines.map((line) => item(line.replace(/^\d+\. /, ""))) };
  }
  return {
    type: "paragraph",
    content: lines.flatMap((line, index): Inline[] => (index === 0 ? inline(line) : [{ type: "hardBreak" }, ...inline(line)])),
  };
}

function item(text: string): ListItem {
  return { type: "listItem", content: [{ type: "paragraph", content: inline(text) }] };
}

function inline(text: string): Inline[] {
  return text
    .split(/(`[^`]+`)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith("`") ? { type: "text", text: part.slice(1, -1), marks: [{ type: "code" }] } : { type: "text", text: part },
    );
}
