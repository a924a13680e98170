// How a Hangul syllable is built: initial, vowel, final, by its place in the code.

export const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
export const initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
/** Consonants a syllable may end in; those made of two letters are kept as one. */
export const finals = ["", ..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];
const vowels = 21;

export function syllableIndex(sign: string): number | undefined {
  const code = sign.charCodeAt(0);
  return code >= firstSyllable && code <= lastSyllable ? code - firstSyllable : undefined;
}

/** The initial consonant of a syllable; other signs stay as they are. */
export function initialOf(sign: string): string {
  const index = syllableIndex(sign);
  return index === undefined ? sign : (initials[Math.floor(index / (vowels * finals.length))] ?? sign);
}

const clusters: Record<string, string> = {
  ㄳ: "ㄱㅅ",
  ㄵ: "ㄴㅈ",
  ㄶ: "ㄴㅎ",
  ㄺ: "ㄹㄱ",
  ㄻ: "ㄹㅁ",
  ㄼ: "ㄹㅂ",
  ㄽ: "ㄹㅅ",
  ㄾ: "ㄹㅌ",
  ㄿ: "ㄹㅍ",
  ㅀ: "ㄹㅎ",
  ㅄ: "ㅂㅅ",
};

/** Some keyboards join two consonants into one sign while initials are typed: ㄳㅇ is meant as ㄱㅅㅇ. */
export function splitClusters(text: string): string {
  return text.replace(/[ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ]/g, (sign) => clusters[sign] ?? sign);
}
