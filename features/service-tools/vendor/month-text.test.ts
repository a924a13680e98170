import { expect, it } from "vitest";
import { dayText } from "./life-chart.tsx";
import { monthIndex } from "./lifecycle-dates.ts";
import { monthText } from "./month-text.ts";

it("writes months and days the way each language does", () => {
  expect(monthText(monthIndex(2025, 3), "en")).toBe("March 2025");
  expect(monthText(monthIndex(2025, 3), "ko")).toBe("2025년 3월");
  expect(dayText(new Date("2035-12-08T00:00:00Z"), "en")).toBe("8 December 2035");
  expect(dayText(new Date("2035-12-08T00:00:00Z"), "ko")).toBe("2035년 12월 8일");
});
