import { describe, expect, it } from "vitest";
import { facts } from "#content/facts.ts";
import { availabilityPercent, combinedAvailability, downtimeSeconds } from "./path-availability.ts";

describe("availability of paths", () => {
  it("makes 99.9999% of two independent paths of 99.9%", () => {
    const two = combinedAvailability(0.999, 2);
    expect(two).toBeCloseTo(0.999999, 9);
    expect(availabilityPercent(two)).toBe("99.9999");
    expect(downtimeSeconds(two)).toBeCloseTo(2.6, 1);
  });

  it("falls to the shared duct's own figure", () => {
    const ducted = combinedAvailability(0.999, 2, 0.9995);
    expect(ducted).toBeLessThan(0.9995);
    expect(availabilityPercent(ducted)).toBe("99.9499");
    expect(downtimeSeconds(ducted)).toBeGreaterThan(500 * downtimeSeconds(combinedAvailability(0.999, 2)));
  });

  it("agrees with the downtime table of the SLA", () => {
    expect(`${(downtimeSeconds(0.999) / 60).toFixed(1)} min`).toBe(facts.downtimePer30Days["99.9%"]);
    expect(`${(downtimeSeconds(0.9999) / 60).toFixed(1)} min`).toBe(facts.downtimePer30Days["99.99%"]);
    expect(`${downtimeSeconds(0.99999).toFixed(0)} s`).toBe(facts.downtimePer30Days["99.999%"]);
  });

  it("writes as many nines as there are", () => {
    expect([0.995, 0.999, 0.9995, 0.9999].map(availabilityPercent)).toEqual(["99.5", "99.9", "99.95", "99.99"]);
    expect(availabilityPercent(combinedAvailability(0.999, 3))).toBe("99.9999999");
    expect(availabilityPercent(combinedAvailability(0.9999, 3))).toBe("99.99999999");
    expect(availabilityPercent(combinedAvailability(0.995, 2))).toBe("99.9975");
    expect(availabilityPercent(combinedAvailability(0.999, 2, 0.9999))).toBe("99.9899");
  });
});
