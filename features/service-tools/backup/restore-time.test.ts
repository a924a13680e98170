import { describe, expect, it } from "vitest";
import { neededGbps, readableSpan, restoreHours, spanText } from "./restore-time.ts";

describe("restoreHours", () => {
  it("matches the worked examples on 1 Gbps", () => {
    expect(restoreHours(1, 1000)).toBeCloseTo(2.78, 2);
    expect(restoreHours(10, 1000)).toBeCloseTo(27.8, 1);
    expect(restoreHours(50, 1000)).toBeCloseTo(138.9, 1);
  });

  it("is a tenth on 10 Gbps and ten times as long on 100 Mbps", () => {
    expect(restoreHours(10, 10_000)).toBeCloseTo(restoreHours(10, 1000) / 10, 10);
    expect(restoreHours(10, 100)).toBeCloseTo(restoreHours(10, 1000) * 10, 10);
  });
});

it("names a line that really makes it", () => {
  for (const [tb, hours] of [
    [10, 8],
    [50, 24],
    [1, 4],
    [200, 4],
  ] as const) {
    expect(restoreHours(tb, neededGbps(tb, hours) * 1000)).toBeLessThanOrEqual(hours);
  }
  expect(neededGbps(10, 8)).toBe(3.5);
});

it("speaks in minutes, hours and days", () => {
  expect(readableSpan(0.5)).toEqual({ value: "30", unit: "minutes" });
  expect(readableSpan(2.7778)).toEqual({ value: "2.8", unit: "hours" });
  expect(readableSpan(138.9)).toEqual({ value: "139", unit: "hours" });
  expect(readableSpan(1389)).toEqual({ value: "58", unit: "daysUnit" });
});

it("puts a space before the unit in English and none in Korean", () => {
  expect(spanText(27.8, { minutes: "min", hours: "h", daysUnit: "days" }, "en")).toBe("28 h");
  expect(spanText(27.8, { minutes: "분", hours: "시간", daysUnit: "일" }, "ko")).toBe("28시간");
});
