// Draws the sea chart of East Asia once, by hand: `npx node scripts/by-hand/build-east-asia-chart.ts` writes
// features/service-tools/cdn/east-asia-chart.json (cities and lanes, in the scripts) and east-asia-outlines.svg (a file of its own), which
// are committed. Coasts carry shoals, land carries dots, lanes follow the sea.
import { readFileSync, writeFileSync } from "node:fs";
import { type GeoPermissibleObjects, type GeoProjection, geoContains, geoMercator, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { pops } from "../../content/pops.ts";
import { dotPieces, linePath, linePieces, outlineFile, type Pair, pack, type Run, rowsOfDots } from "./outline-file.ts";

type Sheet = { x: number; y: number; width: number; height: number; scale: number; anchor: Pair; at: Pair; step: number; keep: number };

const atlas = JSON.parse(readFileSync(new URL("../../node_modules/world-atlas/land-50m.json", import.meta.url), "utf8"));
const land = feature(atlas, atlas.objects.land) as GeoPermissibleObjects;

function projectionOf({ scale, anchor, at, x, y, width, height }: Sheet): GeoProjection {
  const plain = geoMercator().scale(scale).translate([0, 0]);
  const [left, top] = plain(anchor) as Pair;
  // Clipped a little outside the frame, so that no coast is drawn along its edge.
  return plain.translate([at[0] - left, at[1] - top]).clipExtent([
    [x - 40, y - 40],
    [x + width + 40, y + height + 40],
  ]);
}

/** The coasts; points closer than `keep` to the last are dropped, islets of fewer than four points too. */
function coasts(sheet: Sheet): Pair[][] {
  const text = geoPath(projectionOf(sheet))(land) ?? "";
  return text
    .split("M")
    .filter(Boolean)
    .map((ring) =>
      ring
        .replace("Z", "")
        .split("L")
        .map((point) => point.split(",").map(Number) as Pair),
    )
    .map((ring) => thin(ring, sheet.keep))
    .filter((ring) => ring.length > 3);
}

function thin(ring: Pair[], keep: number): Pair[] {
  const kept: Pair[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= keep) kept.push(point);
  }
  return kept;
}

function rowsOfLand(sheet: Sheet): Run[] {
  const projection = projectionOf(sheet);
  return rowsOfDots(sheet, { top: 5, right: 3 }, (point) => geoContains(land, projection.invert?.(point) as Pair));
}

/** Land to be filled, the same coasts in pieces for the lines along them, and land as dots. */
function outlinesOf(sheet: Sheet) {
  const rings = coasts(sheet);
  return {
    coast: rings.map((ring) => `${linePath(ring)}z`).join(""),
    shores: linePieces(rings),
    dots: dotPieces(rowsOfLand(sheet), sheet.step),
  };
}

function round(point: Pair): Pair {
  return point.map((value) => Math.round(value * 10) / 10) as Pair;
}

/** A smooth line through points, in whole numbers: half a step of the chart is nothing that could be seen, and scripts carry every digit. */
function smooth(points: Pair[]): string {
  let path = `M${whole(points[0] as Pair)}`;
  for (let index = 0; index < points.length - 1; index++) {
    const here = points[index] as Pair;
    const next = points[index + 1] as Pair;
    const before = points[index - 1] ?? here;
    const after = points[index + 2] ?? next;
    const out: Pair = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6];
    const into: Pair = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
    path += `C${whole(out)} ${whole(into)} ${whole(next)}`;
  }
  return path;
}

function whole(point: Pair): string {
  return pack(...(point.map(Math.round) as Pair));
}

const sheet: Sheet = { x: 0, y: 0, width: 1180, height: 560, scale: 489, anchor: [126.98, 37.57], at: [622, 88], step: 8, keep: 3 };
const korea: Sheet = { x: 0, y: 0, width: 348, height: 220, scale: 2420, anchor: [126.98, 37.57], at: [48, 38], step: 8, keep: 3.5 };

const gate: Record<string, Pair[]> = {
  taiwanStrait: [
    [116.2, 21.6],
    [118.9, 23.4],
    [121.4, 26.6],
    [123.6, 31],
    [124.8, 35],
  ],
  southChinaSea: [
    [105.3, 2.4],
    [107, 6],
    [110.4, 12],
    [113.4, 18],
  ],
  kyushu: [
    [130.2, 34.2],
    [131.9, 32.2],
    [135, 32.6],
    [138.6, 34],
  ],
  pacific: [
    [119.6, 20.4],
    [124.4, 22.6],
    [131, 28.2],
    [136.6, 32.6],
    [139.3, 34.6],
  ],
};

const lanes: Record<string, Pair[]> = {
  "ICN-PUS": [],
  "ICN-NRT": [[128.9, 35.2], ...(gate.kyushu ?? [])],
  "ICN-HKG": [...(gate.taiwanStrait ?? [])].reverse(),
  "ICN-SIN": [...(gate.southChinaSea ?? []), ...(gate.taiwanStrait ?? [])].reverse(),
  "ICN-CGK": [[106.6, -3.6] as Pair, [105.9, 0.2] as Pair, ...(gate.southChinaSea ?? []).slice(1), ...(gate.taiwanStrait ?? [])].reverse(),
  "PUS-NRT": gate.kyushu ?? [],
  "PUS-HKG": [[127.6, 33.2] as Pair, [124.6, 29.6] as Pair, ...[...(gate.taiwanStrait ?? [])].reverse().slice(2)],
  "PUS-SIN": [
    [127.6, 33.2],
    [124.6, 29.6],
    ...[...(gate.taiwanStrait ?? [])].reverse().slice(2),
    ...[...(gate.southChinaSea ?? [])].reverse(),
  ],
  "NRT-HKG": [...[...(gate.pacific ?? [])].reverse().slice(0, 4), [118.6, 21.4]],
  "NRT-SIN": [...[...(gate.pacific ?? [])].reverse(), ...[...(gate.southChinaSea ?? [])].reverse()],
  "HKG-SIN": [...(gate.southChinaSea ?? [])].reverse(),
};

function placeOf(code: string | undefined): Pair {
  const pop = pops.find((candidate) => candidate.code === code);
  if (!pop) throw new Error(`no city ${code}`);
  return [pop.lon, pop.lat];
}

const projection = projectionOf(sheet);
const inside = pops
  .map((pop) => [pop.code, round(projection([pop.lon, pop.lat]) as Pair)] as const)
  .filter(([, [x, y]]) => x > 250 && x < 900 && y > 0 && y < 560);

const meridians = [70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180];
const parallels = [0, 10, 20, 30];
const left = (longitude: number) => Math.round((projection([longitude, 0]) as Pair)[0]);
const top = (latitude: number) => Math.round((projection([120, latitude]) as Pair)[1]);

const plan = outlinesOf(korea);
const outlines = {
  ...outlinesOf(sheet),
  graticule:
    meridians.map((degrees) => `M${left(degrees)} 0V560`).join("") +
    [-10, ...parallels, 40].map((degrees) => `M0 ${top(degrees)}H1180`).join(""),
  "korea-coast": plan.coast,
  "korea-shores": plan.shores,
  "korea-dots": plan.dots,
};

const chart = {
  ticks: {
    longitudes: [100, 110, 120, 130, 140].map((degrees) => ({ at: left(degrees), text: `${degrees}°E` })),
    latitudes: parallels.map((degrees) => ({ at: top(degrees), text: degrees === 0 ? "0°" : `${degrees}°N` })),
  },
  cities: Object.fromEntries(inside),
  lanes: Object.fromEntries(
    Object.entries(lanes).map(([name, way]) => {
      const [from, to] = name.split("-");
      const points = [placeOf(from), ...way, placeOf(to)].map((place) => projection(place) as Pair);
      return [name, smooth(points)];
    }),
  ),
};

for (const [name, content] of Object.entries({
  "east-asia-chart.json": `${JSON.stringify(chart, null, 1)}\n`,
  "east-asia-outlines.svg": outlineFile(outlines),
})) {
  writeFileSync(new URL(`../../features/service-tools/cdn/${name}`, import.meta.url), content);
  console.log(name, content.length);
}
