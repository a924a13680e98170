import { describe, expect, it } from "vitest";
import { facts } from "#content/facts.ts";
import { greatCircleKm } from "#features/service-tools/network/fibre.ts";
import { circleOnEarth, citiesByDistance, coveredCities, nearestCompute, ringKm, ringMs } from "./latency-ring.ts";

describe("latency rings", () => {
  it("allows 1 ms of round trip per 100 km of fibre, and fibre half as long again as the straight line", () => {
    expect(ringKm(15)).toBe(1_000);
    expect(ringMs(1_000)).toBe(15);
  });

  it("finds the nearest compute city", () => {
    expect(nearestCompute("ICN")).toMatchObject({ km: 0, ms: 0 });
    expect(nearestCompute("TAE").compute.code).toBe("PUS");
    expect(nearestCompute("KUL").compute.code).toBe("SIN");
    expect(nearestCompute("KUL").ms).toBeCloseTo(4.6, 0);
    expect(nearestCompute("GRU").compute.code).toBe("IAD");
  });

  it("covers the compute cities at once and never fewer cities with more time", () => {
    expect(coveredCities(0)).toBe(facts.edgeComputeCities);
    const counts = [5, 10, 20, 40, 200].map(coveredCities);
    expect([...counts].sort((a, b) => a - b)).toEqual(counts);
    expect(counts.at(-1)).toBe(facts.popCities);
    expect(citiesByDistance()).toHaveLength(facts.popCities);
  });

  it("draws a circle whose points are all as far away as asked", () => {
    for (const [lat, lon] of circleOnEarth([37.57, 126.98], 1_333)) {
      expect(greatCircleKm({ lat: 37.57, lon: 126.98 }, { lat, lon })).toBeCloseTo(1_333, 0);
    }
  });
});
