import { expect, test } from "vitest";
import { lineEnds, lineStepsMbps } from "#content/figures/dedicated-line.ts";
import { leadTime, lineRtt, priceBand, pricedRoute, reachOf, stepName } from "./line-quote.ts";

const order = { a: "ICN1", z: "PUS1", mbps: 100, offNet: false, diverse: false } as const;

test("round trips are those of the promise: metro below 1, Busan 7, Tokyo 31, Singapore 70", () => {
  expect((["ICN2", "PUS1", "NRT1", "SIN1"] as const).map((z) => lineRtt("ICN1", z))).toEqual([1, 7, 31, 70]);
  expect(lineRtt("NRT1", "SIN1")).toBe(68);
});

test("every pair of ends has a round trip", () => {
  for (const { id: a } of lineEnds) for (const { id: z } of lineEnds) if (a !== z) expect(lineRtt(a, z), `${a}-${z}`).toBeGreaterThan(0);
});

test("the slowest part decides the lead time", () => {
  expect(leadTime(order)).toEqual({ unit: "days", from: 5, to: 10 });
  expect(leadTime({ ...order, offNet: true })).toEqual({ unit: "weeks", from: 4, to: 8 });
  expect(leadTime({ ...order, z: "SIN1" })).toEqual({ unit: "weeks", from: 6, to: 12 });
  expect(reachOf("ICN1", "ICN2")).toBe("metro");
});

test("printed prices are given as they are", () => {
  expect(priceBand(order)).toEqual({ kind: "list", price: { krw: 1_400_000, usd: 1_000 } });
  expect(priceBand({ ...order, mbps: 1_000 })).toEqual({ kind: "list", price: { krw: 3_900_000, usd: 2_786 } });
  expect(pricedRoute("SIN1", "ICN2")).toBe("singapore");
});

test("between 100 Mbps and 1 Gbps the band follows the curve, ± 10%, inside the two prices", () => {
  // 1,400,000 × (3.9 ÷ 1.4)^0.699 = 2,865,000
  expect(priceBand({ ...order, mbps: 500 })).toMatchObject({ kind: "between", low: { krw: 2_600_000 }, high: { krw: 3_150_000 } });
  for (const z of ["ICN2", "PUS1", "NRT1", "SIN1"] as const)
    for (const mbps of [200, 500]) {
      const band = priceBand({ ...order, z, mbps });
      if (band.kind !== "between") throw new Error("expected a band");
      expect(band.low.krw).toBeLessThan(band.high.krw);
      expect(band.low.usd).toBeLessThanOrEqual(band.high.usd);
    }
});

test("below 100 Mbps the 100 Mbps price is the most it can be", () => {
  expect(priceBand({ ...order, mbps: 50 })).toEqual({ kind: "upTo", price: { krw: 1_400_000, usd: 1_000 } });
});

test("what is not printed is quoted, with its reason", () => {
  expect(priceBand({ ...order, mbps: 10_000 })).toEqual({ kind: "quote", reason: "bandwidth" });
  expect(priceBand({ ...order, offNet: true })).toEqual({ kind: "quote", reason: "offNet" });
  expect(priceBand({ ...order, diverse: true })).toEqual({ kind: "quote", reason: "diverse" });
  expect(priceBand({ ...order, a: "NRT1", z: "SIN1" })).toEqual({ kind: "quote", reason: "route" });
});

test("steps are named as people order them", () => {
  expect(lineStepsMbps.map(stepName)).toEqual([
    "10 Mbps",
    "50 Mbps",
    "100 Mbps",
    "200 Mbps",
    "500 Mbps",
    "1 Gbps",
    "2 Gbps",
    "5 Gbps",
    "10 Gbps",
    "100 Gbps",
  ]);
});
