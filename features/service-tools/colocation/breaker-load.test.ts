import { describe, expect, it } from "vitest";
import { breakers } from "#content/figures/colocation.ts";
import { prices } from "#content/price-list.ts";
import { breakerLoad, btuPerHour, continuousKva, kvaOf } from "./breaker-load.ts";

describe("continuousKva", () => {
  it("is 3.52 kVA for 220 V × 20 A × 0.8", () => {
    expect(continuousKva(breakers.full)).toBeCloseTo(3.52, 6);
  });

  it("is 10.53 kVA for three phases of 380 V and 20 A", () => {
    expect(continuousKva(breakers.dense)).toBeCloseTo(10.53, 2);
  });
});

describe("breakerLoad", () => {
  it("loads a 20 A breaker to 73% with 3,060 W", () => {
    const load = breakerLoad(3060, breakers.full);
    expect(load.amps).toBeCloseTo(14.64, 2);
    expect(Math.round(load.share * 100)).toBe(73);
    expect(load.fits).toBe(true);
  });

  it("refuses what goes past 80%", () => {
    expect(breakerLoad(3345, breakers.full).fits).toBe(false);
    expect(breakerLoad(3344, breakers.full).fits).toBe(true);
  });

  it("wires every plan so that the power it sells fits its breaker with one feed gone", () => {
    for (const plan of prices().colocation) expect([plan.id, breakerLoad(plan.kw * 1000, breakers[plan.id]).fits]).toEqual([plan.id, true]);
    expect(breakerLoad(6600, breakers.boosted).fits).toBe(true);
  });
});

describe("kvaOf and btuPerHour", () => {
  it("turns watts into volt-amperes and heat", () => {
    expect(kvaOf(1900)).toBeCloseTo(2, 6);
    expect(btuPerHour(1000)).toBe(3412);
  });
});
