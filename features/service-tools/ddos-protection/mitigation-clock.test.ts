import { expect, it } from "vitest";
import { clockPosition, clockTicks, leadPath } from "./mitigation-clock.ts";

it("keeps order, starts at zero and ends at one", () => {
  expect(clockPosition(0)).toBe(0);
  expect(clockPosition(300)).toBe(1);
  const places = clockTicks.map(clockPosition);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(new Set(places).size).toBe(clockTicks.length);
});

it("look 10: the line to a caption starts at its moment on the axis, wherever the caption stands", () => {
  const clock = [0, 20, 240, 300];
  const starts = clock.map((seconds, index) => Number.parseFloat(leadPath(seconds, index, clock.length).slice(1)));
  expect(starts).toEqual(clock.map((seconds) => Math.round(clockPosition(seconds) * 1000) / 10));
  expect(leadPath(20, 1, 4)).toMatch(/L25 7V10$/);
});
