import { ringBudgets } from "#content/figures/edge-computing.ts";
import { edgeComputePops, type Pop, popByCode } from "#content/pops.ts";
import { ringPath } from "./ring-path.ts";
import { type MapFrame, phoneFrameOf, phoneFrames, project, wideFrame } from "./ring-projection.ts";

const compute = edgeComputePops.map(popByCode);

const reached = { fill: "var(--family)", fillOpacity: 0.11, strokeWidth: 1.4, strokeDasharray: "5 3" };
const within = { fill: "none", strokeWidth: 0.8, opacity: 0.55 };

/** The chosen ring of every city as one area, the shorter ones inside it as soundings. */
function Rings({ frame, cities, budget }: { frame: MapFrame; cities: readonly Pop[]; budget: number }) {
  return ringBudgets
    .filter((ms) => ms <= budget)
    .map((ms) => <path key={ms} stroke="var(--family)" {...(ms === budget ? reached : within)} d={ringPath(frame, cities, ms)} />);
}

/** From the user's city to the nearest compute city, on the sheet where the user is. */
function Way({ frame, from, to }: { frame: MapFrame; from: Pop; to: Pop }) {
  const [x1, y1] = project(frame, [from.lat, from.lon]);
  const [x2, y2] = project(frame, [to.lat, to.lon], from.lon);
  return (
    <path
      className="mark-line"
      strokeWidth={2.4}
      strokeDasharray="2 6"
      strokeLinecap="round"
      d={`M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`}
    />
  );
}

type RingsProps = { budget: number; from: Pop; to: Pop };

export function WideRings({ budget, from, to }: RingsProps) {
  return (
    <g className="lr">
      <Rings frame={wideFrame} cities={compute} budget={budget} />
      <Way frame={wideFrame} from={from} to={to} />
    </g>
  );
}

export function PhoneRings({ budget, from, to }: RingsProps) {
  return Object.values(phoneFrames).map((frame) => (
    <g key={frame.id} className="lr" clipPath={`url(#lr-${frame.id})`}>
      <clipPath id={`lr-${frame.id}`}>
        <rect x={frame.x} y={frame.y} width={frame.width} height={frame.height} />
      </clipPath>
      <Rings frame={frame} cities={compute.filter((city) => phoneFrameOf(city.lon).id === frame.id)} budget={budget} />
      {phoneFrameOf(from.lon).id === frame.id ? <Way frame={frame} from={from} to={to} /> : null}
    </g>
  ));
}
