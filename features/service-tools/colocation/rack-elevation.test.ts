import { expect, it } from "vitest";
import { placeDevices } from "./rack-elevation.tsx";
import type { Devices } from "./rack-fit.ts";

const devices: Devices = {
  server1: { count: 3, watts: 240 },
  server2: { count: 1, watts: 420 },
  chassis: { count: 2, watts: 1600 },
  switch: { count: 1, watts: 120 },
};

it("stacks heavy devices at the bottom and switches on top, without gaps", () => {
  const placed = placeDevices(devices);
  expect(placed.map(({ kind }) => kind)).toEqual(["chassis", "chassis", "server2", "server1", "server1", "server1", "switch"]);
  for (const [index, device] of placed.entries()) {
    const below = placed[index - 1];
    expect(device.from).toBe(below ? below.from + below.units : 0);
  }
});

it("draws no more than the rack holds", () => {
  const placed = placeDevices({ ...devices, chassis: { count: 10, watts: 1600 }, server1: { count: 42, watts: 240 } });
  const last = placed.at(-1);
  expect((last?.from ?? 0) + (last?.units ?? 0)).toBeLessThanOrEqual(42);
});
