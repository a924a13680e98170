import { expect, test } from "vitest";
import { availabilityClass, designCost, leftMbps, patterns, ports, redundancyScore } from "./topology.ts";

test("the score counts what fails together", () => {
  expect(patterns.map(redundancyScore)).toEqual([1, 2, 3, 4]);
  expect(patterns.map(availabilityClass)).toEqual([undefined, undefined, "99.9%", "99.99%"]);
  expect(patterns.map((pattern) => ports(pattern).length)).toEqual([1, 2, 2, 4]);
});

test("a port and a 500 Mbps circuit cost 930,000 won and pay from about 13 TB", () => {
  const cost = designCost({ pattern: "single", port: "1", circuits: ["500", "0", "0", "0", "0"] });
  expect(cost.krw).toBe(930_000);
  expect(cost.usd).toBe(321 + 343);
  // 930,000 ÷ (0.05 × 1,400) = 13,286 GB
  expect(cost.breakEvenTb).toBeCloseTo(13.286, 2);
});

test("every cloud gets a circuit on every port", () => {
  const cost = designCost({ pattern: "full", port: "10", circuits: ["1000", "500", "0", "0", "100"] });
  expect(cost.ports).toMatchObject({ count: 4, krw: 6_400_000 });
  expect(cost.circuits).toMatchObject({ count: 12, krw: 4 * (720_000 + 480_000 + 180_000) });
  expect(cost.perPortMbps).toBe(1_600);
  expect(cost.fits).toBe(true);
});

test("circuits must fit into the port", () => {
  expect(designCost({ pattern: "single", port: "1", circuits: ["1000", "100", "0", "0", "0"] }).fits).toBe(false);
  expect(designCost({ pattern: "single", port: "1", circuits: ["500", "500", "0", "0", "0"] }).fits).toBe(true);
});

test("what is left after a cut", () => {
  expect(patterns.map((pattern) => leftMbps(pattern, "500", "device"))).toEqual([0, 500, 500, 1_500]);
  expect(patterns.map((pattern) => leftMbps(pattern, "500", "location"))).toEqual([0, 0, 500, 1_000]);
  expect(leftMbps("full", "0", "none")).toBe(0);
});
