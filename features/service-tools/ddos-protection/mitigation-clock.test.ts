import { expect, it } from "vitest";
import { clockPosition, clockTicks } from "./mitigation-clock.ts";

it("keeps order, starts at zero and ends at one", () => {
  expect(clockPosition(0)).toBe(0);
  expect(clockPosition(300)).toBe(1);
  const places = clockTicks.map(clockPosition);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(new Set(places).size).toBe(clockTicks.length);
});
