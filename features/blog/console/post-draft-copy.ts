// The copy of a text in this browser. Read once when the editor opens; dropped as soon as the server has the text.
import type { Locale } from "#content/locales.ts";
import { parsePostBody } from "#features/blog/rules/post-schema.ts";
import type { PostWords } from "./post-saver.ts";

export type DraftCopy = { words: PostWords; version: number; at: string };

const keyOf = (id: string, locale: Locale) => `post-draft:${id}:${locale}`;

export function keepCopy(id: string, locale: Locale, words: PostWords, version: number): void {
  try {
    localStorage.setItem(keyOf(id, locale), JSON.stringify({ words, version, at: new Date().toISOString() } satisfies DraftCopy));
  } catch {
    // Storage is full or closed: the server still gets every save.
  }
}

export function dropCopy(id: string, locale: Locale): void {
  try {
    localStorage.removeItem(keyOf(id, locale));
  } catch {
    // Nothing was kept.
  }
}

/** A copy that says something else than the server; anything unreadable is no copy. */
export function readCopy(id: string, locale: Locale, current: PostWords): DraftCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(keyOf(id, locale)) ?? "null") as DraftCopy | null;
    const body = copy && parsePostBody(copy.words.body);
    if (!copy || !body || typeof copy.version !== "number") return null;
    const words = { title: String(copy.words.title), summary: String(copy.words.summary), slug: String(copy.words.slug), body };
    return JSON.stringify(words) === JSON.stringify(current) ? null : { words, version: copy.version, at: String(copy.at) };
  } catch {
    return null;
  }
}
