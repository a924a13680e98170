import { expect, test } from "vitest";
import { blocksFor } from "./slash-menu.ts";

const ids = (words: string) => blocksFor(words).map(({ id }) => id);

test("desk: the menu behind / offers every block, found by its name in both languages", () => {
  expect(ids("")).toEqual(["h2", "h3", "bullets", "numbers", "quote", "callout", "code", "diagram", "image", "table", "rule"]);
  expect(ids("tab")).toEqual(["table"]);
  expect(ids("Head")).toContain("h2");
  expect(ids("표")).toEqual(["table"]);
  expect(ids("구분선")).toEqual(["rule"]);
  expect(ids("이미지")).toEqual(["image"]);
});

test("desk: Korean finds by initials and while a syllable is still being composed", () => {
  expect(ids("ㅇㅇ")).toContain("quote");
  expect(ids("ㄷㅅ")).toEqual(["diagram"]);
  // 소제목 on its way: ㅅ, 소, 솢, 소제, 소젬.
  for (const typed of ["ㅅ", "소", "솢", "소제", "소젬", "소제목"]) expect(ids(typed), typed).toContain("h2");
});

test("a line that names no block, such as a path, opens nothing", () => {
  expect(ids("etc")).toEqual([]);
  expect(ids("없는 것")).toEqual([]);
});
