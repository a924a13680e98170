import { describe, expect, it } from "vitest";
import { retentionPlan, touchedShare, wholePercents } from "./retention.ts";

const plan = { sourceGb: 1000, changePercent: 2, daily: 14, weekly: 8, monthly: 12, reduction: 3, offsite: true, vms: 0, servers: 0 };

describe("retentionPlan", () => {
  it("works out the example: 7,789 GB before, 2,597 GB after 3:1", () => {
    const result = retentionPlan(plan);
    expect(result.parts.full).toBe(1000);
    expect(result.parts.daily).toBeCloseTo(280, 6);
    expect(result.parts.weekly).toBeCloseTo(8 * 131.87, 0);
    expect(result.parts.monthly).toBeCloseTo(12 * 454.5, -1);
    expect(result.storedGb).toBe(2597);
    expect(result.vault.krw).toBe(2597 * 45);
    expect(result.offsite.krw).toBe(2597 * 30);
    expect(result.total.krw).toBe(2597 * 75);
  });

  it("costs ₩22,500 for 500 stored GB without copy and agents", () => {
    const small = retentionPlan({ ...plan, sourceGb: 500, daily: 0, weekly: 0, monthly: 0, reduction: 1, offsite: false });
    expect(small.total.krw).toBe(22_500);
  });

  it("counts agents by kind", () => {
    const agents = retentionPlan({ ...plan, sourceGb: 0, vms: 10, servers: 2 });
    expect(agents.total).toEqual({ krw: 10 * 9_000 + 2 * 35_000, usd: 114 });
  });

  it("shrinks with a better ratio and reaches back as far as its longest series", () => {
    expect(retentionPlan({ ...plan, reduction: 5 }).storedGb).toBeLessThan(retentionPlan(plan).storedGb);
    expect(retentionPlan(plan).reachDays).toBe(360);
    expect(retentionPlan({ ...plan, monthly: 0 }).reachDays).toBe(56);
  });
});

it("never touches more than everything", () => {
  expect(touchedShare(2, 1)).toBeCloseTo(0.02, 10);
  expect(touchedShare(100, 7)).toBe(1);
  expect(touchedShare(50, 30)).toBeLessThanOrEqual(1);
});

describe("wholePercents", () => {
  it("adds up to 100 where plain rounding gives 101", () => {
    expect(wholePercents([19.7, 5.5, 20.8, 54])).toEqual([20, 5, 21, 54]);
    expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
    expect(wholePercents([0, 0])).toEqual([0, 0]);
  });
});
