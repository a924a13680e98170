// The projection of the dot map, for what is drawn on top of it. Sheets repeat scripts/by-hand/build-map.ts; the test holds them together.
import type { LatLon } from "./latency-ring.ts";

export type MapFrame = {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
  centre: readonly [number, number];
  rotate: number;
};

export const wideFrame: MapFrame = { id: "wide", x: 0, y: 0, width: 1180, height: 560, scale: 226, centre: [590, 300], rotate: -150 };
export const phoneFrames = {
  asia: { id: "asia", x: 0, y: 0, width: 380, height: 372, scale: 168, centre: [236, 240], rotate: -150 },
  west: { id: "west", x: 8, y: 380, width: 178, height: 180, scale: 98, centre: [78, 506], rotate: -24 },
  americas: { id: "americas", x: 194, y: 380, width: 178, height: 180, scale: 98, centre: [272, 503], rotate: 84 },
} as const satisfies Record<string, MapFrame>;

export function phoneFrameOf(lon: number): MapFrame {
  if (lon < -30) return phoneFrames.americas;
  return lon < 60 ? phoneFrames.west : phoneFrames.asia;
}

const radians = Math.PI / 180;

function wrapped(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/**
 * Natural Earth projection (Šavrič, Patterson, Jenny). Longitudes are taken relative to `near`, so that a ring across the map's edge
 * runs over it instead of jumping to the other side.
 */
export function project(frame: MapFrame, [lat, lon]: LatLon, near = lon): [number, number] {
  const lambda = (wrapped(near + frame.rotate) + wrapped(lon - near)) * radians;
  const phi = lat * radians;
  const p2 = phi * phi;
  const p4 = p2 * p2;
  const x = lambda * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)));
  const y = phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)));
  return [frame.centre[0] + frame.scale * x, frame.centre[1] - frame.scale * y];
}
