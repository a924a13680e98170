import { expect, test } from "vitest";
import { type BusinessCalendar, roundTheClock } from "#features/support/rules/business-calendar.ts";
import { commonHours } from "./desk-calendar.ts";

const day = [
  { from: 10 * 60, to: 12 * 60 },
  { from: 13 * 60, to: 19 * 60 + 30 },
];
const desk = (week: BusinessCalendar["week"]): BusinessCalendar => ({ timeZone: "Asia/Seoul", week, holidays: new Set() });

test("hours are named as they are set, and only where every day that is worked has the same", () => {
  expect(commonHours(desk([[], day, day, day, day, day, []]), "–")).toBe("10:00–12:00, 13:00–19:30");
  expect(commonHours(desk([[], day, day, day, day, day, day.slice(0, 1)]), "–")).toBeNull();
  expect(commonHours(desk([[], [], [], [], [], [], []]), "–")).toBeNull();
  expect(commonHours(roundTheClock, "–"), "not Korea's time").toBeNull();
});
