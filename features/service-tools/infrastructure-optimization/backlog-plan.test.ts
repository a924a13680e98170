import { describe, expect, it } from "vitest";
import { findings } from "#content/figures/infrastructure-optimization.ts";
import { backlogPlan, byYield } from "./backlog-plan.ts";

const items = [
  { id: "big", effort: 10, impact: 9 },
  { id: "quick", effort: 1, impact: 6 },
  { id: "middle", effort: 3, impact: 9 },
  { id: "late", effort: 1, impact: 1 },
];

describe("backlog plan", () => {
  it("takes the highest impact per day first", () => {
    expect(byYield(items).map((item) => item.id)).toEqual(["quick", "middle", "late", "big"]);
    expect(backlogPlan(items, 4)).toMatchObject({ planned: ["quick", "middle"], used: 4 });
  });

  it("passes over what does not fit and still uses the last day", () => {
    expect(backlogPlan(items, 2).planned).toEqual(["quick", "late"]);
  });

  it("says which share of all impact the plan reaches", () => {
    expect(backlogPlan(items, 4).share).toBeCloseTo(15 / 25);
    expect(backlogPlan(items, 0)).toEqual({ planned: [], used: 0, share: 0 });
    const all = findings.reduce((sum, finding) => sum + finding.effort, 0);
    expect(backlogPlan(findings, all).share).toBe(1);
  });
});
