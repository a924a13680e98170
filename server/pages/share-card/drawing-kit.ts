// What the drawings on the cards are put together from: a sheet of 480 × 300 units in the tones of the blog's covers.
import { pops } from "#content/pops.ts";
import { box, type CoverTone, circle, round } from "#features/blog/rules/cover-shapes.ts";
import { project, wideFrame } from "#features/service-tools/edge-computing/ring-projection.ts";
import ground from "#ui/diagrams/dot-map-ground.json" with { type: "json" };
import { type PlaceKind, placeShapes } from "#ui/diagrams/place-shapes.ts";

/** dots: land on the map · good: filled with jade, where the family's colour would read as an alarm */
export type CardTone = CoverTone | "dots" | "good";
/** `move` places a shape that was drawn in other units; its lines stay as thick as all others. */
export type CardShape = { tone: CardTone; d: string; move?: { x: number; y: number; scale: number } };
type Point = readonly [number, number];

export const line = (d: string): CardShape => ({ tone: "line", d });
export const route = (d: string): CardShape => ({ tone: "route", d });
export const mark = (d: string): CardShape => ({ tone: "mark", d });
export const faint = (d: string): CardShape => ({ tone: "shoal", d });

/** A body of paper with an outline. */
export const sheet = (d: string): CardShape[] => [{ tone: "soft", d }, line(d)];
export const boxes = (...list: readonly [number, number, number, number][]) => list.map((one) => box(...one)).join("");
export const dots = (points: readonly Point[], r: number) => points.map(([x, y]) => circle(x, y, r)).join("");

/** One symbol of the diagram kit. `key` draws its outline in the family's colour. */
export function place(kind: PlaceKind, x: number, y: number, scale = 1.5, key = false): CardShape[] {
  const { body, mark: inner, dot } = placeShapes[kind];
  const move = { x, y, scale };
  const shapes: CardShape[] = [
    { tone: "soft", d: body, move },
    { tone: key ? "route" : "line", d: body, move },
  ];
  if (inner) shapes.push({ tone: "line", d: inner, move });
  if (dot) shapes.push({ tone: "mark", d: dot, move });
  return shapes;
}

/** Leaves and arrives level, as the flows of the pages do. */
export function flow([x1, y1]: Point, [x2, y2]: Point): string {
  const middle = round((x1 + x2) / 2);
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
}

/** The same shapes drawn in a larger sheet, brought to this one. */
export function brought(shapes: readonly CardShape[], scale: number, x: number, y: number): CardShape[] {
  return shapes.map((shape) => ({ ...shape, move: { x, y, scale } }));
}

/** Where a city lies on the map of the site; `pops` are the cities it shows. */
export function cityAt(code: string): Point {
  const pop = pops.find((one) => one.code === code);
  if (!pop) throw new Error(`no city ${code}`);
  const [x, y] = project(wideFrame, [pop.lat, pop.lon]);
  return [round(x), round(y)];
}

function bow([x1, y1]: Point, [x2, y2]: Point): string {
  const lift = Math.min(90, Math.hypot(x2 - x1, y2 - y1) * 0.22);
  return `M${x1} ${y1}Q${round((x1 + x2) / 2)} ${round((y1 + y2) / 2 - lift)} ${x2} ${y2}`;
}

/** The site's own dotted map with routes from Seoul, cut to a window of the world. */
export function seaMap(codes: readonly string[], scale: number, x: number, y: number, extra: readonly CardShape[] = []): CardShape[] {
  const home = cityAt("ICN");
  const cities = codes.map(cityAt);
  return brought(
    [
      { tone: "dots", d: ground.wide.dots },
      ...extra,
      route(cities.map((city) => bow(home, city)).join("")),
      mark(dots(cities, 6 / scale)),
      ...sheet(circle(...home, 11 / scale)),
      mark(circle(...home, 6 / scale)),
    ],
    scale,
    x,
    y,
  );
}
