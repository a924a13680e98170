// What to look at before readers do. A red gate is published only by somebody who has read it; the others are hints.
import type { Locale } from "#content/locales.ts";
import type { PostWords } from "#features/blog/console/editor/post-saver.ts";
import { m } from "#platform/paraglide/messages.js";
import { parseDiagram } from "./diagram-text.ts";
import { walkPost } from "./post-document.ts";
import type { PostDocument } from "./post-nodes.ts";

/** Longer ones are cut off by search engines. Korean letters are twice as wide. */
export const seoLengths = { en: { title: 60, summary: 160 }, ko: { title: 32, summary: 90 } } as const;

export const checkNames = ["title", "summary", "language", "headings", "alt", "drawings"] as const;
export type CheckName = (typeof checkNames)[number];
export type Check = { name: CheckName; ok: boolean; count: number; gate: boolean };

export function checkPost(words: Pick<PostWords, "title" | "summary" | "body">, locale: Locale): Check[] {
  const limit = seoLengths[locale];
  let withoutAlt = 0;
  let badDrawings = 0;
  let headings = 0;
  for (const node of walkPost(words.body.content)) {
    if (node.type === "figure" && !node.attrs.alt.trim()) withoutAlt++;
    if (node.type === "heading") headings++;
    if (node.type === "codeBlock" && node.attrs.language === "diagram") {
      const drawing = parseDiagram((node.content ?? []).map(({ text }) => text).join(""));
      if (!saysSomething(drawing.title) || !saysSomething(drawing.description) || drawing.problems.length > 0) badDrawings++;
    }
  }
  const title = [...words.title].length;
  const summary = [...words.summary].length;
  return [
    { name: "title", ok: title > 0 && title <= limit.title, count: title, gate: true },
    { name: "summary", ok: summary > 0 && summary <= limit.summary, count: summary, gate: true },
    { name: "language", ok: isWrittenIn(words.body, locale), count: 0, gate: true },
    { name: "headings", ok: headings > 0, count: headings, gate: false },
    { name: "alt", ok: withoutAlt === 0, count: withoutAlt, gate: true },
    { name: "drawings", ok: badDrawings === 0, count: badDrawings, gate: true },
  ];
}

const languageWords = {
  en: { right: m.post_check_language_en, wrong: m.post_check_language_en_wrong },
  ko: { right: m.post_check_language_ko, wrong: m.post_check_language_ko_wrong },
};

export function checkWords({ name, ok, count }: Check, locale: Locale, to: { locale?: Locale } = {}): string {
  const limits = seoLengths[locale];
  const counted = { count: String(count) };
  switch (name) {
    case "title":
      return m.post_check_title({ ...counted, limit: String(limits.title) }, to);
    case "summary":
      return m.post_check_summary({ ...counted, limit: String(limits.summary) }, to);
    case "language":
      return languageWords[locale][ok ? "right" : "wrong"]({}, to);
    case "headings":
      return ok ? m.post_check_headings(counted, to) : m.post_check_headings_none({}, to);
    case "alt":
      return ok ? m.post_check_alt({}, to) : m.post_check_alt_missing(counted, to);
    case "drawings":
      return ok ? m.post_check_drawings({}, to) : m.post_check_drawings_wrong(counted, to);
  }
}

/** "…" is what the template leaves to be filled in. */
function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

const fewLetters = 8;
/** How much of a text's letters are Hangul. Names and terms are Latin in Korean texts too: a fifth is enough there. */
const hangulShare = { en: { from: 0, to: 0.4 }, ko: { from: 0.2, to: 1 } };

/** By its letters, code left out. */
function isWrittenIn(body: PostDocument, locale: Locale): boolean {
  let text = "";
  for (const node of walkPost(body.content.filter(({ type }) => type !== "codeBlock"))) if (node.type === "text") text += node.text;
  const hangul = text.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (hangul + latin < fewLetters) return true;
  const share = hangul / (hangul + latin);
  return share >= hangulShare[locale].from && share <= hangulShare[locale].to;
}
