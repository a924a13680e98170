import { describe, expect, it } from "vitest";
import { dataFigures } from "#content/figures/data.ts";
import { clockEnd, failoverPassage, rebuildSeconds, scenarioIds, waitingWrites } from "./failover-clock.ts";

describe("failoverPassage", () => {
  it("promotes the standby in 38 s, inside the promise of 60", () => {
    const passage = failoverPassage("primary", 500);
    expect(passage.events.map(({ at }) => at)).toEqual([0, 15, 20, 28, 38, 538]);
    expect(passage.pauseSeconds).toBe(38);
    expect(passage.pauseSeconds).toBeLessThanOrEqual(dataFigures.failoverSeconds);
  });

  it("waits ten seconds for a silent standby, then writes on one copy until it is rebuilt", () => {
    const passage = failoverPassage("standby", 500);
    expect(passage.pauseSeconds).toBe(10);
    expect(passage.protectedAfterSeconds).toBe(510);
  });

  it("promises no time for a cut line, which somebody has to repair", () => {
    expect(failoverPassage("link", 500).pauseSeconds).toBe(10);
    expect(failoverPassage("link", 500).protectedAfterSeconds).toBeUndefined();
  });

  it("leaves writes alone when only the replica is gone", () => {
    const passage = failoverPassage("replica", 500);
    expect(passage.pauseSeconds).toBe(0);
    expect(passage.protectedAfterSeconds).toBeUndefined();
    expect(clockEnd(passage)).toBe(15);
  });

  it("tells its events in order in every scenario", () => {
    for (const scenario of scenarioIds) {
      const times = failoverPassage(scenario, 1000).events.map(({ at }) => at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });
});

it("copies 500 GB over 10 Gbps at 80% in 500 seconds", () => {
  expect(rebuildSeconds(500)).toBe(500);
});

it("counts the writes that wait, not any that were confirmed", () => {
  expect(waitingWrites(38, 200)).toBe(7600);
  expect(waitingWrites(0, 200)).toBe(0);
});
