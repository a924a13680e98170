import { describe, expect, it } from "vitest";
import { type Devices, fitRack, rackBill, rackNeed } from "./rack-fit.ts";

const devices: Devices = {
  server1: { count: 10, watts: 240 },
  server2: { count: 1, watts: 420 },
  chassis: { count: 0, watts: 1600 },
  switch: { count: 2, watts: 120 },
};

describe("rackNeed", () => {
  it("adds up units and measured watts", () => {
    expect(rackNeed(devices, true)).toEqual({ units: 14, watts: 3060, dual: true });
  });
});

describe("fitRack", () => {
  const planOf = (units: number, watts: number, dual: boolean) => {
    const fit = fitRack({ units, watts, dual });
    return fit ? [fit.plan.id, fit.breaker, fit.extraKw, fit.why] : undefined;
  };

  it("takes the smallest plan that holds space and power", () => {
    expect(planOf(1, 200, false)).toEqual(["1u", "1u", 0, "space"]);
    expect(planOf(4, 900, false)).toEqual(["quarter", "quarter", 0, "space"]);
    expect(planOf(8, 1500, false)).toEqual(["half", "half", 0, "power"]);
    expect(planOf(14, 3060, true)).toEqual(["full", "full", 0, "power"]);
  });

  it("gives A and B feeds from the full rack on", () => {
    expect(planOf(4, 900, true)).toEqual(["full", "full", 0, "feeds"]);
  });

  it("sells whole kilowatts up to 6.6 kW, then the dense rack", () => {
    expect(planOf(20, 3301, true)).toEqual(["full", "boosted", 1, "power"]);
    expect(planOf(20, 5300, true)).toEqual(["full", "boosted", 2, "power"]);
    expect(planOf(20, 6600, true)).toEqual(["full", "boosted", 4, "power"]);
    expect(planOf(20, 6601, true)).toEqual(["dense", "dense", 0, "power"]);
  });

  it("refuses what one rack cannot hold", () => {
    expect(planOf(43, 3000, true)).toBeUndefined();
    expect(planOf(10, 10_001, true)).toBeUndefined();
  });
});

describe("rackBill", () => {
  it("prices the first state of the page: a full rack with two cross-connects", () => {
    const fit = fitRack(rackNeed(devices, true));
    expect(fit && rackBill(fit, { mbps: 100, crossConnects: 2 })).toMatchObject({
      total: { krw: 1_350_000 + 300_000 },
      once: { krw: 300_000 + 400_000 },
    });
  });

  it("adds kilowatts and bandwidth past the plan", () => {
    const fit = fitRack({ units: 20, watts: 5300, dual: true });
    expect(fit && rackBill(fit, { mbps: 150, crossConnects: 0 }).total.krw).toBe(1_350_000 + 2 * 220_000 + 50 * 9_000);
  });
});
