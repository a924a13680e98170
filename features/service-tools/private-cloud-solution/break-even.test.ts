import { describe, expect, it } from "vitest";
import { nodeTypes, privateCloud } from "#content/figures/private-cloud-solution.ts";
import { breakEven, privateCost, publicCost, publicMatch } from "./break-even.ts";
import { sizeCluster } from "./cluster-sizing.ts";

const [n32, n64] = nodeTypes;
if (!n32 || !n64) throw new Error("node types are missing");
const need = { vcpu: 240, ramGb: 960, storageTb: 16, ratio: 4 };

describe("publicMatch", () => {
  it("buys 60 M8 for 240 vCPU and 960 GB, with their disks counted", () => {
    expect(publicMatch(need)).toMatchObject({ units: 60, extraGb: 0, full: { krw: 7_680_000 }, committed: { krw: 6_528_000 } });
  });

  it("takes dedicated vCPU when cores are not shared four ways, and bills the missing disk", () => {
    const match = publicMatch({ ...need, ratio: 2 });
    expect(match.plan.id).toBe("D4");
    expect(match).toMatchObject({ units: 60, full: { krw: 7_920_000 }, extraGb: 6_400, storage: { krw: 832_000 } });
  });
});

describe("publicCost", () => {
  it("rises with the hours and stops at the term price", () => {
    const match = publicMatch(need);
    expect(publicCost(match, 0.5).krw).toBe(3_840_000);
    expect(publicCost(match, 0.85).krw).toBe(6_528_000);
    expect(publicCost(match, 1).krw).toBe(6_528_000);
  });
});

describe("breakEven", () => {
  it("crosses at 66% for the case the page tells", () => {
    const own = privateCost(n32, sizeCluster(need, n32).total);
    expect(own.krw).toBe(5_100_000);
    const result = breakEven(publicMatch(need), own);
    expect(result.kind === "at" && Math.round(result.share * 100)).toBe(66);
  });

  it("lies inside the range the page names for a filled three-node cluster of either node", () => {
    const large = { vcpu: 480, ramGb: 1920, storageTb: 32, ratio: 4 };
    const result = breakEven(publicMatch(large), privateCost(n64, sizeCluster(large, n64).total));
    const share = result.kind === "at" ? result.share * 100 : 0;
    expect(share).toBeGreaterThan(privateCloud.breakEven.from);
    expect(share).toBeLessThan(privateCloud.breakEven.to);
  });

  it("moves left as the cluster grows, because one spare serves more nodes", () => {
    const grown = { vcpu: 1280, ramGb: 4800, storageTb: 80, ratio: 4 };
    const result = breakEven(publicMatch(grown), privateCost(n32, sizeCluster(grown, n32).total));
    expect(result.kind === "at" && result.share).toBeLessThan(0.6);
  });

  it("admits when private never pays: many cores, little memory", () => {
    const cores = { vcpu: 512, ramGb: 256, storageTb: 4, ratio: 4 };
    expect(breakEven(publicMatch(cores), privateCost(n32, sizeCluster(cores, n32).total)).kind).toBe("never");
  });
});
