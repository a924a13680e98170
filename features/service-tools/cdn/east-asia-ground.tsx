import "./east-asia-ground.css";
import chart from "./east-asia-chart.json";
// Coasts and dots weigh more than the rest of a page, and are the same on each: a file that browsers keep.
import outlines from "./east-asia-outlines.svg?url";

export type ChartPoint = readonly [number, number];

export function chartCity(code: string): ChartPoint {
  const [x = 0, y = 0] = (chart.cities as Record<string, number[]>)[code] ?? [];
  return [x, y];
}

/** The sea lane between two cities of the chart, whichever way round it is named. */
export function chartLane(from: string, to: string): string {
  const lanes = chart.lanes as Record<string, string>;
  return lanes[`${from}-${to}`] ?? lanes[`${to}-${from}`] ?? "";
}

const shore = { fill: "none", strokeLinejoin: "round", strokeLinecap: "round" } as const;
const dots = { fill: "none", stroke: "var(--dot)", strokeWidth: 2.4, strokeDasharray: "0.01 7.99", strokeLinecap: "round" } as const;

/** Coasts with their shoals, land as dots, degrees. */
export function EastAsiaGround({ ticks = true }: { ticks?: boolean }) {
  return (
    <g>
      <use {...shore} stroke="var(--shoal-1)" strokeWidth={34} href={`${outlines}#shores`} />
      <use {...shore} stroke="var(--shoal-2)" strokeWidth={13} href={`${outlines}#shores`} />
      <use fill="var(--land)" href={`${outlines}#coast`} />
      <use className="mark-line-faint" strokeWidth={0.7} opacity={0.5} href={`${outlines}#graticule`} />
      <use {...dots} href={`${outlines}#dots`} />
      {ticks
        ? chart.ticks.longitudes.map((tick) => (
            <text key={tick.text} className="ground-tick" x={tick.at} y={550} textAnchor="middle">
              {tick.text}
            </text>
          ))
        : null}
      {ticks
        ? chart.ticks.latitudes.map((tick) => (
            <text key={tick.text} className="ground-tick" x={335} y={tick.at - 4}>
              {tick.text}
            </text>
          ))
        : null}
    </g>
  );
}

/** The plan of Korea, 348 × 220, for an inset. */
export function KoreaGround() {
  return (
    <g>
      <use {...shore} stroke="var(--shoal-1)" strokeWidth={34} href={`${outlines}#korea-shores`} />
      <use {...shore} stroke="var(--shoal-2)" strokeWidth={13} href={`${outlines}#korea-shores`} />
      <use fill="var(--land)" href={`${outlines}#korea-coast`} />
      <use {...dots} href={`${outlines}#korea-dots`} />
    </g>
  );
}

const ring = { fill: "none", stroke: "var(--muted)", strokeWidth: 0.8, opacity: 0.8 };
/** The darker or the lighter half of the four points, each turned by a quarter. */
function points(r: number, side: 1 | -1): string {
  const quarter = (x: number, y: number) => [`${x} ${y}`, `${-y} ${x}`, `${-x} ${-y}`, `${y} ${-x}`];
  const shoulders = quarter(side * r * 0.1, r * -0.13);
  return quarter(0, r * -0.64)
    .map((tip, turn) => `M0 0L${shoulders[turn]}L${tip}z`)
    .join("");
}

/** A compass rose: nobody needs it, every chart has one. */
export function CompassRose({ x, y, r = 46 }: { x: number; y: number; r?: number }) {
  return (
    <g className="ground-rose" transform={`translate(${x} ${y})`}>
      <circle {...ring} r={r} />
      <circle {...ring} r={r * 0.86} />
      <circle {...ring} r={r * 0.5} />
      <path fill="var(--paper)" stroke="var(--muted)" strokeWidth={0.6} d={points(r, -1)} />
      <path fill="var(--muted)" d={points(r, 1)} />
      <text y={-r - 8} textAnchor="middle">
        N
      </text>
    </g>
  );
}
