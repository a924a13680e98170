import { expect, test } from "vitest";
import { keepTogether, keepWords, withoutJoiners } from "./keep-together.ts";

const shown = (text: string) => keepWords(text).replaceAll("\u00a0", "_").replaceAll("\u2060", "+");

test("a particle stays with the sign before it", () => {
  expect(shown("요금의 40%를 줄이고 목표 시점(RPO)은 27℃를 넘지 않습니다.")).toBe(
    "요금의 40%+를 줄이고 목표 시점(RPO)+은 27℃+를 넘지 않습니다.",
  );
  expect(shown("“예시”로 표시하고 [VPN](/services/vpn)과 잇습니다")).toBe("“예시”+로 표시하고 [VPN](/services/vpn)+과 잇습니다");
  expect(shown("{n}%가 남습니다")).toBe("{n}%+가 남습니다");
});

test("no line begins with a middle dot", () => {
  expect(shown("도시·통신사, 웹·API, ICN1·ICN2")).toBe("도시+·통신사, 웹+·API, ICN1·ICN2");
});

test("a number in words stays with what it counts, a monthly price with its month", () => {
  expect(shown("두 번째 사본, 몇 분, 세 가지")).toBe("두_번째 사본, 몇_분, 세_가지");
  expect(shown("월 9,000원부터, 2026년 1월 12일, 요금은 월 {price}")).toBe("월_9,000원부터, 2026년 1월 12일, 요금은 월_{price}");
  expect(shown("필요한 변경, 매월 5일")).toBe("필요한 변경, 매월 5일");
});

test("names with a hyphen do not change", () => {
  for (const text of ["ISMS-P, SD-WAN, AES-256-GCM", "Content-Type and read-only", "kr-seoul", "(US$53) a month, 40% of it"])
    expect(keepWords(text)).toBe(text);
});

test("a number keeps what names or measures it", () => {
  expect(shown("약 10 ms, 이 경로의 5개, 첫 1 GB, 월 요금")).toBe("약_10 ms, 이_경로의 5개, 첫_1 GB, 월_요금");
  expect(shown("AES-256-GCM on TCP 443 (RFC 7999), a 5-minute sample")).toBe("AES-256-GCM on TCP_443 (RFC_7999), a 5-minute sample");
  for (const text of ["/blog/3-things", "2026-Seoul", "많이 쓰는 값", "IPv4 20"]) expect(keepWords(text)).toBe(text);
});

test("a page's prose is joined once; its head, ids and addresses stay plain", () => {
  const page = {
    title: "요금 40%를 줄입니다",
    description: "요금 40%를 줄입니다",
    sections: [{ id: "두 번", title: "요금 40%를", to: "/a·b", body: "10 ms, 40%를" }],
    rows: [["1 TB", 3]],
  };
  const joined = keepTogether(page);
  expect(joined).toEqual({
    title: page.title,
    description: page.description,
    sections: [{ id: "두 번", title: "요금 40%\u2060를", to: "/a·b", body: "10\u00a0ms, 40%\u2060를" }],
    rows: [["1\u00a0TB", 3]],
  });
  expect(keepTogether(page).sections).toBe(joined.sections);
});

test("as data the words are what was written", () => {
  const text = "두 번째 요금 40%를, 웹·API(월 9,000원)는 ISMS-P";
  expect(withoutJoiners(keepWords(text))).toBe(text);
});
