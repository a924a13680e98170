// Draws the sea between Seoul and Singapore once, by hand: `npx node scripts/by-hand/build-login-chart.ts` writes
// features/accounts/log-in/login-chart.json, which is committed. Land becomes dots; a row of neighbouring dots is one dashed line.
import { readFileSync, writeFileSync } from "node:fs";
import { type GeoPermissibleObjects, geoContains, geoMercator } from "d3-geo";
import { feature } from "topojson-client";
import { pops } from "../../content/pops.ts";

type Pair = [number, number];
type Sheet = { width: number; height: number; scale: number; at: Pair; step: number; meridians: number[]; parallels: number[] };

const codes = ["ICN", "PUS", "NRT", "HKG", "TPE", "MNL", "SIN"];
const atlas = JSON.parse(readFileSync(new URL("../../node_modules/world-atlas/land-50m.json", import.meta.url), "utf8"));
const land = feature(atlas, atlas.objects.land) as GeoPermissibleObjects;

function draw({ width, height, scale, at, step, meridians, parallels }: Sheet) {
  const projection = geoMercator().scale(scale).translate(at);
  const round = (value: number) => Math.round(value * 10) / 10;
  const dry = (point: Pair) => geoContains(land, projection.invert?.(point) as Pair);
  let dots = "";
  let last: Pair = [0, 0];
  for (let row = 0; row * (step - 1) < height; row += 1) {
    const y = 5 + row * (step - 1);
    const first = 5 + (row % 2 ? step / 2 : 0);
    let run: number | undefined;
    for (let x = first; ; x += step) {
      const inside = x < width;
      const isDry = inside && dry([x, y]);
      if (isDry && run === undefined) run = x;
      if (!isDry && run !== undefined) {
        // A hair longer than the run, or the last dot falls off its end.
        const length = x - step - run + 0.1;
        dots += `m${round(run - last[0])} ${round(y - last[1])}h${round(length)}`;
        last = [run + length, y];
        run = undefined;
      }
      if (!inside) break;
    }
  }
  const line = (degrees: number, along: 0 | 1) => round((projection(along === 0 ? [degrees, 0] : [120, degrees]) as Pair)[along]);
  return {
    width,
    height,
    step,
    dots: dots.replaceAll(" -", "-"),
    meridians: meridians.map((degrees) => ({ at: line(degrees, 0), text: `${degrees}°E` })),
    parallels: parallels.map((degrees) => ({ at: line(degrees, 1), text: degrees === 0 ? "0°" : `${degrees}°N` })),
    cities: Object.fromEntries(
      codes.map((code) => {
        const pop = pops.find((candidate) => candidate.code === code);
        if (!pop) throw new Error(`${code} is not in content/pops.ts`);
        return [code, (projection([pop.lon, pop.lat]) as Pair).map(round)];
      }),
    ),
  };
}

const degrees = { meridians: [100, 110, 120, 130, 140], parallels: [40, 30, 20, 10, 0] };
const chart = {
  wide: draw({ width: 620, height: 720, scale: 740.4, at: [-1260, 606.7], step: 9, ...degrees }),
  phone: draw({ width: 340, height: 372, scale: 424, at: [-736, 358], step: 7, ...degrees }),
};
writeFileSync(new URL("../../features/accounts/log-in/login-chart.json", import.meta.url), `${JSON.stringify(chart)}\n`);
