// Matching as Korean readers type: initials (ㅂㄱㅅ finds 부가세), half-composed syllables, no spaces, and words for the same thing.
import { finals, firstSyllable, initialOf, initials, syllableIndex } from "./hangul.ts";

/** Lower case, composed, without spaces, punctuation and signs that are not seen: "서버 호스팅" and "서버호스팅" are the same. */
export function normalise(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\p{Cf}]+/gu, "");
}

/** While a word is typed its last syllable may hold the next one's initial: 콜롴 is 콜로 + ㅋ on the way to 콜로케이션. */
function typedForms(word: string): string[] {
  const last = word.at(-1) ?? "";
  const index = syllableIndex(last);
  if (index === undefined) return [word];
  const final = index % finals.length;
  const consonant = finals[final] ?? "";
  if (final === 0 || !initials.includes(consonant)) return [word];
  return [word, word.slice(0, -1) + String.fromCharCode(firstSyllable + index - final) + consonant];
}

function signMatches(typed: string, sign: string, last: boolean): boolean {
  if (typed === sign) return true;
  if (initials.includes(typed)) return initialOf(sign) === typed;
  if (!last) return false;
  // An open last syllable may still get its final consonant: 보 on the way to 볼.
  const typedIndex = syllableIndex(typed);
  const signIndex = syllableIndex(sign);
  if (typedIndex === undefined || signIndex === undefined || typedIndex % finals.length !== 0) return false;
  return Math.floor(typedIndex / finals.length) === Math.floor(signIndex / finals.length);
}

function contains(text: string, word: string): boolean {
  for (let start = 0; start + word.length <= text.length; start++) {
    let at = 0;
    while (at < word.length && signMatches(word[at] ?? "", text[start + at] ?? "", at === word.length - 1)) at++;
    if (at === word.length) return true;
  }
  return false;
}

export type Synonyms = readonly (readonly string[])[];

/** The word itself and every word that means the same; a word's beginning is enough from two signs on. */
export function alternatives(word: string, synonyms: Synonyms): string[] {
  const found = new Set([word]);
  for (const group of synonyms) {
    const words = group.map(normalise);
    if (words.some((other) => other === word || (word.length > 1 && other.startsWith(word)))) for (const other of words) found.add(other);
  }
  return [...found];
}

export function textMatches(text: string, word: string, synonyms: Synonyms = []): boolean {
  const hay = normalise(text);
  return alternatives(normalise(word), synonyms).some((other) => typedForms(other).some((form) => contains(hay, form)));
}

/**
 * 0 when some word of the query is nowhere; otherwise higher for matches in earlier fields. A query without its spaces counts as one
 * word, so that 서버호스팅 finds 서버 호스팅.
 */
export function matchScore(query: string, fields: readonly string[], synonyms: Synonyms = []): number {
  const words = query
    .trim()
    .slice(0, 80)
    .split(/\s+/)
    .filter((word) => normalise(word) !== "");
  if (words.length === 0) return 0;
  let score = 0;
  for (const word of words) {
    const field = fields.findIndex((text) => textMatches(text, word, synonyms));
    if (field < 0) return 0;
    // The word itself outranks a word that merely means the same.
    score += (fields.length - field) * 2 + (textMatches(fields[field] ?? "", word) ? 1 : 0);
  }
  return score;
}
