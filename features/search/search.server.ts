// Search over pages and questions in one language: names first, then lines, then answers. Korean initials and synonyms count.
import { navigation as enNavigation } from "#content/en/navigation.ts";
import { page as enFaq } from "#content/en/resources/faq.ts";
import { navigation as koNavigation } from "#content/ko/navigation.ts";
import { page as koFaq } from "#content/ko/resources/faq.ts";
import type { Locale } from "#content/locales.ts";
import { matchScore } from "#platform/i18n/korean-match.ts";
import type { SearchResult } from "./search.contract.ts";

const limit = 12;

/** Posts have their own order, by the database: they stand after the pages, and always have some room. */
export function withPosts(results: SearchResult[], posts: readonly { title: string; summary: string; slug: string }[]): SearchResult[] {
  const found = posts.map(
    ({ title, summary, slug }): SearchResult => ({ kind: "post", title, line: summary, path: `/blog/${encodeURIComponent(slug)}` }),
  );
  return [...results.slice(0, limit - Math.min(found.length, 4)), ...found].slice(0, limit);
}

export function searchSite(query: string, locale: Locale): SearchResult[] {
  const words = { en: { navigation: enNavigation, faq: enFaq }, ko: { navigation: koNavigation, faq: koFaq } }[locale];
  const scored: { score: number; result: SearchResult }[] = [];
  for (const [path, page] of Object.entries(words.navigation.pages)) {
    const slug = path.split("/").at(-1)?.replaceAll("-", " ") ?? "";
    const score = matchScore(query, [page.name, page.line, slug], words.faq.synonyms);
    if (score > 0) scored.push({ score: score + 1, result: { kind: "page", title: page.name, line: page.line, path } });
  }
  for (const group of words.faq.groups) {
    for (const item of group.items) {
      const score = matchScore(query, [item.question, item.answer], words.faq.synonyms);
      if (score > 0) {
        scored.push({ score, result: { kind: "question", title: item.question, line: group.name, path: `/resources/faq#${item.id}` } });
      }
    }
  }
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ result }) => result);
}
