// Articles written as Markdown: details above, the body of a post below. What does not fit is an error: the articles are ours.
import { markdownBlocks } from "#features/blog/rules/markdown-blocks.ts";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import { parsePostBody } from "#features/blog/rules/post-schema.ts";

export type Article = { details: Record<string, string>; body: PostDocument };

export function readArticle(source: string): Article {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replace(/\r\n/g, "\n"));
  if (!match) throw new Error("an article begins with its details between two lines of ---");
  const details: Record<string, string> = {};
  for (const line of (match[1] ?? "").split("\n")) {
    const at = line.indexOf(":");
    if (at > 0)
      details[line.slice(0, at).trim()] = line
        .slice(at + 1)
        .trim()
        .replace(/^"(.*)"$/, "$1");
  }
  return { details, body: markdownToPost(match[2] ?? "") };
}

export function markdownToPost(markdown: string): PostDocument {
  const checked = parsePostBody({ type: "doc", content: markdownBlocks(markdown, "refuse") });
  if (!checked) throw new Error("the article does not fit a post");
  return checked;
}
