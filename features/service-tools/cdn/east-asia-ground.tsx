import "./east-asia-ground.css";
import { SentPath } from "#ui/diagrams/sent-path.tsx";
import chart from "./east-asia-chart.json";

// Only the server has the outlines at hand; the browser fetches them when it draws a chart no page brought.
const fetchOutlines = async () => (await import("./east-asia-outlines.json")).default;
const sent = import.meta.env.SSR ? await fetchOutlines() : undefined;

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

/** Coasts with their shoals, land as dots, degrees. The coast is drawn once and used three times. */
export function EastAsiaGround({ id, ticks = true }: { id: string; ticks?: boolean }) {
  return (
    <g>
      <defs>
        <SentPath id={`${id}coast`} sent={sent?.coast} fetchOutline={async () => (await fetchOutlines()).coast} />
      </defs>
      <use className="chart-shoal chart-shoal-far" href={`#${id}coast`} />
      <use className="chart-shoal chart-shoal-near" href={`#${id}coast`} />
      <use className="chart-land" href={`#${id}coast`} />
      <SentPath className="chart-graticule" sent={sent?.graticule} fetchOutline={async () => (await fetchOutlines()).graticule} />
      <SentPath className="chart-dots" sent={sent?.dots} fetchOutline={async () => (await fetchOutlines()).dots} />
      {ticks
        ? chart.ticks.longitudes.map((tick) => (
            <text key={tick.text} className="chart-tick" x={tick.at} y={550} textAnchor="middle">
              {tick.text}
            </text>
          ))
        : null}
      {ticks
        ? chart.ticks.latitudes.map((tick) => (
            <text key={tick.text} className="chart-tick" x={335} y={tick.at - 4}>
              {tick.text}
            </text>
          ))
        : null}
    </g>
  );
}

/** The plan of Korea, 348 × 220, for an inset. */
export function KoreaGround({ id }: { id: string }) {
  return (
    <g>
      <defs>
        <SentPath id={`${id}korea`} sent={sent?.korea.coast} fetchOutline={async () => (await fetchOutlines()).korea.coast} />
      </defs>
      <use className="chart-shoal chart-shoal-far" href={`#${id}korea`} />
      <use className="chart-shoal chart-shoal-near" href={`#${id}korea`} />
      <use className="chart-land" href={`#${id}korea`} />
      <SentPath className="chart-dots" sent={sent?.korea.dots} fetchOutline={async () => (await fetchOutlines()).korea.dots} />
    </g>
  );
}

const points = ["N", "E", "S", "W"];

/** A compass rose: nobody needs it, every chart has one. */
export function CompassRose({ x, y, r = 46 }: { x: number; y: number; r?: number }) {
  return (
    <g className="chart-rose" transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <circle r={r * 0.86} />
      <circle r={r * 0.5} />
      {points.map((point, quarter) => (
        <g key={point} transform={`rotate(${quarter * 90})`}>
          <path className="chart-rose-light" d={`M0 0L${-r * 0.1} ${-r * 0.13}L0 ${-r * 0.64}z`} />
          <path className="chart-rose-dark" d={`M0 0L${r * 0.1} ${-r * 0.13}L0 ${-r * 0.64}z`} />
        </g>
      ))}
      <text y={-r - 8} textAnchor="middle">
        N
      </text>
    </g>
  );
}
