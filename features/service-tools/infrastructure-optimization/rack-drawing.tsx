import { optimizationFigures as o, rack } from "#content/figures/infrastructure-optimization.ts";

/** `empty`: places left free at the start of the first row, so that the last row is full. */
export type RackGrid = {
  left: number;
  top: number;
  wide: number;
  high: number;
  gapX: number;
  gapY: number;
  perRow: number;
  empty: number;
};

/** The racks in use stand at the start of the row, or at its end, so that both states are seen when the handle is in the middle. */
export type RackSide = { racks: number; servers: number; kw: number; fromEnd?: boolean };

type DrawingProps = { grid: RackGrid; total: number; side: RackSide };

const slots = Math.floor(rack.units / o.oldUnits);

export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function rowOf(grid: RackGrid, index: number): number {
  return Math.floor((index + grid.empty) / grid.perRow);
}

function rackPlace(grid: RackGrid, index: number): { x: number; y: number } {
  return {
    x: grid.left + ((index + grid.empty) % grid.perRow) * (grid.wide + grid.gapX),
    y: grid.top + rowOf(grid, index) * (grid.high + grid.gapY),
  };
}

/** Spread evenly, as power allows: the first racks take one more if it does not come out even. */
function perRack({ servers, racks }: RackSide, order: number): number {
  return Math.floor(servers / racks) + (order < servers % racks ? 1 : 0);
}

function orderOf(index: number, total: number, { racks, fromEnd }: RackSide): number {
  const order = fromEnd ? total - 1 - index : index;
  return order < racks ? order : -1;
}

/** Racks of one state. Those no longer needed are outlines. The last `spares` servers are in reserve. */
export function Racks({ grid, total, side, spares = 0 }: DrawingProps & { spares?: number }) {
  const unit = (grid.high - 8) / slots;
  return numbers(total).map((index) => {
    const { x, y } = rackPlace(grid, index);
    const order = orderOf(index, total, side);
    const count = order < 0 ? 0 : perRack(side, order);
    const before = numbers(Math.max(0, order)).reduce((sum, earlier) => sum + perRack(side, earlier), 0);
    return (
      <g key={index} transform={`translate(${x} ${y})`}>
        <rect className={order < 0 ? "rk-frame rk-free" : "rk-frame"} width={grid.wide} height={grid.high} />
        {numbers(count).map((slot) => (
          <rect
            key={slot}
            className={before + slot >= side.servers - spares ? "rk-unit rk-spare" : "rk-unit"}
            x="4"
            y={4 + (slots - 1 - slot) * unit}
            width={grid.wide - 8}
            height={Math.max(2, unit - 2)}
          />
        ))}
        {count > 0 && grid.wide > 56 ? (
          <text className="rk-kw" x={grid.wide / 2} y={grid.high + 18} textAnchor="middle">
            {Math.round((side.kw / side.servers) * count * 10) / 10} kW
          </text>
        ) : null}
      </g>
    );
  });
}

/** One uplink or two, ending on every rack in use of the first or last row. */
export function Uplinks({ grid, total, side, paths }: DrawingProps & { paths: 1 | 2 }) {
  const used = numbers(total).filter((index) => orderOf(index, total, side) >= 0);
  const row = rowOf(grid, used.at(side.fromEnd ? -1 : 0) ?? 0);
  const inRow = used.filter((index) => rowOf(grid, index) === row);
  const top = rackPlace(grid, inRow[0] ?? 0).y;
  const ends = inRow.map((index) => rackPlace(grid, index).x + grid.wide / 2);
  const edge = side.fromEnd ? Math.max(...ends) + grid.wide / 2 + 12 : grid.left - 12;
  const far = side.fromEnd ? Math.min(...ends) : Math.max(...ends);
  const lines = paths === 2 ? [12, 24] : [18];
  const shift = (line: number) => (paths === 2 ? (line === 0 ? 7 : -7) : 0);
  return (
    <g>
      {lines.map((rise, line) => (
        <g key={rise}>
          <path
            className={line === 0 ? "rk-line" : "rk-line rk-second"}
            d={`M${edge} ${top - rise}H${far + shift(line)}${ends.map((x) => `M${x + shift(line)} ${top - rise}V${top}`).join("")}`}
          />
          <circle className="mark-body rk-node" strokeWidth={1.8} cx={edge} cy={top - rise} r="5" />
        </g>
      ))}
    </g>
  );
}
