import { expect, test } from "vitest";
import { ringBudgets } from "#content/figures/edge-computing.ts";
import { edgeComputePops, popByCode } from "#content/pops.ts";
import { circleOnEarth, ringKm } from "./latency-ring.ts";
import { ringPath } from "./ring-path.ts";
import { phoneFrameOf, project, wideFrame } from "./ring-projection.ts";

/** The corners that a browser reads from it. */
function cornersOf(path: string): [number, number][][] {
  return path
    .split("z")
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, at) => {
        x += numbers[2 * at] ?? 0;
        y += numbers[2 * at + 1] ?? 0;
        return [x, y];
      });
    });
}

/** How far a point lies from the circle, drawn finely. */
function away(point: [number, number], circle: [number, number][]): number {
  return Math.min(...circle.map(([x, y]) => Math.hypot(x - point[0], y - point[1])));
}

test.each(ringBudgets)("rings of %i ms lie on their circles, one for each city", (ms) => {
  const cities = edgeComputePops.map(popByCode);
  for (const sheet of ["wide", "phone"] as const) {
    for (const city of cities) {
      const frame = sheet === "wide" ? wideFrame : phoneFrameOf(city.lon);
      const circle = circleOnEarth([city.lat, city.lon], ringKm(ms), 2_000).map((at) => project(frame, at, city.lon));
      const [corners = []] = cornersOf(ringPath(frame, [city], ms));
      expect(corners.length).toBeGreaterThan(10);
      for (const [index, corner] of corners.entries()) {
        expect(away(corner, circle), `${city.code} corner`).toBeLessThan(0.6);
        const [x, y] = corners[(index + 1) % corners.length] ?? corner;
        expect(away([(corner[0] + x) / 2, (corner[1] + y) / 2], circle), `${city.code} side`).toBeLessThan(1.4);
      }
    }
  }
  expect(cornersOf(ringPath(wideFrame, cities, ms))).toHaveLength(cities.length);
});
