import type { RichText } from "./rich-text.ts";

/**
 * A text that was kept while it was being written. Only its build is looked at: it may be longer than what can be sent, or empty, and it is
 * the editor that says so. Nothing that is not built like a text reaches the editor.
 */
export function readKeptText(value: unknown): RichText | null {
  return isNode(value, 0) && (value as { type: string }).type === "doc" && Array.isArray((value as RichText).content)
    ? (value as RichText)
    : null;
}

function isNode(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null || depth > 20) return false;
  const { type, text, content } = value as { type?: unknown; text?: unknown; content?: unknown };
  if (typeof type !== "string" || (type === "text" && typeof text !== "string")) return false;
  return content === undefined || (Array.isArray(content) && content.every((child) => isNode(child, depth + 1)));
}
