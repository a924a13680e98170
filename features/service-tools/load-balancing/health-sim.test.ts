import { expect, test } from "vitest";
import { balancerFigures } from "#content/figures/load-balancing.ts";
import { defaultChecks, detectionSeconds, firstSim, outcome, run, settled, shares, startSim, toggleServer, viewOf } from "./health-sim.ts";

const dead = toggleServer(startSim(), 2);
const after = (seconds: number) => run(dead, seconds, defaultChecks, "roundRobin");

test("5 s × 3 failed checks take a server out after 15 s, not earlier", () => {
  expect(detectionSeconds(defaultChecks)).toBe(15);
  expect(balancerFigures.outSeconds).toBe(15);
  expect(after(14).servers[2]?.inRotation).toBe(true);
  expect(after(15).servers[2]?.inRotation).toBe(false);
  expect(after(15).events.map(({ at, kind }) => `${at} ${kind}`)).toEqual([
    "0 start",
    "0 died",
    "5 failed",
    "10 failed",
    "15 failed",
    "15 out",
  ]);
});

test("until then a quarter of 400 requests a second is lost: 1,500 in all, and no more after", () => {
  expect(after(15).bounced).toBe(1_500);
  expect(after(60).bounced).toBe(1_500);
  expect(outcome(after(60), false)).toEqual({ lost: 1_500, retried: 0 });
  expect(outcome(after(60), true)).toEqual({ lost: 0, retried: 1_500 });
});

test("the others take the share over", () => {
  expect(shares(after(10).servers, "roundRobin")).toEqual([100, 100, 100, 100]);
  expect(shares(after(15).servers, "roundRobin").map(Math.round)).toEqual([133, 133, 0, 133]);
  expect(shares(after(10).servers, "weighted")).toEqual([200, 100, 50, 50]);
  expect(shares(after(15).servers, "weighted").reduce((sum, value) => sum + value, 0)).toBeCloseTo(400);
});

test("two good checks bring it back", () => {
  const revived = toggleServer(after(15), 2);
  expect(viewOf(revived.servers[2] as never)).toBe("returning");
  expect(run(revived, 9, defaultChecks, "roundRobin").servers[2]?.inRotation).toBe(false);
  expect(run(revived, 10, defaultChecks, "roundRobin").servers[2]?.inRotation).toBe(true);
});

test("a hiccup shorter than the checks costs requests but no rotation", () => {
  const back = run(toggleServer(after(7), 2), 30, defaultChecks, "roundRobin");
  expect(back.servers[2]).toMatchObject({ inRotation: true, failed: 0 });
  expect(back.events.some(({ kind }) => kind === "out")).toBe(false);
  expect(back.bounced).toBe(700);
});

test("with every server gone all requests are lost and the log says so once", () => {
  let sim = startSim();
  for (const server of [0, 1, 2, 3]) sim = toggleServer(sim, server);
  const ended = run(sim, 20, defaultChecks, "roundRobin");
  expect(ended.events.filter(({ kind }) => kind === "none")).toHaveLength(1);
  expect(outcome(ended, true)).toEqual({ lost: 20 * 400, retried: 0 });
});

test("the page opens on the moment after server C has left", () => {
  const first = firstSim();
  expect(first.clock).toBe(15);
  expect(first.servers.map(viewOf)).toEqual(["up", "up", "out", "up"]);
});

test("the clock rests once nothing is left to notice", () => {
  expect(settled(dead)).toBe(false);
  expect(settled(after(15))).toBe(true);
  expect(settled(toggleServer(after(15), 2))).toBe(false);
});
