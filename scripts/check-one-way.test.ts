import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { oneWayProblems, rules, sources } from "./check-one-way.ts";

test("no file does by hand what has a module", () => {
  expect(sources().flatMap((file) => oneWayProblems(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["localStorage.getItem(key)", /browser-store/],
  ["const s = window.sessionStorage;", /browser-store/],
])("%s is refused outside its module", (code, sentence) => {
  expect(oneWayProblems("features/tickets/x.ts", code).join()).toMatch(sentence);
});

test("its own module may, a comment and a word in a list may", () => {
  for (const { only } of rules) expect(oneWayProblems(`${only[0]}x.ts`, "localStorage.getItem(key)")).toEqual([]);
  expect(oneWayProblems("content/cookies.ts", '// localStorage\nstore: "localStorage",')).toEqual([]);
});
