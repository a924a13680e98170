// Plain text from the clipboard that was written as Markdown becomes blocks; any other text stays what it is.
import { markdownBlocks } from "./markdown-blocks.ts";
import type { PostBlock } from "./post-nodes.ts";
import { parsePostBody, postTextMaximum } from "./post-schema.ts";

/** A heading, a list, a fence, a quote, a table or a rule at the beginning of a line; or words that are marked, linked or shown. */
const written = [
  /^#{1,6}[ \t]+\S/m,
  /^[ \t]{0,3}[-*+][ \t]+\S.*\n+[ \t]*[-*+][ \t]+\S/m,
  /^[ \t]{0,3}1[.)][ \t]+\S.*\n+[ \t]*2[.)][ \t]+\S/m,
  /^(?:```|~~~)/m,
  /^>[ \t]+\S/m,
  /^\|?[ \t]*:?-{3,}:?[ \t]*\|/m,
  /\*\*[^\s*][^*\n]*\*\*/,
  /\[[^[\]\n]+\]\([^()\s]+\)/,
];

export function pastedMarkdown(text: string): PostBlock[] | null {
  if (text.length > postTextMaximum || !written.some((sign) => sign.test(text))) return null;
  const source = withoutFrontMatter(text.replace(/\r\n?/g, "\n"));
  const body = parsePostBody({ type: "doc", content: markdownBlocks(source, "keep") });
  return body && body.content.length > 0 ? body.content : null;
}

/** `---`, names and values, `---`: what a file says about itself is shown, not lost and not made a heading. */
function withoutFrontMatter(text: string): string {
  const end = text.startsWith("---\n") ? text.indexOf("\n---\n", 3) : -1;
  const lines = text.slice(4, Math.max(4, end)).split("\n");
  if (end < 0 || !lines.every((line) => /^(?:[\w-]+:|[ \t])/.test(line))) return text;
  return `\`\`\`yaml\n${lines.join("\n")}\n\`\`\`\n\n${text.slice(end + 5)}`;
}
