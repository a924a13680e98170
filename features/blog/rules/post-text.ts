// What is computed from a body: plain text, reading time, headings with their anchors, links, slugs.

import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import { withoutEnds } from "#platform/trim-ends.ts";
import { type PostNode, walkPost } from "./post-document.ts";
import type { PostDocument } from "./post-nodes.ts";

export type PostHeading = { level: 2 | 3; text: string; id: string };

/** Prose and code as lines of text, for search; diagrams are left out. */
export function postPlainText(doc: PostDocument): string {
  return doc.content.map(plain).filter(Boolean).join("\n");
}

function plain(node: PostNode): string {
  if (node.type === "text") return node.text;
  if (node.type === "footnote") return ` ${node.attrs.text} `;
  if (node.type === "figure") return `${node.attrs.alt} ${node.attrs.caption}`;
  if (node.type === "hardBreak") return "\n";
  if (node.type === "codeBlock" && node.attrs.language === "diagram") return "";
  if (!("content" in node) || !node.content) return "";
  const inline = node.type === "paragraph" || node.type === "heading" || node.type === "codeBlock";
  return (node.content as PostNode[]).map(plain).join(inline ? "" : "\n");
}

/** Words a minute in English, letters a minute in Korean; code is read as slowly as it is, so it counts like prose. */
export function readingMinutes(doc: PostDocument, locale: Locale): number {
  const text = postPlainText(doc);
  const { unit, perMinute } = localeTraits[locale].reading;
  const read = unit === "letters" ? text.replace(/\s/g, "").length : (text.match(/\S+/g)?.length ?? 0);
  return Math.max(1, Math.round(read / perMinute));
}

export function postHeadings(doc: PostDocument): PostHeading[] {
  const seen = new Map<string, number>();
  const headings: PostHeading[] = [];
  for (const node of doc.content) {
    if (node.type !== "heading") continue;
    const text = (node.content ?? []).map((part) => (part.type === "text" ? part.text : "")).join("");
    const base = slugOf(text) || "section";
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    headings.push({ level: node.attrs.level, text, id: count === 1 ? base : `${base}-${count}` });
  }
  return headings;
}

/** "The other 24 ms" → "the-other-24-ms"; Hangul stays as it is. */
export function slugOf(text: string): string {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{Ll}\p{Lo}\p{N}]+/gu, "-");
  return withoutEnds(withoutEnds(words, /-/).slice(0, 80), /-/);
}

export function postLinks(doc: PostDocument): string[] {
  const found = new Set<string>();
  for (const node of walkPost(doc.content)) {
    if (node.type === "text") for (const mark of node.marks ?? []) if (mark.type === "link") found.add(mark.attrs.href);
    if (node.type === "footnote") for (const [, href] of node.attrs.text.matchAll(footnoteLink)) found.add(href as string);
  }
  return [...found];
}

/** The ids of its pictures. */
export function picturesOf(doc: PostDocument): string[] {
  const found = [...walkPost(doc.content)].flatMap((node) =>
    node.type === "figure" ? [node.attrs.src.slice(node.attrs.src.lastIndexOf("/") + 1)] : [],
  );
  return [...new Set(found)];
}

export const footnoteLink = /\[[^[\]]+\]\(([^()\s]+)\)/g;

export function codeBlocksOf(doc: PostDocument): { text: string; language: string | null }[] {
  const blocks: { text: string; language: string | null }[] = [];
  for (const node of walkPost(doc.content)) {
    if (node.type === "codeBlock")
      blocks.push({ text: (node.content ?? []).map((part) => part.text).join(""), language: node.attrs.language });
  }
  return blocks;
}
