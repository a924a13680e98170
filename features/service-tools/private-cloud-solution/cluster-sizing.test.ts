import { describe, expect, it } from "vitest";
import { nodeTypes } from "#content/figures/private-cloud-solution.ts";
import { nodeCapacity, sizeCluster } from "./cluster-sizing.ts";

const [n32, n64] = nodeTypes;
if (!n32 || !n64) throw new Error("node types are missing");

describe("nodeCapacity", () => {
  it("keeps a sixteenth of the memory back and writes storage three times, to 80%", () => {
    expect(nodeCapacity(n32, 4)).toEqual({ cpu: 128, ram: 480, storage: (30.72 * 0.8) / 3 });
  });

  it("never gives more than 4 vCPU per core", () => {
    expect(nodeCapacity(n32, 8).cpu).toBe(128);
  });
});

describe("sizeCluster", () => {
  it("fits 240 vCPU, 960 GB and 16 TB into three nodes, one of them spare", () => {
    const size = sizeCluster({ vcpu: 240, ramGb: 960, storageTb: 16, ratio: 4 }, n32);
    expect(size).toMatchObject({ working: 2, total: 3, limit: "ram" });
    expect(size.used.ram).toBe(1);
    expect(size.used.cpu).toBeCloseTo(0.9375);
  });

  it("adds a node for the first gigabyte too many, because memory is never overcommitted", () => {
    expect(sizeCluster({ vcpu: 240, ramGb: 961, storageTb: 16, ratio: 4 }, n32).total).toBe(4);
  });

  it("starts at three nodes however small the need", () => {
    expect(sizeCluster({ vcpu: 8, ramGb: 16, storageTb: 1, ratio: 1 }, n64).total).toBe(3);
  });

  it("names the resource that decides", () => {
    expect(sizeCluster({ vcpu: 240, ramGb: 960, storageTb: 16, ratio: 1 }, n32)).toMatchObject({ limit: "cpu", working: 8, total: 9 });
    expect(sizeCluster({ vcpu: 64, ramGb: 128, storageTb: 40, ratio: 4 }, n32)).toMatchObject({ limit: "storage", working: 5, total: 6 });
  });
});
