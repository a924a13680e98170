import { labelFace } from "#ui/diagrams/label-face.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { type DeviceKind, type Devices, deviceUnits } from "./rack-fit.ts";
import type { RackWords } from "./rack-words.ts";

const rows = 42;
const row = 12;
const left = 34;
const width = 168;
const top = 20;

/** Heavy chassis at the bottom, switches on top, as a rack is really filled. */
const order: DeviceKind[] = ["chassis", "server2", "server1", "switch"];

export type PlacedDevice = { kind: DeviceKind; from: number; units: number };

/** Devices from the bottom up, as many as fit into 42U. */
export function placeDevices(devices: Devices): PlacedDevice[] {
  const placed: PlacedDevice[] = [];
  let from = 0;
  for (const kind of order) {
    for (let index = 0; index < devices[kind].count && from + deviceUnits[kind] <= rows; index += 1) {
      placed.push({ kind, from, units: deviceUnits[kind] });
      from += deviceUnits[kind];
    }
  }
  return placed;
}

type RackElevationProps = { words: RackWords; devices: Devices; used: number; planUnits: number | undefined };

export function RackElevation({ words, devices, used, planUnits }: RackElevationProps) {
  const y = (unit: number) => top + (rows - unit) * row;
  const free = planUnits === undefined ? 0 : planUnits - used;
  const usedText = fillLabel(words.drawing.used, { units: String(used) });
  const freeText = fillLabel(words.drawing.free, { units: String(free) });
  return (
    <svg
      className="rck"
      viewBox={`0 0 ${left + width + 16} ${top + rows * row + 16}`}
      role="img"
      aria-label={`${words.drawing.title}: ${usedText}. ${words.drawing.description}`}
    >
      <rect className="mark-body" strokeWidth={1.6} x={left - 8} y={top - 8} width={width + 16} height={rows * row + 16} />
      {planUnits !== undefined ? (
        <rect className="mark-solid-sea" x={left} y={y(planUnits)} width={width} height={planUnits * row} />
      ) : null}
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rack units are their number
        <path key={index} className="mark-line-hair" d={`M${left} ${y(index + 1)}h${width}`} />
      ))}
      {[1, 10, 20, 30, 42].map((unit) => (
        <text key={unit} x={left - 13} y={y(unit) + 10} textAnchor="end">
          {unit}
        </text>
      ))}
      {placeDevices(devices).map(({ kind, from, units }) => (
        <g key={from} className={`rck-device rck-${kind}`}>
          <rect x={left + 1} y={y(from + units) + 1} width={width - 2} height={units * row - 2} />
          <circle cx={left + width - 10} cy={y(from + units / 2)} r="2" />
        </g>
      ))}
      {planUnits !== undefined ? (
        <g>
          <path className="mark-line-family" strokeWidth={2} d={`M${left - 8} ${y(planUnits)}h${width + 22}`} />
          {free > 1 ? (
            <text className={`rck-free ${labelFace(freeText)}`} x={left + width / 2} y={y(used + free / 2) + 4} textAnchor="middle">
              {freeText}
            </text>
          ) : null}
        </g>
      ) : null}
    </svg>
  );
}
