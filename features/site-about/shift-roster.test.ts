import { expect, test } from "vitest";
import { page as en } from "#content/en/about.ts";
import { page as ko } from "#content/ko/about.ts";
import { shiftPieces } from "./shift-roster.tsx";

test("a night shift is two pieces of the day", () => {
  expect(shiftPieces("23:00", "07:30")).toEqual([
    { start: 23, end: 24 },
    { start: 0, end: 7.5 },
  ]);
  expect(shiftPieces("07:00", "15:30")).toEqual([{ start: 7, end: 15.5 }]);
});

test("the shifts cover the day with half an hour of overlap at each hand-over, in both languages", () => {
  for (const page of [en, ko]) {
    const { shifts } = page.operate.roster;
    const hours = shifts.flatMap(({ from, to }) => shiftPieces(from, to)).reduce((sum, { start, end }) => sum + end - start, 0);
    expect(hours).toBe(24 + shifts.length * 0.5);
  }
});
