// The copy of a text in this browser. Read once when the editor opens; dropped as soon as the server has the text.
import type { Locale } from "#content/locales.ts";
import { parsePostBody } from "#features/blog/rules/post-schema.ts";
import { draftSlot } from "#platform/browser/draft-slot.ts";
import type { PostWords } from "./post-saver.ts";

export type DraftCopy = { words: PostWords; version: number; at: string };

const copies = draftSlot<DraftCopy>("post-draft", {
  version: 1,
  keptMs: 30 * 86_400_000,
  read(value) {
    const { words, version, at } = value as DraftCopy;
    const body = parsePostBody(words.body);
    if (!body || typeof version !== "number") return null;
    return {
      words: { title: String(words.title), summary: String(words.summary), slug: String(words.slug), body },
      version,
      at: String(at),
    };
  },
});

const idOf = (id: string, locale: Locale) => `${id}:${locale}`;

export function keepCopy(id: string, locale: Locale, words: PostWords, version: number): void {
  copies.keep({ words, version, at: new Date().toISOString() }, idOf(id, locale));
}

export function dropCopy(id: string, locale: Locale): void {
  copies.keep(null, idOf(id, locale));
}

/** A copy that says something else than the server; anything unreadable is no copy. */
export function readCopy(id: string, locale: Locale, current: PostWords): DraftCopy | null {
  const copy = copies.read(idOf(id, locale));
  return copy && JSON.stringify(copy.words) !== JSON.stringify(current) ? copy : null;
}
