// One thing, one name: pages, interface words and articles alike.
import { expect, test } from "vitest";
import { termExceptions, terms } from "./terms.ts";

const modules = {
  ...import.meta.glob("./{en,ko,figures}/**/*.ts"),
  ...import.meta.glob("../messages/{en,ko}/*.json"),
  ...import.meta.glob("../db/seed/articles/{en,ko}/*.md", { query: "?raw" }),
};

type Line = { file: string; at: string; text: string };

/** Paths, ids and the words a search also answers to are not prose. */
const notProse = /^(id|path|paths|to|href|slug|code|kind|state|synonyms|default)$/;

function texts(value: unknown, file: string, at: string): Line[] {
  if (typeof value === "string") return [{ file, at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (notProse.test(key) ? [] : texts(child, file, at ? `${at}.${key}` : key)));
}

/** The file as an exception names it: "ko/services/cdn.ts", "messages/ko/errors.json". */
function fileOf(path: string): string {
  return path.replace(/^\.+\//, "");
}

async function linesOf(path: string): Promise<Line[]> {
  const module = await modules[path]?.();
  const file = fileOf(path);
  if (path.endsWith(".ts")) return texts(module, file, "");
  const { default: content } = module as { default: unknown };
  return texts(typeof content === "string" ? content.split("\n") : content, file, "");
}

/** A Korean file holds Korean; where a file serves both languages, Hangul tells. */
function languageOf({ file, text }: Line): "en" | "ko" {
  return /(^|\/)ko\//.test(file) || /[가-힣]/.test(text) ? "ko" : "en";
}

/** A Latin variant begins a word ("end user", not "send users"); a Korean one may stand in front of any particle. */
function holds(text: string, variant: string | RegExp): boolean {
  if (typeof variant !== "string") return variant.test(text);
  return /^[a-z]/i.test(variant) ? new RegExp(`\\b${variant}`, "i").test(text) : text.includes(variant);
}

function breaches(line: Line): { term: string; line: string }[] {
  const language = languageOf(line);
  const text = line.text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
  return terms
    .filter(({ [language]: words }) => words.not.some((variant) => holds(text, variant)))
    .filter(({ id }) => !termExceptions.some((kept) => kept.term === id && kept.file === line.file && text.includes(kept.text)))
    .map(({ id, [language]: words }) => ({ term: `${id}: ${words.use}`, line: `${line.file} ${line.at}: ${text}` }));
}

const paths = Object.keys(modules);

test.each(paths)("words 4: %s calls each thing by its one name", async (path) => {
  expect((await linesOf(path)).flatMap(breaches)).toEqual([]);
});

test("words 4: a split or banned name is found in either language", () => {
  const ko = { file: "ko/services/x.ts", at: "a", text: "가상 서버의 암호 키는 영업시간에 받습니다" };
  expect(breaches(ko).map(({ term }) => term.split(":")[0])).toEqual(["virtual-machine", "encryption-key", "business-hours"]);
  const en = { file: "en/services/x.ts", at: "a", text: "Every breakwater needs a second factor" };
  expect(breaches(en).map(({ term }) => term.split(":")[0])).toEqual(["two-step-verification", "no-sea-chart"]);
});

test("words 4: a ticket is closed, in counts and in times; problems are solved and incidents resolved", () => {
  const ofTickets = (file: string, lines: string[]) => lines.filter((text) => breaches({ file, at: "a", text }).length > 0);
  const en = ["Tickets solved", "Solved", "Resolved in time", "Resolution time, median", "Late resolutions", "{share} of the solved"];
  const ko = ["해결된 티켓", "해결 기한 준수", "해결 시간(중앙값)", "기간 말 미해결", "기한을 넘긴 해결", "해결 대비 {share}"];
  expect(ofTickets("messages/en/reports.json", [...en, "Is the problem solved?", "Resolved", "Tickets closed"])).toEqual(en);
  expect(ofTickets("messages/ko/reports.json", [...ko, "문제가 해결되었나요?", "해결", "종료된 티켓"])).toEqual(ko);
});

test("an exception still has its line", async () => {
  for (const { file, text } of termExceptions) {
    const lines = await linesOf(paths.find((path) => fileOf(path) === file) ?? file);
    expect(
      lines.some((line) => line.text.includes(text)),
      `${file}: ${text}`,
    ).toBe(true);
  }
});
