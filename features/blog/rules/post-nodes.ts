// The kinds of node and mark a post may hold. post-schema.ts lets nothing else through; readers need these only.
import { isSafeLink } from "#features/rich-text/safe-link.ts";

export const calloutTones = ["note", "warning"] as const;
export type CalloutTone = (typeof calloutTones)[number];

export type PostMark = { type: "bold" | "italic" | "code" | "strike" } | { type: "link"; attrs: { href: string } };
export type PostText = { type: "text"; text: string; marks?: PostMark[] | undefined };
export type PostInline =
  | PostText
  | { type: "hardBreak" }
  /** An inline atom; its text may hold `code`, *emphasis* and [links](https://…). Numbered in reading order. */
  | { type: "footnote"; attrs: { text: string } };
type Words = { content?: PostInline[] | undefined };
export type PostListItem = { type: "listItem"; content: PostBlock[] };
export type PostCell = { type: "tableHeader" | "tableCell"; attrs: { colspan: number; rowspan: number }; content: PostBlock[] };
export type PostRow = { type: "tableRow"; content: PostCell[] };
export type PostFigure = { src: string; alt: string; caption: string; width: number; height: number };
export type PostBlock =
  | ({ type: "paragraph" } & Words)
  | ({ type: "heading"; attrs: { level: 2 | 3 } } & Words)
  | { type: "bulletList"; content: PostListItem[] }
  | { type: "orderedList"; attrs: { start: number }; content: PostListItem[] }
  | PostListItem
  | { type: "blockquote"; content: PostBlock[] }
  | { type: "callout"; attrs: { tone: CalloutTone }; content: PostBlock[] }
  /** Language `diagram` is drawn by the diagram kit (diagram-text.ts). */
  | { type: "codeBlock"; attrs: { language: string | null; title: string | null }; content?: PostText[] | undefined }
  | { type: "table"; content: PostRow[] }
  | PostRow
  | PostCell
  | { type: "figure"; attrs: PostFigure }
  | { type: "horizontalRule" };
export type PostDocument = { type: "doc"; content: PostBlock[] };

/** An image of this post's own store: /blog/images/<id>. */
export const imageSource = /^\/blog\/images\/[\w-]{16,40}$/;

/** A page of this site, an anchor of this page, or an absolute address with a known protocol. */
export function isPostLink(value: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(value)) return false;
  if (/^#[\p{L}\p{N}_-]+$/u.test(value)) return true;
  if (/^\/(?!\/)/.test(value)) return URL.parse(value, "http://site.test")?.origin === "http://site.test";
  return isSafeLink(value);
}
