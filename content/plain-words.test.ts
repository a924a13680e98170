// The pages around the services, the questions and the interface: plain headings, one name for each thing, no conceit.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Line = { at: string; text: string };

const pages = import.meta.glob<{ page: unknown }>("./{en,ko}/{*,resources/*}.ts");

function lines(value: unknown, at: string): Line[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => lines(child, `${at}.${key}`));
}

async function pageLines(locale: "en" | "ko"): Promise<Line[]> {
  const found = await Promise.all(
    Object.entries(pages)
      .filter(([path]) => path.startsWith(`./${locale}/`))
      .map(async ([path, load]) => lines((await load()).page, path)),
  );
  return found.flat();
}

function messageLines(locale: "en" | "ko"): Line[] {
  return readdirSync(`messages/${locale}`).flatMap((name) => {
    const { $schema: _, ...words } = JSON.parse(readFileSync(`messages/${locale}/${name}`, "utf8")) as Record<string, unknown>;
    return lines(words, name.replace(".json", ""));
  });
}

/** The older name on the left is written nowhere; what to write instead. */
const retiredKo: readonly [RegExp, string][] = [
  [/다중 인증/, "2단계 인증"],
  [/담당자 없음/, "미배정"],
  [/내가 담당|내가 맡기/, "나에게 배정"],
  [/함께 보기/, "팔로우"],
  [/침해 신고|침해·스팸/, "악용(어뷰즈) 신고"],
  [/대화록/, "채팅 내용"],
  [/접속 주소/, "IP 주소"],
  [/\d ?영업시간/, "업무 시간 기준 n시간"],
  [/마감/, "기한"],
  [/빈자리|(?<!다시 )열린 티켓/, "동시 상담, 진행 중인 티켓"],
  [/투표 서버/, "쿼럼 서버"],
  [/이용자/, "사용자"],
  [/\}님/, "{name} 님"],
  [/(?<!안녕)하세요|두세요|십시오/, "-해 주세요"],
  [/개월 치|시간 치|주 치/, "n개월치"],
  [/해도|항로|암초|방파제|수심/, "말로 옮기지 않음"],
];
const retiredEn = /\b(?:mend(?:ed|s)?|day and night|sea chart|somebody else meanwhile)\b/i;

test("words 2: a heading names the thing and carries no full stop", async () => {
  const all = [...(await pageLines("en")), ...(await pageLines("ko"))];
  const headings = all.filter(({ at }) => /\.(?:h1|heading)$/.test(at));
  expect(headings.length).toBeGreaterThan(80);
  expect(headings.filter(({ text }) => /[.。]$/.test(text))).toEqual([]);
});

test("words 4: one thing has one name", async () => {
  const all = [...(await pageLines("ko")), ...messageLines("ko")];
  // 편해도 and the like end in 해도; the chart stands alone.
  const found = retiredKo.flatMap(([old, better]) =>
    all.filter(({ text }) => old.test(text.replaceAll(/[가-힣]해도(?=[ ,.]|$)/g, ""))).map(({ at, text }) => `${at}: ${text} (${better})`),
  );
  expect(found).toEqual([]);
});

/** What every value of these takes: 낮음, 보통, 높음, 긴급 and 으로. */
const oneParticle: Record<string, RegExp> = { priority: /^으로/ };

test("copy: no particle is left to the reader, and none hangs on a value that may end either way", () => {
  const either = /\(으\)로|[은을이과]\([는를가와]\)|[는를가와]\([은을이과]\)|\(이\)라/;
  const after = /\{(\w+)\}[’”」]?((?:으로|로|은|는|이|가|을|를|과|와|이라|라)(?![가-힣]))/g;
  const wrong = messageLines("ko").filter(
    ({ text }) => either.test(text) || [...text.matchAll(after)].some(([, name = "", particle = ""]) => !oneParticle[name]?.test(particle)),
  );
  expect(wrong.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
});

test("words 1: English says what is meant, without the chart and without mending", async () => {
  const all = [...(await pageLines("en")), ...messageLines("en")];
  expect(all.filter(({ text }) => retiredEn.test(text))).toEqual([]);
});
