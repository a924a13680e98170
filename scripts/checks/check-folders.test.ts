import { expect, test } from "vitest";
import { folderProblems } from "./check-folders.ts";

const inFolder = (folder: string, count: number) => Array.from({ length: count }, (_, n) => `${folder}/part-${n}.tsx`);

test("a folder may have 25 files side by side, and their tests", () => {
  expect(folderProblems([...inFolder("ui/page", 25), "ui/page/part-1.test.tsx", "ui/page/part.css"])).toEqual([]);
});

test("the 26th is refused, unless a flat list is the point", () => {
  expect(folderProblems(inFolder("ui/page", 26))).toEqual([expect.stringContaining("ui/page has 26 files")]);
  expect(folderProblems(inFolder("app/routes/site", 60))).toEqual([]);
});
