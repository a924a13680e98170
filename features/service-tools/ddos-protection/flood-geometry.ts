// Where the pieces of the flood drawing stand, wide and laid out again for a phone.
import type { Point } from "#ui/diagrams/route-path.ts";

export type Shape = "wide" | "tall";

export type FloodPlan = {
  customers: Point;
  botnet: Point;
  cities: readonly Point[];
  join: Point;
  uplink: Point;
  origin: Point;
};

function range(count: number, from: number, step: number): number[] {
  return Array.from({ length: count }, (_, at) => from + step * at);
}

/** Half of the cities above and half below a free lane, so that traffic that is not diverted passes between them. */
function besideLane(count: number, first: number, second: number, step: number): number[] {
  const half = Math.ceil(count / 2);
  return [...range(half, first, step), ...range(count - half, second, step)];
}

export function floodPlan(shape: Shape, cities: number): FloodPlan {
  if (shape === "wide") {
    return {
      customers: [92, 132],
      botnet: [92, 300],
      cities: besideLane(cities, 46, 294, 52).map((y) => [500, y] as const),
      join: [792, 216],
      uplink: [900, 216],
      origin: [1092, 216],
    };
  }
  return {
    customers: [112, 62],
    botnet: [232, 62],
    cities: besideLane(cities, 22, 232, 40).map((x) => [x, 276] as const),
    join: [172, 380],
    uplink: [172, 440],
    origin: [172, 560],
  };
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A line that leaves and arrives along the main direction, so that many of them read as a flow. */
export function flowPath(shape: Shape, from: Point, to: Point): string {
  const bend = 0.5;
  if (shape === "wide") {
    const middle = short(from[0] + (to[0] - from[0]) * bend);
    return `M${from[0]} ${from[1]}C${middle} ${from[1]} ${middle} ${to[1]} ${to[0]} ${to[1]}`;
  }
  const middle = short(from[1] + (to[1] - from[1]) * bend);
  return `M${from[0]} ${from[1]}C${from[0]} ${middle} ${to[0]} ${middle} ${to[0]} ${to[1]}`;
}
