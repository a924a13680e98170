import { expect, test } from "vitest";
import { distanceKm, fibreFloorMs } from "./distance.ts";
import { popByCode, pops } from "./pops.ts";

const seoul = popByCode("ICN");

test("known distances from Seoul", () => {
  expect(distanceKm(seoul, popByCode("NRT"))).toBeCloseTo(1157, -1);
  expect(distanceKm(seoul, popByCode("SIN"))).toBeCloseTo(4668, -2);
  expect(distanceKm(seoul, seoul)).toBe(0);
});

test("no target round trip is quicker than light in fibre", () => {
  for (const pop of pops) expect(pop.rtt, pop.code).toBeGreaterThanOrEqual(fibreFloorMs(distanceKm(seoul, pop)));
});
