// The rings of all cities on one sheet as a single path: steps from point to point, in halves of a unit. Written place by place and to a tenth,
// 72 rings were a fifth of the page.
import type { Pop } from "#content/pops.ts";
import { circleOnEarth, ringKm } from "./latency-ring.ts";
import { type MapFrame, project } from "./ring-projection.ts";

/** Enough corners that no side leaves the circle by a unit; a shorter ring needs fewer. */
function corners(ms: number): number {
  return ms > 20 ? 40 : ms > 10 ? 28 : ms > 5 ? 20 : 14;
}

export function ringPath(frame: MapFrame, cities: readonly Pop[], ms: number): string {
  return cities
    .map((city) => closed(circleOnEarth([city.lat, city.lon], ringKm(ms), corners(ms)).map((at) => project(frame, at, city.lon))))
    .join("");
}

function closed(points: [number, number][]): string {
  let [x, y] = [0, 0];
  const steps = points.map((point) => {
    const [toX, toY] = point.map((value) => Math.round(value * 2) / 2) as [number, number];
    const step = `${short(toX - x)}${toY < y ? "" : " "}${short(toY - y)}`;
    [x, y] = [toX, toY];
    return step;
  });
  const [start, ...others] = steps;
  return `M${start}l${others.join(" ").replaceAll(" -", "-")}z`;
}

function short(value: number): string {
  return String(value).replace(/^(-?)0\./, "$1.");
}
