// Korean particles after a variable: josa("서울", "은/는") → "서울은". Digits and Latin letters are read as Korean speakers read them.
import { withoutEnd } from "#platform/trim-ends.ts";

const pairs = {
  "은/는": ["은", "는"],
  "이/가": ["이", "가"],
  "을/를": ["을", "를"],
  "과/와": ["과", "와"],
  "으로/로": ["으로", "로"],
  "이나/나": ["이나", "나"],
  "이라/라": ["이라", "라"],
} as const;

export type JosaPair = keyof typeof pairs;

// 영 일 이 삼 사 오 육 칠 팔 구: which end in a consonant, and which of those in ㄹ.
const digitFinals = ["ㅇ", "ㄹ", "", "ㅁ", "", "", "ㄱ", "ㄹ", "ㄹ", ""] as const;
const latinWithFinal: Record<string, string> = { l: "ㄹ", m: "ㅁ", n: "ㄴ", r: "ㄹ" };

export function josa(word: string, pair: JosaPair): string {
  const final = finalSound(word);
  const [closed, open] = pairs[pair];
  const takesOpen = final === "" || (pair === "으로/로" && final === "ㄹ");
  return word + (takesOpen ? open : closed);
}

function finalSound(word: string): string {
  const spoken = withoutEnd(word, /[\s"'’”)\]}.,!?%]/);
  const last = spoken.at(-1) ?? "";
  const code = last.codePointAt(0) ?? 0;
  if (code >= 0xac00 && code <= 0xd7a3) {
    const index = (code - 0xac00) % 28;
    return index === 0 ? "" : index === 8 ? "ㄹ" : "x";
  }
  if (/\d/.test(last)) return digitFinals[Number(last)] ?? "";
  return latinWithFinal[last.toLowerCase()] ?? "";
}
