import { describe, expect, test } from "vitest";
import { initialOf } from "./hangul.ts";
import { matchScore, normalise, textMatches } from "./korean-match.ts";

const synonyms = [
  ["코로케이션", "콜로케이션", "콜로"],
  ["디도스", "DDoS"],
  ["price", "cost", "fee"],
];

test("initials of syllables", () => {
  expect([..."부가세"].map(initialOf).join("")).toBe("ㅂㄱㅅ");
  expect(initialOf("a")).toBe("a");
});

test("spaces, case and punctuation do not count", () => {
  expect(normalise("서버 호스팅?")).toBe("서버호스팅");
  expect(textMatches("서버 호스팅과 코로케이션", "서버호스팅")).toBe(true);
  expect(textMatches("DDoS protection", "ddos")).toBe(true);
});

test("signs that only hold a line together do not count", () => {
  expect(textMatches("요금 40%\u2060를 줄이고 목표 시점(RPO)\u2060은 두\u00a0번", "(RPO)은 두 번")).toBe(true);
});

describe("typing in Korean", () => {
  test("initials alone find the word", () => {
    expect(textMatches("요금에 부가세가 포함되어 있나요?", "ㅂㄱㅅ")).toBe(true);
    expect(textMatches("요금에 부가세가 포함되어 있나요?", "ㅂㅅㄱ")).toBe(false);
  });
  test("a half-composed last syllable does not lose the match", () => {
    for (const typed of ["ㄷ", "데", "뎅", "데이", "데잍", "데이터", "데이텃", "데이터세"]) {
      expect(textMatches("데이터센터 방문", typed), typed).toBe(true);
    }
  });
  test("a syllable that is already closed stays as typed", () => {
    expect(textMatches("데이터센터", "단터")).toBe(false);
  });
});

test("words for the same thing find each other", () => {
  expect(textMatches("코로케이션 요금", "콜로", synonyms)).toBe(true);
  expect(textMatches("DDoS 방어", "디도스", synonyms)).toBe(true);
  expect(textMatches("What does it cost?", "price", synonyms)).toBe(true);
  expect(textMatches("방화벽", "디도스", synonyms)).toBe(false);
});

test("every word of a query must be somewhere, and the title weighs more", () => {
  const title = matchScore("부가세", ["부가세가 포함되어 있나요?", "표시 요금은 별도입니다."]);
  const body = matchScore("부가세", ["요금은 얼마인가요?", "부가세 별도입니다."]);
  expect(title).toBeGreaterThan(body);
  expect(body).toBeGreaterThan(0);
  expect(matchScore("부가세 우주선", ["부가세"])).toBe(0);
  expect(matchScore("   ", ["부가세"])).toBe(0);
});

test("the word itself outranks its synonym", () => {
  expect(matchScore("cost", ["What does it cost?"], synonyms)).toBeGreaterThan(matchScore("cost", ["The price"], synonyms));
});
