import { expect, test } from "vitest";
import { accelerationCities, wayFrom } from "#content/figures/acceleration-service.ts";
import { edgeFirstByte, openFirstByte, roundTrips } from "./first-byte.ts";
import { axisEnd, axisStep, edgeTeeth, openTeeth } from "./ladder.ts";

const same = (ms: number) => ms;
const lastX = (d: string | undefined) => Number(d?.match(/L([\d.]+) [\d.]+$/)?.[1]);

test("the last tooth ends at the time to first byte", () => {
  for (const { code } of accelerationCities)
    for (const trips of Object.values(roundTrips)) {
      const way = wayFrom(code);
      expect(lastX(openTeeth(way, trips, same, 0, 1).at(-1)?.d)).toBeCloseTo(openFirstByte(way, trips));
      expect(lastX(edgeTeeth(way, trips, same, 0, 1, 2).at(-1)?.d)).toBeCloseTo(edgeFirstByte(way, trips));
    }
});

test("only the last round trip is the request", () => {
  expect(openTeeth(wayFrom("CGK"), 3, same, 0, 1).map(({ request }) => request)).toEqual([false, false, true]);
});

test("the axis has a handful of round marks", () => {
  expect(axisStep(354)).toBe(50);
  expect(axisEnd(wayFrom("CGK"), 3)).toBe(400);
  for (const { code } of accelerationCities)
    expect(axisEnd(wayFrom(code), 4) / axisStep(openFirstByte(wayFrom(code), 4))).toBeLessThanOrEqual(8);
});
