import { expect, test } from "vitest";
import type { SearchResult } from "#features/search/search.contract.ts";
import { agreedResults, subjectWords } from "./subject-words.ts";

test("the telling words of a subject, without figures and particles", () => {
  expect(subjectWords("Disk 2 of RAID 1 reports reallocated sectors, please replace")).toEqual([
    "reallocated",
    "reports",
    "sectors",
    "replace",
    "disk",
  ]);
  expect(subjectWords("서버에서 디스크를 교체 요청")).toEqual(["디스크", "서버", "교체"]);
});

test("what several words find comes first, a question before a page", () => {
  const result = (kind: SearchResult["kind"], path: string): SearchResult => ({ kind, path, title: path, line: "" });
  const agreed = agreedResults([
    [result("page", "/a"), result("question", "/b")],
    [result("question", "/b"), result("page", "/c")],
  ]);
  expect(agreed.map(({ path }) => path)).toEqual(["/b", "/a", "/c"]);
});
