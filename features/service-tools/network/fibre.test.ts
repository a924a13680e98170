import { expect, test } from "vitest";
import { coreCodes, rttBetween } from "#content/figures/network.ts";
import { popByCode, pops } from "#content/pops.ts";
import { fibreFloorMs, greatCircleKm } from "./fibre.ts";

const seoul = popByCode("ICN");

test("Seoul to Singapore: 4,673 km, 45.8 ms in glass, 70 ms promised", () => {
  const km = greatCircleKm(seoul, popByCode("SIN"));
  expect(km).toBeGreaterThan(4_640);
  expect(km).toBeLessThan(4_700);
  expect(fibreFloorMs(4_673)).toBeCloseTo(45.8, 1);
  expect(rttBetween("ICN", "SIN")).toBe(70);
});

test("no promise is faster than light", () => {
  for (const pop of pops) expect(pop.rtt).toBeGreaterThanOrEqual(fibreFloorMs(greatCircleKm(seoul, pop)));
  for (const from of coreCodes) {
    for (const to of coreCodes) {
      const floor = fibreFloorMs(greatCircleKm(popByCode(from), popByCode(to)));
      expect(rttBetween(from, to), `${from}-${to}`).toBeGreaterThanOrEqual(floor);
    }
  }
});

test("the matrix is whole and the same in both directions", () => {
  for (const from of coreCodes) for (const to of coreCodes) expect(rttBetween(from, to)).toBe(rttBetween(to, from));
  expect(rttBetween("HKG", "HKG")).toBe(0);
  expect(rttBetween("BKK", "GRU")).toBeUndefined();
});

test("no pair is slower than the detour through a third city", () => {
  for (const from of coreCodes)
    for (const to of coreCodes)
      for (const via of coreCodes) {
        const direct = rttBetween(from, to) ?? Number.NaN;
        const detour = (rttBetween(from, via) ?? Number.NaN) + (rttBetween(via, to) ?? Number.NaN);
        expect(direct, `${from}-${to} against ${via}`).toBeLessThanOrEqual(detour);
      }
});
