// What to look at before readers do. Hints, not gates: the API alone refuses.
import type { Locale } from "#content/locales.ts";
import type { PostWords } from "#features/blog/console/editor/post-saver.ts";
import { parseDiagram } from "./diagram-text.ts";
import { walkPost } from "./post-document.ts";

/** Longer ones are cut off by search engines. Korean letters are twice as wide. */
export const seoLengths = { en: { title: 60, summary: 160 }, ko: { title: 32, summary: 90 } } as const;

export type CheckName = "title" | "summary" | "alt" | "drawings" | "headings";
export type Check = { name: CheckName; ok: boolean; count: number };

export function checkPost(words: PostWords, locale: Locale): Check[] {
  const limit = seoLengths[locale];
  let withoutAlt = 0;
  let badDrawings = 0;
  let headings = 0;
  for (const node of walkPost(words.body.content)) {
    if (node.type === "figure" && !node.attrs.alt.trim()) withoutAlt++;
    if (node.type === "heading") headings++;
    if (node.type === "codeBlock" && node.attrs.language === "diagram") {
      const drawing = parseDiagram((node.content ?? []).map(({ text }) => text).join(""));
      if (!drawing.title || !drawing.description || drawing.problems.length > 0) badDrawings++;
    }
  }
  const title = [...words.title].length;
  const summary = [...words.summary].length;
  return [
    { name: "title", ok: title > 0 && title <= limit.title, count: title },
    { name: "summary", ok: summary > 0 && summary <= limit.summary, count: summary },
    { name: "headings", ok: headings > 0, count: headings },
    { name: "alt", ok: withoutAlt === 0, count: withoutAlt },
    { name: "drawings", ok: badDrawings === 0, count: badDrawings },
  ];
}
