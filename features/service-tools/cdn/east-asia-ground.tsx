import "./east-asia-ground.css";
import chart from "./east-asia-chart.json";

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
        <path id={`${id}coast`} d={chart.coast} />
      </defs>
      <use className="chart-shoal chart-shoal-far" href={`#${id}coast`} />
      <use className="chart-shoal chart-shoal-near" href={`#${id}coast`} />
      <use className="chart-land" href={`#${id}coast`} />
      <path className="chart-graticule" d={chart.graticule} />
      <path className="chart-dots" d={chart.dots} />
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
        <path id={`${id}korea`} d={chart.korea.coast} />
      </defs>
      <use className="chart-shoal chart-shoal-far" href={`#${id}korea`} />
      <use className="chart-shoal chart-shoal-near" href={`#${id}korea`} />
      <use className="chart-land" href={`#${id}korea`} />
      <path className="chart-dots" d={chart.korea.dots} />
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
