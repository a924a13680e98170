// Search over pages and questions in one language: names first, then lines, then the text. Korean initials and synonyms count, and where
// nothing is found a slip of the finger is forgiven.
import { navigation as enNavigation } from "#content/en/navigation.ts";
import { page as enFaq } from "#content/en/resources/faq.ts";
import { navigation as koNavigation } from "#content/ko/navigation.ts";
import { page as koFaq } from "#content/ko/resources/faq.ts";
import { fillLive, type LiveValues } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import { alternatives, matchScore, normalise, type Synonyms } from "#platform/i18n/korean-match.ts";
import { nearWord } from "#platform/i18n/near-word.ts";
import { pageTexts } from "./page-texts.server.ts";
import type { SearchResult } from "./search.contract.ts";

const limit = 12;
const copy = { en: { navigation: enNavigation, faq: enFaq }, ko: { navigation: koNavigation, faq: koFaq } } as const;

type Copy = (typeof copy)[Locale];

/** Posts have their own order, by the database: they stand after the pages, and always have some room. */
export function withPosts(results: SearchResult[], posts: readonly { title: string; summary: string; slug: string }[]): SearchResult[] {
  const found = posts.map(
    ({ title, summary, slug }): SearchResult => ({ kind: "post", title, line: summary, path: `/blog/${encodeURIComponent(slug)}` }),
  );
  return [...results.slice(0, limit - Math.min(found.length, 4)), ...found].slice(0, limit);
}

/** `live`: what staff have set stands in the texts that are searched. */
export async function searchSite(query: string, locale: Locale, live: LiveValues): Promise<SearchResult[]> {
  const texts = await pageTexts(locale, live);
  const words = fillLive(copy[locale], live);
  const found = matching(query, words, texts);
  if (found.length > 0) return found;
  const mended = mend(query, locale);
  return mended === query ? [] : matching(mended, words, texts);
}

function matching(query: string, { navigation, faq }: Copy, texts: ReadonlyMap<string, string>): SearchResult[] {
  const scored: { score: number; result: SearchResult }[] = [];
  for (const [path, page] of Object.entries(navigation.pages)) {
    const slug = path.split("/").at(-1)?.replaceAll("-", " ") ?? "";
    const named = matchScore(query, [page.name, page.line, slug], faq.synonyms);
    const score = named > 0 ? named + 1 : textScore(query, [page.name, page.line, slug].join(" "), texts.get(path) ?? "", faq.synonyms);
    if (score > 0) scored.push({ score, result: { kind: "page", title: page.name, line: page.line, path } });
  }
  for (const group of faq.groups) {
    for (const item of group.items) {
      const score = matchScore(query, [item.question, item.answer], faq.synonyms);
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

/**
 * Every word stands in the page's name or text. One that is named counts more, and so does a page that says the words side by side, as
 * in "10 Gbps"; then it is how often they are said.
 */
function textScore(query: string, name: string, text: string, synonyms: Synonyms): number {
  const whole = normalise(query);
  let score = Math.min(2, text.split(whole).length - 1);
  for (const word of query.trim().split(/\s+/).map(normalise).filter(Boolean)) {
    const forms = alternatives(word, synonyms);
    if (forms.some((form) => normalise(name).includes(form))) score += 7;
    else if (forms.some((form) => text.includes(form))) score += 2;
    else return 0;
  }
  return score;
}

const vocabularies = new Map<Locale, ReadonlySet<string>>();

/** The words of names, lines, questions and synonyms: what people look for. */
function vocabulary(locale: Locale): ReadonlySet<string> {
  const { navigation, faq } = copy[locale];
  const known =
    vocabularies.get(locale) ??
    new Set(
      [
        ...Object.values(navigation.pages).flatMap(({ name, line }) => [name, line]),
        ...faq.synonyms.flat(),
        ...faq.groups.flatMap(({ items }) => items.map(({ question }) => question)),
      ]
        .flatMap((text) => text.split(/\s+/))
        .map(normalise)
        .filter((word) => word.length > 1),
    );
  vocabularies.set(locale, known);
  return known;
}

function mend(query: string, locale: Locale): string {
  const known = vocabulary(locale);
  return query
    .trim()
    .slice(0, 80)
    .split(/\s+/)
    .map((word) => (known.has(normalise(word)) ? word : (nearWord(normalise(word), known) ?? word)))
    .join(" ");
}
