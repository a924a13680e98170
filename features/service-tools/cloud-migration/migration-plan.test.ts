import { describe, expect, it } from "vitest";
import { migrationPlan, waveCount } from "./migration-plan.ts";

describe("migration plan", () => {
  it("fits 100 servers into twelve weeks with three waves", () => {
    const plan = migrationPlan(100);
    expect(plan.weeks).toBe(12);
    expect(plan.waves).toBe(3);
    expect(plan.stages.find((stage) => stage.id === "pilot")).toMatchObject({ from: 5, to: 5 });
    expect(plan.stages.find((stage) => stage.id === "hypercare")).toMatchObject({ from: 9, to: 12 });
  });

  it("needs no wave when the pilot moves everything", () => {
    expect(waveCount(10)).toBe(0);
    expect(migrationPlan(10).weeks).toBe(8);
  });

  it("keeps the way back open for 14 days after the last move, never beyond the plan", () => {
    for (const servers of [10, 50, 51, 100, 200]) {
      const plan = migrationPlan(servers);
      const back = plan.stages.find((stage) => stage.id === "rollback");
      expect(back?.to).toBeLessThanOrEqual(plan.weeks);
      expect(plan.stages.every((stage) => stage.from <= stage.to)).toBe(true);
    }
  });

  it("grows with the estate", () => {
    expect(migrationPlan(200).weeks).toBe(15);
  });
});
