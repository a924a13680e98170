// What a writer should know before sending. Pure.
import { localeTraits } from "#content/locale-traits.ts";
import { type Locale, locales } from "#content/locales.ts";
import { proseOf } from "#features/rich-text/plain-text.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { unfilledPlaceholders } from "#features/support/rules/canned-text.ts";

/** The language a text is written in, once there is enough of it to tell. */
export function languageOf(doc: RichText): Locale | null {
  const letters = proseOf(doc).match(/\p{L}/gu) ?? [];
  if (letters.length < 20) return null;
  const hangul = letters.filter((letter) => /\p{Script=Hangul}/u.test(letter)).length;
  const script = hangul / letters.length > 0.2 ? "hangul" : "latin";
  return locales.find((locale) => localeTraits[locale].script === script) ?? null;
}

export function openPlaceholders(doc: RichText): string[] {
  return unfilledPlaceholders(proseOf(doc)).map((name) => `{${name}}`);
}

/** A last line such as "/" or "/mtr" asks for a canned reply. Syllables that may still be composed do not. */
export function slashWord(doc: RichText): string | null {
  const last = doc.content.at(-1);
  if (last?.type !== "paragraph") return null;
  const text = (last.content ?? []).map((part) => (part.type === "text" ? part.text : "\n")).join("");
  return /^\/([\w-]{0,20})$/.exec(text)?.[1] ?? null;
}

export function withoutSlash(doc: RichText): RichText {
  return slashWord(doc) === null ? doc : { type: "doc", content: doc.content.slice(0, -1) };
}
