// The words of a subject worth looking for, and the results most of them agree on. Pure.
import type { SearchResult } from "#features/search/search.contract.ts";

const small = new Set([
  "the",
  "and",
  "for",
  "with",
  "from",
  "about",
  "since",
  "our",
  "not",
  "are",
  "was",
  "has",
  "have",
  "please",
  "this",
  "that",
  "문의",
  "요청",
  "관련",
  "확인",
  "부탁",
  "합니다",
  "주세요",
]);
/** Particles that follow a Korean noun: 디스크를 and 디스크 are the same word to look for. */
const particles = /(?:에서|으로|까지|부터|에게|이나|은|는|이|가|을|를|에|의|와|과|도|로)$/u;
const wordsMaximum = 5;

export function subjectWords(subject: string): string[] {
  const words = subject
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => (/^[가-힣]{3,}$/u.test(word) ? word.replace(particles, "") : word))
    .filter((word) => (/[가-힣]/u.test(word) ? word.length >= 2 : word.length >= 3) && !small.has(word) && !/^\d+$/.test(word));
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, wordsMaximum);
}

/** Questions before pages, those found by more words first. */
export function agreedResults(found: readonly (readonly SearchResult[])[], limit = 4): SearchResult[] {
  const votes = new Map<string, { result: SearchResult; score: number }>();
  for (const results of found) {
    for (const [place, result] of results.entries()) {
      const known = votes.get(result.path) ?? { result, score: result.kind === "question" ? 1 : 0 };
      known.score += 2 - place / 12;
      votes.set(result.path, known);
    }
  }
  return [...votes.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ result }) => result);
}
