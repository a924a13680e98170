import { expect, test } from "vitest";
import { rttTableCodes } from "#content/figures/home.ts";
import { measureOrigin, median, roundTrips } from "./round-trip.ts";

test("Tokyo: 1,160 km as on the card of its data centre, a floor of 12 ms, a target of 31", () => {
  expect(roundTrips(["NRT"])).toEqual([{ code: "NRT", km: 1160, floorMs: 12, targetMs: 31 }]);
});

test("every target of the table lies above its floor", () => {
  for (const row of roundTrips(rttTableCodes)) expect(row.targetMs, row.code).toBeGreaterThan(row.floorMs);
});

test("median of an odd and an even number of values", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 9, 5, 7])).toBe(6);
});

test("the first request warms the connection and is not counted", async () => {
  const durations = [400, 20, 30, 10, 25, 15];
  let clock = 0;
  let asked = 0;
  const ask = async () => {
    clock += durations[asked] ?? 0;
    asked += 1;
  };
  expect(await measureOrigin(ask, () => clock)).toEqual({ medianMs: 20, fastestMs: 10, count: 5 });
  expect(asked).toBe(6);
});
