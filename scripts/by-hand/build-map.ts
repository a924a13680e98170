// Draws the world once, by hand: `npx node scripts/by-hand/build-map.ts` writes ui/diagrams/dot-map-data.json (places and routes, in the scripts)
// and dot-map-ground.json (outlines for share cards) with dot-map-ground.svg (the same for pages), which are committed.
// Land becomes dots, cities become points, routes great circles; the browser gets a few short paths and no map library.
import { readFileSync, writeFileSync } from "node:fs";
import { type GeoPermissibleObjects, type GeoProjection, geoContains, geoDistance, geoInterpolate, geoNaturalEarth1 } from "d3-geo";
import { feature } from "topojson-client";
import { pops } from "../../content/pops.ts";
import { dotPath, dotPieces, outlineFile, type Pair, pack, type Run, rowsOfDots } from "./outline-file.ts";

type Sheet = { x: number; y: number; width: number; height: number; scale: number; centre: Pair; rotate: number; step: number };

const home = "ICN";
/** Nobody's fibre follows the great circle from Seoul to Brazil; it goes on from Virginia. */
const via: Record<string, string> = { GRU: "IAD" };

const atlas = JSON.parse(readFileSync(new URL("../../node_modules/world-atlas/land-110m.json", import.meta.url), "utf8"));
const dryLand = feature(atlas, atlas.objects.land) as GeoPermissibleObjects;

function projectionOf(sheet: Sheet): GeoProjection {
  return geoNaturalEarth1().scale(sheet.scale).translate(sheet.centre).rotate([sheet.rotate, 0]).clipExtent(null).precision(0.1);
}

function isLand(projection: GeoProjection, point: Pair): boolean {
  const place = projection.invert?.(point);
  if (!place || place[1] > 84 || place[1] < -58) return false;
  // Beyond the rim of the world the inverse wraps round and would draw Greenland twice.
  const back = projection(place);
  if (!back || Math.hypot(back[0] - point[0], back[1] - point[1]) > 1) return false;
  return geoContains(dryLand, place);
}

function rowsOfLand(sheet: Sheet): Run[] {
  const projection = projectionOf(sheet);
  return rowsOfDots(sheet, { top: 6, right: 2 }, (point) => isLand(projection, point));
}

/** The next piece of a line. Only the first one says how it leaves: the others go on in the direction and at the pace the one before came in. */
function curve(out: Pair | undefined, into: Pair, step: Pair): string {
  const end = [step[0] - into[0], step[1] - into[1], ...step];
  return out ? `c${pack(...out, ...end)}` : `s${pack(...end)}`;
}

/** A smooth line through points: Catmull-Rom as cubic curves, in relative numbers. */
function smooth(points: Pair[]): string {
  const first = points[0] as Pair;
  let path = `M${pack(...first)}`;
  for (let index = 0; index < points.length - 1; index++) {
    const here = points[index] as Pair;
    const next = points[index + 1] as Pair;
    const before = points[index - 1] ?? here;
    const after = points[index + 2] ?? next;
    const out: Pair = [(next[0] - before[0]) / 6, (next[1] - before[1]) / 6];
    const into: Pair = [(after[0] - here[0]) / 6, (after[1] - here[1]) / 6];
    path += curve(index === 0 ? out : undefined, into, [next[0] - here[0], next[1] - here[1]]);
  }
  return path;
}

/** A great circle as few curves: each begins and ends on it and leaves in its direction, so three reach Virginia, on a sheet 1180 wide, 3 off at most. */
function greatCircle(projection: GeoProjection, from: Pair, to: Pair): string {
  const way = geoInterpolate(from, to);
  const pieces = Math.ceil(geoDistance(from, to) / 0.6);
  const at = (part: number) => projection(way(part)) as Pair;
  const handle = (part: number): Pair => {
    const [before, after] = [at(part - 0.001), at(part + 0.001)];
    return [(after[0] - before[0]) / 0.006 / pieces, (after[1] - before[1]) / 0.006 / pieces];
  };
  let path = `M${pack(...at(0))}`;
  for (let piece = 0; piece < pieces; piece++) {
    const [start, end] = [at(piece / pieces), at((piece + 1) / pieces)];
    const out = piece === 0 ? handle(0) : undefined;
    path += curve(out, handle((piece + 1) / pieces), [end[0] - start[0], end[1] - start[1]]);
  }
  return path;
}

function graticule(sheet: Sheet): string {
  const projection = projectionOf(sheet);
  const { x, y, width, height } = sheet;
  let path = "";
  for (let latitude = -40; latitude <= 60; latitude += 20) {
    const [, top] = projection([-sheet.rotate, latitude]) as Pair;
    if (top > y && top < y + height) path += `M${pack(x, top)}H${pack(x + width)}`;
  }
  for (let longitude = -180; longitude < 180; longitude += 30) {
    const points = [-70, -45, -20, 5, 30, 55, 80].map((latitude) => projection([longitude, latitude]) as Pair);
    if (points.some((point) => point[0] > x && point[0] < x + width)) path += smooth(points);
  }
  return path;
}

function name(degrees: number, plus: string, minus: string): string {
  return degrees === 0 || Math.abs(degrees) === 180 ? `${Math.abs(degrees)}°` : `${Math.abs(degrees)}°${degrees > 0 ? plus : minus}`;
}

/** Where the degrees stand along the lower and, where names leave room, the left edge. */
function ticks(sheet: Sheet, latitudes: readonly number[] = []): { x: number; y: number; text: string; side: "bottom" | "left" }[] {
  const projection = projectionOf(sheet);
  const bottom = sheet.y + sheet.height - 10;
  const latitude = (projection.invert?.([sheet.centre[0], bottom]) ?? [0, 0])[1];
  const marks: { x: number; y: number; text: string; side: "bottom" | "left" }[] = [];
  for (let longitude = -180; longitude < 180; longitude += 30) {
    const [left] = projection([longitude, latitude]) as Pair;
    if (left > sheet.x + 60 && left < sheet.x + sheet.width - 40)
      marks.push({ x: Math.round(left), y: bottom, text: name(longitude, "E", "W"), side: "bottom" });
  }
  for (const degrees of latitudes) {
    const [, top] = projection([-sheet.rotate, degrees]) as Pair;
    marks.push({ x: sheet.x + 10, y: Math.round(top) - 4, text: name(degrees, "N", "S"), side: "left" });
  }
  return marks;
}

function placeOf(code: string): Pair {
  const pop = pops.find((candidate) => candidate.code === code);
  if (!pop) throw new Error(`no city ${code}`);
  return [pop.lon, pop.lat];
}

function cities(sheet: Sheet, codes: readonly string[]): Record<string, Pair> {
  const projection = projectionOf(sheet);
  return Object.fromEntries(
    codes.map((code) => [code, (projection(placeOf(code)) as Pair).map((value) => Math.round(value * 10) / 10) as Pair]),
  );
}

function routes(sheet: Sheet, codes: readonly string[]): Record<string, string> {
  const projection = projectionOf(sheet);
  return Object.fromEntries(
    codes.filter((code) => code !== home).map((code) => [code, greatCircle(projection, placeOf(via[code] ?? home), placeOf(code))]),
  );
}

const all = pops.map((pop) => pop.code);
const americas = pops.filter((pop) => pop.lon < -30).map((pop) => pop.code);
const west = pops.filter((pop) => pop.lon > -30 && pop.lon < 60).map((pop) => pop.code);
const asia = all.filter((code) => !americas.includes(code) && !west.includes(code));

const wide: Sheet = { x: 0, y: 0, width: 1180, height: 560, scale: 226, centre: [590, 300], rotate: -150, step: 8 };
// A phone gets Asia and the Pacific at a scale one can read, and the rest as two inset plans under it.
const phone: Sheet = { x: 0, y: 0, width: 380, height: 372, scale: 168, centre: [236, 240], rotate: -150, step: 8 };
const insetWest: Sheet = { x: 8, y: 380, width: 178, height: 180, scale: 98, centre: [78, 506], rotate: -24, step: 6 };
const insetAmericas: Sheet = { x: 194, y: 380, width: 178, height: 180, scale: 98, centre: [272, 503], rotate: 84, step: 6 };

/** Inside an inset the ways fan out from the side that faces Seoul. */
function fan(sheet: Sheet, codes: readonly string[], gate: Pair): Record<string, string> {
  const places = cities(sheet, codes);
  return Object.fromEntries(
    codes.map((code) => {
      const [x, y] = places[code] as Pair;
      const pull = (x - gate[0]) * 0.5;
      return [code, `M${pack(...gate)}c${pack(pull, 0, pull, y - gate[1], x - gate[0], y - gate[1])}`];
    }),
  );
}

function frame({ x, y, width, height }: Sheet) {
  return { x, y, width, height };
}

const data = {
  wide: {
    ticks: ticks(wide, [40, 20, 0, -20]),
    cities: cities(wide, all),
    routes: routes(wide, all),
  },
  phone: {
    ticks: ticks(phone),
    insets: [frame(insetWest), frame(insetAmericas)],
    cities: { ...cities(phone, asia), ...cities(insetWest, west), ...cities(insetAmericas, americas) },
    routes: {
      ...routes(phone, asia),
      ...fan(insetWest, west, [insetWest.x + insetWest.width, insetWest.y + 22]),
      ...fan(insetAmericas, americas, [insetAmericas.x, insetAmericas.y + 22]),
    },
  },
};

const land = { wide: rowsOfLand(wide), phone: rowsOfLand(phone), west: rowsOfLand(insetWest), americas: rowsOfLand(insetAmericas) };
const insets = [dotPath(land.west, insetWest.step), dotPath(land.americas, insetAmericas.step)];

/** For share cards, which are painted in one go. */
const ground = {
  wide: { dots: dotPath(land.wide, wide.step), graticule: graticule(wide), insets: [] },
  phone: { dots: dotPath(land.phone, phone.step), graticule: graticule(phone), insets },
};

const outlines = {
  "wide-graticule": ground.wide.graticule,
  "wide-dots": dotPieces(land.wide, wide.step),
  "phone-graticule": ground.phone.graticule,
  "phone-dots": dotPieces(land.phone, phone.step),
  ...Object.fromEntries(insets.map((inset, index) => [`phone-inset-${index}`, inset])),
};
writeFileSync(new URL("../../ui/diagrams/dot-map-ground.svg", import.meta.url), outlineFile(outlines));

for (const [name, content] of Object.entries({ "dot-map-data.json": data, "dot-map-ground.json": ground })) {
  writeFileSync(new URL(`../../ui/diagrams/${name}`, import.meta.url), `${JSON.stringify(content, null, 1)}\n`);
  console.log(`${name}: ${(JSON.stringify(content).length / 1024).toFixed(1)} kB`);
}
