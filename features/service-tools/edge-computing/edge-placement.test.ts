import { describe, expect, it } from "vitest";
import { workloads } from "#content/figures/edge-computing.ts";
import { placement } from "./edge-placement.ts";

describe("placement", () => {
  it("sends fast answers and bulky raw data with tolerant state to the edge", () => {
    expect(placement({ latencyMs: 10, rawData: false, state: "tolerant" })).toBe("edge");
    expect(placement({ latencyMs: 5_000, rawData: true, state: "readMostly" })).toBe("edge");
  });

  it("keeps transactions in the region, and splits those that must also be fast", () => {
    expect(placement({ latencyMs: 300, rawData: false, state: "transaction" })).toBe("region");
    expect(placement({ latencyMs: 10, rawData: false, state: "transaction" })).toBe("split");
  });

  it("leaves at the region what gains nothing from the edge", () => {
    expect(placement({ latencyMs: 20, rawData: false, state: "tolerant" })).toBe("region");
  });

  it("gives the sample workloads all three answers", () => {
    expect(new Set(workloads.map((workload) => placement(workload)))).toEqual(new Set(["edge", "region", "split"]));
  });
});
