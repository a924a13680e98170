import "./ladder.css";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { edgeFirstByte, openFirstByte, type Way } from "./first-byte.ts";
import { axisEnd, axisStep, edgeTeeth, openTeeth, type Tooth } from "./ladder.ts";

export type LadderWords = {
  publicName: string;
  backboneName: string;
  user: string;
  edge: string;
  origin: string;
  title: string;
  description: string;
};

type Frame = {
  left: number;
  right: number;
  open: readonly [number, number];
  fast: readonly [number, number, number];
  bottom: number;
  /** On which side of the rails their names stand. */
  names: "left" | "right";
};

const wide: Frame = { left: 150, right: 1080, open: [62, 152], fast: [226, 256, 336], bottom: 366, names: "left" };
const tall: Frame = { left: 14, right: 282, open: [56, 136], fast: [214, 240, 316], bottom: 344, names: "right" };

type SceneProps = { frame: Frame; way: Way; trips: number; words: LadderWords };

function Rails({ frame, rows }: { frame: Frame; rows: readonly (readonly [number, string])[] }) {
  return (
    <>
      {rows.map(([y, name]) => (
        <g key={name + y}>
          <path className="mark-line-faint" d={`M${frame.left} ${y}H${frame.right}`} />
          <text
            className="dgm-note"
            x={frame.names === "left" ? frame.left - 16 : frame.right + 8}
            y={y + 4}
            textAnchor={frame.names === "left" ? "end" : "start"}
          >
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

function Teeth({ teeth, tone }: { teeth: readonly Tooth[]; tone: "open" | "fast" }) {
  return (
    <>
      {teeth.map((tooth) => (
        <g key={tooth.d} className={`acc-tooth acc-tooth-${tone} ${tooth.request ? "acc-request" : ""}`}>
          <path className="acc-line" d={tooth.d} />
          <path className="moves acc-run" d={tooth.d} />
        </g>
      ))}
    </>
  );
}

function End({ x, y, ms, tone, right }: { x: number; y: number; ms: number; tone: "open" | "fast"; right: number }) {
  const before = x > right - 96;
  return (
    <g className={`acc-end acc-end-${tone}`}>
      <circle fill={tone === "fast" ? "var(--family)" : "var(--late)"} cx={x} cy={y} r="5" />
      <text className="dgm-figure" x={before ? x - 4 : x + 12} y={y - 12} textAnchor={before ? "end" : "start"}>
        {ms}
        <tspan className="dgm-unit" dx="4">
          ms
        </tspan>
      </text>
    </g>
  );
}

function Scene({ frame, way, trips, words }: SceneProps) {
  const end = axisEnd(way, trips);
  const step = axisStep(end);
  const x = (ms: number) => Math.round((frame.left + (ms / end) * (frame.right - frame.left)) * 10) / 10;
  const [openUser, openOrigin] = frame.open;
  const [fastUser, fastEdge, fastOrigin] = frame.fast;
  const openMs = openFirstByte(way, trips);
  const fastMs = edgeFirstByte(way, trips);
  const marks = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step);
  return (
    <>
      {marks.map((ms) => (
        <g key={ms}>
          <path className="mark-line-hair" d={`M${x(ms)} ${openUser - 8}V${frame.bottom - 12}`} />
          <text className="dgm-tick" x={x(ms)} y={frame.bottom + 6} textAnchor="middle">
            {ms === end ? `${ms} ms` : ms}
          </text>
        </g>
      ))}
      <text className="acc-name" x={frame.left} y={openUser - 28}>
        {words.publicName}
      </text>
      <Rails
        frame={frame}
        rows={[
          [openUser, words.user],
          [openOrigin, words.origin],
        ]}
      />
      <Teeth teeth={openTeeth(way, trips, x, openUser, openOrigin)} tone="open" />
      <End x={x(openMs)} y={openUser} ms={openMs} tone="open" right={frame.right} />
      <text className="acc-name acc-name-fast" x={frame.left} y={fastUser - 28}>
        {words.backboneName}
      </text>
      <Rails
        frame={frame}
        rows={[
          [fastUser, words.user],
          [fastEdge, words.edge],
          [fastOrigin, words.origin],
        ]}
      />
      <Teeth teeth={edgeTeeth(way, trips, x, fastUser, fastEdge, fastOrigin)} tone="fast" />
      <End x={x(fastMs)} y={fastUser} ms={fastMs} tone="fast" right={frame.right} />
    </>
  );
}

/** The same first byte twice, to one time scale: over the open internet and over edge and backbone. */
export function LadderDrawing({ way, trips, words }: { way: Way; trips: number; words: LadderWords }) {
  const shared = { way, trips, words };
  return (
    <Diagram
      className="acc-ladder"
      title={words.title}
      description={`${words.description} ${words.publicName}: ${openFirstByte(way, trips)} ms. ${words.backboneName}: ${edgeFirstByte(way, trips)} ms.`}
      viewBox="0 0 1160 384"
      tall={{ viewBox: "0 0 350 360", children: <Scene {...shared} frame={tall} /> }}
    >
      <Scene {...shared} frame={wide} />
    </Diagram>
  );
}
