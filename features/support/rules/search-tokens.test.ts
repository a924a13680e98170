import { expect, test } from "vitest";
import { anyOf, nameTokens, searchQuery, searchTokens } from "./search-tokens.ts";

test("Korean is cut into pairs, Latin into words, figures stay", () => {
  expect(searchTokens("서울~싱가포르 전용회선 DL-ICN-SIN-1G")).toEqual([
    "서울",
    "싱가",
    "가포",
    "포르",
    "전용",
    "용회",
    "회선",
    "dl",
    "icn",
    "sin",
    "1g",
  ]);
  expect(searchTokens("SH3서버 ＡＢＣ 패킷")).toEqual(["sh3", "서버", "abc", "패킷"]);
});

test("a question asks for all of its words, Latin by their beginning", () => {
  expect(searchQuery("패킷 손")).toBe("'패킷' & '손':*");
  expect(searchQuery("Packet los a")).toBe("'packet':* & 'los':* & 'a'");
  expect(searchQuery(" ~ !")).toBeNull();
});

test("nothing in a question can change the query's structure", () => {
  for (const attack of ["a' | 'b", "a & !b", "a\\", "'':*", "<->", "x'); drop table tickets; --"]) {
    expect(searchQuery(attack) ?? "").toMatch(/^('[\p{L}\p{N}]+'(:\*)?( & )?)*$/u);
  }
});
test("names are found by initials, from anywhere in the word, and as keyboards join them", () => {
  const initial = (text: string) => text.normalize("NFKC");
  expect(nameTokens("김서연 Kim")).toEqual(["김서", "서연", "kim", initial("ㄱㅅㅇ"), initial("ㅅㅇ"), initial("ㅇ")]);
  expect(searchQuery("ㄱㅅㅇ")).toBe(`'${initial("ㄱㅅㅇ")}':*`);
  expect(searchQuery("ㄳㅇ")).toBe(`'${initial("ㄱㅅㅇ")}':*`);
  expect(anyOf(searchQuery("해담 router") ?? "")).toBe("'해담' | 'router':*");
});
