import { expect, test } from "vitest";
import { bearing, ringRadius, ringSites } from "./range-rings.ts";

test("bearings run clockwise from north", () => {
  const home = { lat: 0, lon: 0 };
  expect(bearing(home, { lat: 1, lon: 0 })).toBeCloseTo(0);
  expect(bearing(home, { lat: 0, lon: 1 })).toBeCloseTo(90);
  expect(bearing(home, { lat: -1, lon: 0 })).toBeCloseTo(180);
  expect(bearing(home, { lat: 0, lon: -1 })).toBeCloseTo(270);
});

test("each ring is ten times as far", () => {
  expect(ringRadius(10)).toBeCloseTo(0.25);
  expect(ringRadius(100)).toBeCloseTo(0.5);
  expect(ringRadius(10_000)).toBe(1);
  expect(ringRadius(0)).toBe(0);
});

test("Busan lies south-east, Tokyo east, Singapore south-west", () => {
  const degrees = Object.fromEntries(ringSites().map((site) => [site.code, site.degrees]));
  expect(degrees.PUS1).toBeGreaterThan(130);
  expect(degrees.PUS1).toBeLessThan(160);
  expect(degrees.NRT1).toBeGreaterThan(80);
  expect(degrees.NRT1).toBeLessThan(110);
  expect(degrees.SIN1).toBeGreaterThan(200);
  expect(degrees.SIN1).toBeLessThan(240);
});
