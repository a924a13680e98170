import { describe, expect, it } from "vitest";
import { databaseSizes, maxConnections } from "#content/figures/data.ts";
import { clusterPrice } from "./cluster-price.ts";

describe("clusterPrice", () => {
  it("adds two nodes and two disks for the smallest pair: 64,000 + 26,000", () => {
    expect(clusterPrice({ size: "M2", shape: "pair", gb: 100, replicas: 0 })?.total.krw).toBe(90_000);
  });

  it("counts the disk once per copy, replicas included", () => {
    const price = clusterPrice({ size: "D8", shape: "pair", gb: 500, replicas: 1 });
    expect(price?.copies).toBe(3);
    expect(price?.total.krw).toBe(3 * 264_000 + 3 * 500 * 130);
    expect(price?.total.usd).toBeCloseTo(3 * 189 + 3 * 500 * 0.093, 2);
  });

  it("does not sell more disk than the size takes", () => {
    const held = clusterPrice({ size: "M2", shape: "single", gb: 5_000, replicas: 0 });
    expect(held?.diskPrice.krw).toBe(1_000 * 130);
  });

  it("has no list price for the largest sizes, nor for unknown ones", () => {
    expect(clusterPrice({ size: "X64", shape: "pair", gb: 500, replicas: 0 })).toBeUndefined();
    expect(clusterPrice({ size: "nonsense", shape: "pair", gb: 500, replicas: 0 })).toBeUndefined();
  });
});

it("gives 25 connections per GB and stops at 5,000", () => {
  expect(databaseSizes.map(({ ramGb }) => maxConnections(ramGb))).toEqual([100, 200, 400, 800, 1600, 5000, 5000]);
});
