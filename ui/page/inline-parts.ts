import { withoutJoiners } from "#content/keep-together.ts";

export type InlinePart = { kind: "text" | "code"; text: string } | { kind: "link"; text: string; to: string };

const pattern = /`([^`]+)`|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Copy is plain text with two marks: `code` and [words](/path). */
export function inlineParts(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    const [whole, code, words, to] = match;
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else parts.push({ kind: "link", text: words ?? "", to: to ?? "" });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/** The same copy without its marks and joiners, for descriptions and copied tables. */
export function plainText(text: string): string {
  return withoutJoiners(
    inlineParts(text)
      .map((part) => part.text)
      .join(""),
  );
}
