// The pseudo-language: English with accents, in brackets, about a third longer. A word on a page without accents was written into the
// code; a text that does not fit would not fit in German either. Placeholders, marks and addresses stay as they are.

const accents: Record<string, string> = {
  ...{ a: "åå", e: "éé", i: "îî", o: "öö", u: "ûû", c: "ç", d: "ð", g: "ĝ", n: "ñ", r: "ŕ", s: "š", t: "ţ", y: "ý", z: "ž" },
  ...{ A: "Å", E: "É", I: "Î", O: "Ö", U: "Û", C: "Ç", D: "Ð", G: "Ĝ", N: "Ñ", R: "Ŕ", S: "Š", T: "Ţ", Y: "Ý", Z: "Ž" },
};

/** Placeholders, names of values that are filled in (content/live.ts), tags, code, where a link leads, addresses: they are not words. */
const kept = /\{[^}]*\}|\ue000[^\ue001]*\ue001|<[^>]*>|`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|[\w.+-]+@[\w.-]+|(?:^|(?<=\s))\/[\w/-]+/g;

export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  let out = "";
  let end = 0;
  for (const match of text.matchAll(kept)) {
    out += accented(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return `⟦${out}${accented(text.slice(end))}⟧`;
}

function accented(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter);
}

/** Words in English and Korean side by side: what is the same in both is a name, a code or a unit, and stays. */
export function pseudo<Words>(english: Words, korean: unknown): Words {
  if (typeof english === "string") return (english === korean ? english : pseudoText(english)) as Words;
  if (typeof english === "function" && typeof korean === "function") {
    return ((...given: unknown[]) => {
      const said = english(...given);
      return typeof said === "string" ? pseudo(said, korean(...given)) : said;
    }) as Words;
  }
  if (typeof english !== "object" || english === null) return english;
  if (Array.isArray(english)) {
    const other = Array.isArray(korean) ? korean : [];
    return english.map((item, index) => pseudo(item, other[index])) as Words;
  }
  const other = (typeof korean === "object" && korean !== null ? korean : {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(english).map(([key, value]) => [key, pseudo(value, other[key])])) as Words;
}
