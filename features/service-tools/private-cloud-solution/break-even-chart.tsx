import type { Price } from "#content/price-list.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { labelFace } from "#ui/diagrams/label-face.ts";
import { type BreakEven, type PublicMatch, publicCost } from "./break-even.ts";
import type { SizingWords } from "./sizing-words.ts";

type ChartProps = { words: SizingWords["chart"]; match: PublicMatch; own: Price; meeting: BreakEven; share: number };
type Box = { width: number; height: number; left: number; right: number; top: number; bottom: number };

const wide: Box = { width: 620, height: 400, left: 56, right: 28, top: 44, bottom: 52 };
const tall: Box = { width: 350, height: 330, left: 42, right: 16, top: 40, bottom: 50 };

/** A round step that cuts the axis into three to six pieces. */
export function axisStep(most: number): number {
  const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
  return steps.find((step) => most / step <= 6) ?? 1000;
}

function Lines({ words, match, own, meeting, share, box }: ChartProps & { box: Box }) {
  const millions = (krw: number) => krw / 1_000_000;
  const most = Math.max(millions(own.krw), millions(publicCost(match, 1).krw)) * 1.18;
  const step = axisStep(most);
  const x = (at: number) => box.left + at * (box.width - box.left - box.right);
  const y = (krw: number) => box.height - box.bottom - (millions(krw) / most) * (box.height - box.top - box.bottom);
  const knee = match.committed.krw / match.full.krw;
  const floor = box.height - box.bottom;
  const paid = publicCost(match, share).krw;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => Math.round(index * step * 10) / 10);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            className="mark-line-faint"
            strokeWidth={0.8}
            opacity={0.7}
            d={`M${box.left} ${y(tick * 1_000_000)}H${box.width - box.right}`}
          />
          <text className="dgm-sub" x={box.left - 8} y={y(tick * 1_000_000) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {[0, 25, 50, 75, 100].map((tick) => (
        <text key={tick} className="dgm-sub" x={x(tick / 100)} y={floor + 19} textAnchor={tick === 100 ? "end" : "middle"}>
          {`${tick}%`}
        </text>
      ))}
      <text className={`dgm-sub ${labelFace(words.y)}`} x={14} y={24}>
        {words.y}
      </text>
      <text className={`dgm-sub ${labelFace(words.x)}`} x={box.width - box.right} y={floor + 40} textAnchor="end">
        {words.x}
      </text>
      <path className="mark-line" d={`M${box.left} ${box.top - 8}V${floor}H${box.width - box.right}`} />
      <path
        className="mark-line"
        strokeWidth={2}
        strokeDasharray="7 5"
        strokeLinejoin="round"
        d={`M${x(0)} ${y(match.storage.krw)}L${x(knee)} ${y(match.committed.krw + match.storage.krw)}H${x(1)}`}
      />
      <path className="mark-line-family" strokeWidth={3.5} d={`M${x(0)} ${y(own.krw)}H${x(1)}`} />
      <text className="dgm-label" x={x(0.02)} y={y(own.krw) - 9}>
        {words.private}
      </text>
      <text className="dgm-label evn-public-name" x={x(1)} y={y(match.committed.krw + match.storage.krw) - 9} textAnchor="end">
        {words.public}
      </text>
      <path className="mark-line-edge" strokeDasharray="2 4" d={`M${x(share)} ${floor}V${box.top}`} />
      <circle fill="var(--ink)" stroke="var(--sea-wash)" strokeWidth={2} cx={x(share)} cy={y(paid)} r="5" />
      <text className="dgm-note" x={x(share) + (share > 0.8 ? -7 : 7)} y={box.top + 4} textAnchor={share > 0.8 ? "end" : "start"}>
        {`${words.you} ${Math.round(share * 100)}%`}
      </text>
      {meeting.kind === "at" ? (
        <Meeting label={words.cross} share={meeting.share} x={x(meeting.share)} y={y(own.krw)} you={x(share)} />
      ) : null}
    </>
  );
}

/** The crossing with its figure: below and after it, or above and before it where the right edge is near. It keeps left of the line at `you`. */
function Meeting({ label, share, x, y, you }: { label: string; share: number; x: number; y: number; you: number }) {
  const before = share > 0.7;
  const met = !before && you > x + 16 && you < x + 88;
  const anchor = before || met ? "end" : "start";
  const at = { x: met ? you - 8 : x + (before ? -16 : 16), y: y + (before ? -34 : 34) };
  return (
    <g>
      <circle className="mark-body-family" strokeWidth={3} cx={x} cy={y} r="8" />
      <text className="dgm-figure" x={at.x} y={at.y} textAnchor={anchor}>
        {Math.round(share * 100)}
        <tspan className="dgm-unit" dx="3">
          %
        </tspan>
      </text>
      <text className="dgm-note" x={at.x} y={at.y + 18} textAnchor={anchor}>
        {label}
      </text>
    </g>
  );
}

export function BreakEvenChart(props: ChartProps) {
  const view = (box: Box) => `0 0 ${box.width} ${box.height}`;
  return (
    <Diagram
      title={props.words.title}
      description={props.words.description}
      viewBox={view(wide)}
      tall={{ viewBox: view(tall), children: <Lines {...props} box={tall} /> }}
    >
      <Lines {...props} box={wide} />
    </Diagram>
  );
}
