import { describe, expect, it } from "vitest";
import { bfdSeconds, topologies, topologyIds } from "#content/figures/network-design.ts";
import { carryingLinks, demandStates, failureEffect, failureRows, maxFlow, unreachable } from "./link-failure.ts";

const { small, mid, multi } = topologies;

describe("link failure", () => {
  it("adds up parallel ways and is bounded by the narrowest place", () => {
    expect(maxFlow(small.links, "office", ["cloud"])).toBe(1.5);
    expect(maxFlow(mid.links, "branch", ["servers"])).toBe(1.5);
    expect(maxFlow(multi.links, "users", ["appA", "appB"])).toBe(200);
    expect(maxFlow(multi.links, "appA", ["pus"])).toBe(20);
  });

  it("survives any single link in every reference topology", () => {
    for (const id of topologyIds) {
      for (const link of topologies[id].links) {
        for (const state of demandStates(topologies[id], [link.id])) expect(state.up, `${link.id} ${state.id}`).toBe(true);
      }
    }
  });

  it("goes down when both provider lines lie in one duct", () => {
    expect(failureEffect(small, "s-duct")).toMatchObject({ down: ["internet"], gapSeconds: null, leastGbps: 0 });
    expect(failureEffect(small, "s-wan-a")).toMatchObject({ down: [], gapSeconds: 10, leastGbps: 0.5 });
  });

  it("reroutes routed links after BFD and loses the share that was cut", () => {
    const effect = failureEffect(multi, "x-in-a");
    expect(effect.gapSeconds).toBeCloseTo(bfdSeconds);
    expect(effect.leastShare).toBe(0.5);
  });

  it("notices that a second failure hurts more than the first", () => {
    expect(failureEffect(small, "s-wan-b").down).toEqual([]);
    expect(failureEffect(small, "s-wan-b", ["s-wan-a"]).down).toEqual(["internet"]);
    expect(failureEffect(small, "s-sync").felt).toBe(false);
    // The copy was down before; the next failure is not to blame.
    expect(failureEffect(multi, "x-in-a", ["x-pus-duct"]).down).toEqual([]);
  });

  it("knows which links carry traffic", () => {
    expect(carryingLinks(small, []).has("s-sync")).toBe(false);
    expect(carryingLinks(small, ["s-wan-a"]).has("s-net-a")).toBe(false);
    expect(carryingLinks(small, ["s-wan-a"]).has("s-wan-b")).toBe(true);
    expect(carryingLinks(small, ["s-duct"]).size).toBe(0);
  });

  it("names what can no longer be reached", () => {
    expect(unreachable(mid, ["m-branch-line", "m-branch-vpn"])).toContain("servers");
    expect(unreachable(mid, [])).toEqual([]);
  });

  it("lists links first and ducts last", () => {
    expect(failureRows(small).at(-1)?.id).toBe("s-duct");
    expect(failureRows(small)).toHaveLength(small.links.length + small.risks.length);
  });
});
