import { describe, expect, it } from "vitest";
import { breakEvenDays, lifecycleCost } from "./lifecycle-cost.ts";

describe("lifecycleCost", () => {
  it("keeps 30 hot days at ₩28 and 335 archived days at ₩6", () => {
    const cost = lifecycleCost({ gbPerDay: 100, keepDays: 365, hotDays: 30 });
    expect(cost.hotGb).toBe(3_000);
    expect(cost.archiveGb).toBe(33_500);
    expect(cost.total.krw).toBe(3_000 * 28 + 33_500 * 6);
    expect(cost.allHot.krw).toBe(36_500 * 28);
    expect(cost.savedKrw).toBe(1_022_000 - 285_000);
    expect(Math.round(cost.savedShare * 100)).toBe(72);
  });

  it("bills ninety days in the archive even for ten", () => {
    const cost = lifecycleCost({ gbPerDay: 100, keepDays: 40, hotDays: 30 });
    expect(cost.archiveDays).toBe(10);
    expect(cost.archiveGb).toBe(9_000);
    expect(cost.minimumGb).toBe(8_000);
    expect(cost.savedKrw).toBe(4_000 * 28 - (3_000 * 28 + 9_000 * 6));
    expect(cost.savedKrw).toBeLessThan(0);
  });

  it("moves nothing when the data is deleted first", () => {
    const cost = lifecycleCost({ gbPerDay: 100, keepDays: 30, hotDays: 30 });
    expect(cost.archiveGb).toBe(0);
    expect(cost.savedKrw).toBe(0);
  });
});

it("breaks even where 90 × 6 meets 28 a day", () => {
  expect(breakEvenDays()).toBe(20);
  const stay = (days: number) => lifecycleCost({ gbPerDay: 10, keepDays: 30 + days, hotDays: 30 }).savedKrw;
  expect(stay(breakEvenDays())).toBeGreaterThan(0);
  expect(stay(breakEvenDays() - 1)).toBeLessThan(0);
});
