// Words to look tickets up by. Latin words are found by their beginning, Korean by pairs of syllables, so that endings and
// compound words do not hide anything. The same cutting is done for what is stored and for what is asked. Names and subjects are found by
// initial consonants as well (ㄱㅅㅇ finds 김서연). The database cuts customers' names itself: search_words() in migration 0022.
import { initialOf, splitClusters } from "#platform/i18n/hangul.ts";

const tokensMaximum = 5_000;
const queryTokensMaximum = 12;

/** As they are after normalising: the letters at the beginning of a syllable. */
const onlyInitials = /^[\u1100-\u1112]+$/;
const hangul = /[가-힣]/;
const initialsMaximum = 12;

const cjk = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const oneScript =
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[^\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** What is stored: to be joined by spaces, every token holds letters and digits only. */
export function searchTokens(text: string): string[] {
  const tokens = new Set<string>();
  for (const run of runs(text)) {
    for (const token of isCjk(run) ? pairs(run) : [run]) {
      tokens.add(token);
      if (tokens.size >= tokensMaximum) return [...tokens];
    }
  }
  return [...tokens];
}

/** The same for a short text that is also looked up by initials: every rest of a word, so that any part of a name will do. */
export function nameTokens(text: string): string[] {
  const tokens = new Set(searchTokens(text));
  for (const run of runs(text)) {
    if (!hangul.test(run)) continue;
    const letters = [...[...run].map(initialOf).join("").normalize("NFKC")];
    for (let from = 0; from < letters.length; from++) tokens.add(letters.slice(from, from + initialsMaximum).join(""));
  }
  return [...tokens];
}

/** A tsquery in which every word of the question must be found; null when the question holds no word. */
export function searchQuery(question: string): string | null {
  const terms = new Set<string>();
  for (const run of runs(splitClusters(question))) {
    if (onlyInitials.test(run)) terms.add(`'${run.slice(0, initialsMaximum)}':*`);
    else if (!isCjk(run)) terms.add([...run].length > 1 ? `'${run}':*` : `'${run}'`);
    else if ([...run].length === 1) terms.add(`'${run}':*`);
    else for (const pair of pairs(run)) terms.add(`'${pair}'`);
  }
  return terms.size === 0 ? null : [...terms].slice(0, queryTokensMaximum).join(" & ");
}

/** The same words, any of which is enough. */
export function anyOf(query: string): string {
  return query.replaceAll(" & ", " | ");
}

function runs(text: string): string[] {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .slice(0, 200_000)
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => word.match(oneScript) ?? []).map((run) => run.slice(0, 60));
}

function isCjk(run: string): boolean {
  return cjk.test(run);
}

function pairs(run: string): string[] {
  const letters = [...run];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
