// What belongs on one line stays there. The browser breaks a line after "%" and ")" before Hangul even where words are kept whole,
// and before "·": no-break spaces and word joiners, both without width of their own, tell it not to. They are put in once, where
// a page's words are loaded; whatever reads these words as data takes them out again with `withoutJoiners`.
import { keepUnits } from "./keep-units.ts";

const joiner = "\u2060";
const particle = /([%)”’℃])(?=[가-힣])/g;
const middleDot = /(?<=[가-힣])·/g;
const counted = /(?<![가-힣])(한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|첫) (?=[가-힣])/g;
const pointed = /(?<![가-힣])(이|그|각|약|첫) (?=[가-힣\d{])/g;
const monthly = /(?<![가-힣\d])월 (?=[\d{]|요금)/g;
const numbered = /\b(BCP|ICV|IP|MSS|MTU|RFC|SLA|TCP|TLS|TTL|Top|UDP) (?=\d)/g;

/**
 * 40%를, (RPO)는, 도시·통신사, 두 번째, 약 10 ms, 월 9,000원 and TCP 443 are not torn at the end of a line. Names with a hyphen (ISMS-P,
 * AES-256-GCM) are left as they are: they are looked for, letter by letter.
 */
export function keepWords(text: string): string {
  return text
    .replace(particle, `$1${joiner}`)
    .replace(middleDot, `${joiner}·`)
    .replace(counted, "$1\u00a0")
    .replace(pointed, "$1\u00a0")
    .replace(monthly, "월\u00a0")
    .replace(numbered, "$1\u00a0");
}

/** The same text for search, copying and data: a browser alone needs the joiners. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(joiner, "").replaceAll("\u00a0", " ");
}

/** What is not read as prose. */
const left = new Set(["id", "path", "paths", "to", "href", "slug", "code", "kind", "state", "synonyms"]);

const kept = new WeakMap<object, object>();

function deep(words: unknown): unknown {
  if (typeof words === "string") return keepWords(keepUnits(words));
  if (typeof words !== "object" || words === null) return words;
  const known = kept.get(words);
  if (known) return known;
  const result = Array.isArray(words)
    ? words.map(deep)
    : Object.fromEntries(Object.entries(words).map(([key, value]) => [key, left.has(key) ? value : deep(value)]));
  kept.set(words, result);
  return result;
}

/** A page's words as they are shown. Title and description belong to the document's head and stay plain. */
export function keepTogether<Words>(words: Words): Words {
  const joined = deep(words);
  if (typeof words !== "object" || words === null || Array.isArray(words)) return joined as Words;
  const head = Object.fromEntries(Object.entries(words).filter(([key]) => key === "title" || key === "description"));
  return { ...(joined as object), ...head } as Words;
}
