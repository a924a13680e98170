import { expect, it } from "vitest";
import { prices } from "#content/price-list.ts";
import { bayStates, moduleStates } from "./server-board.tsx";

function model(id: string) {
  const found = prices().servers.find((candidate) => candidate.id === id);
  if (!found) throw new Error(id);
  return found;
}

const count = (states: string[], state: string) => states.filter((each) => each === state).length;

it("fills a quarter of the slots of a board that ships with a quarter of its memory", () => {
  expect(count(moduleStates(model("SH-2"), 64), "stock")).toBe(4);
});

it("marks what was added and leaves the rest free", () => {
  const states = moduleStates(model("SH-2"), 128);
  expect([count(states, "stock"), count(states, "added"), count(states, "free")]).toEqual([4, 4, 8]);
});

it("adds a pair of drives to those of the model", () => {
  expect(count(bayStates(model("SH-4"), "none"), "stock")).toBe(4);
  expect(count(bayStates(model("SH-4"), "960"), "added")).toBe(2);
});
