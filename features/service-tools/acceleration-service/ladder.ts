// A ladder diagram laid on its side: time runs to the right, each round trip is a tooth.
import { edgeFirstByte, openFirstByte, type Way } from "./first-byte.ts";

export type Tooth = { d: string; request: boolean; middle: number };

/** Teeth of the open route: every round trip spans user to origin. */
export function openTeeth(way: Way, trips: number, x: (ms: number) => number, user: number, origin: number): Tooth[] {
  return Array.from({ length: trips }, (_, trip) => {
    const start = trip * way.publicRtt;
    const turn = start + way.publicRtt / 2;
    const end = start + way.publicRtt;
    return { d: `M${x(start)} ${user}L${x(turn)} ${origin}L${x(end)} ${user}`, request: trip === trips - 1, middle: x(turn) };
  });
}

/** Teeth of the accelerated route: handshakes turn at the edge, the request goes on to the origin and back. */
export function edgeTeeth(way: Way, trips: number, x: (ms: number) => number, user: number, edge: number, origin: number): Tooth[] {
  return Array.from({ length: trips }, (_, trip) => {
    const start = trip * way.lastMile;
    const half = way.lastMile / 2;
    if (trip < trips - 1) {
      return {
        d: `M${x(start)} ${user}L${x(start + half)} ${edge}L${x(start + way.lastMile)} ${user}`,
        request: false,
        middle: x(start + half),
      };
    }
    const turn = start + half + way.backbone / 2;
    const back = start + half + way.backbone;
    return {
      d: `M${x(start)} ${user}L${x(start + half)} ${edge}L${x(turn)} ${origin}L${x(back)} ${edge}L${x(back + half)} ${user}`,
      request: true,
      middle: x(turn),
    };
  });
}

/** A round number of milliseconds between marks, so that there are four to eight of them. */
export function axisStep(totalMs: number): number {
  return [10, 20, 25, 50, 100, 200, 250, 500].find((step) => totalMs / step <= 8) ?? 500;
}

export function axisEnd(way: Way, trips: number): number {
  const longest = Math.max(openFirstByte(way, trips), edgeFirstByte(way, trips));
  const step = axisStep(longest);
  return Math.ceil(longest / step) * step;
}
