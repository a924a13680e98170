import { labelFace } from "#ui/diagrams/label-face.ts";
import { type PowerPiece, powerScenarios, powerState } from "./power-flow.ts";
import type { PowerWords } from "./power-words.ts";

/** A class per scenario, such as "pwr-feed-dead": the checked radio button decides which of them counts. */
function stateClasses(piece: PowerPiece): string {
  return powerScenarios.map((scenario) => `pwr-${scenario}-${powerState(piece, scenario)}`).join(" ");
}

function Wire({ piece, d }: { piece: PowerPiece; d: string }) {
  return (
    <g className={`pwr-wire ${stateClasses(piece)}`}>
      <path className="pwr-line" fill="none" strokeWidth={2.4} strokeLinejoin="round" d={d} />
      <path className="moves pwr-flow dgm-traffic" d={d} />
    </g>
  );
}

/** The symbols of a single-line diagram, drawn in a square of 22 round 0,0. */
const symbols = {
  utility: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-5 1c2-6 4-6 5-1s3 5 5-1",
  board: "M-9-9h18v18h-18zM-9 0h6l6-5M5 0h4",
  generator: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3-3a4 4 0 1 0 1 4h-4",
  ups: "M-10-8h20v16h-20zM-10 8l20-16M-7-3c1-3 2-3 3 0s2 3 3 0M1 4h6M1 6.500h6",
  strip: "M-10-5h20v10h-20zM-6-1v2M-2-1v2M2-1v2M6-1v2",
  server: "M-11-10h22v20h-22zM-11 0h22M-7-5h4M-7 5h4M5-5h2M5 5h2",
} as const;

type BoxProps = {
  x: number;
  y: number;
  w: number;
  h?: number;
  label: string;
  side?: string;
  piece?: PowerPiece;
  symbol?: keyof typeof symbols;
};

function Box({ x, y, w, h = 52, label, side, piece, symbol }: BoxProps) {
  return (
    <g className={`pwr-box ${piece ? stateClasses(piece) : "pwr-always"}`} transform={`translate(${x} ${y})`}>
      <rect className="mark-body" strokeWidth={1.4} x={-w / 2} y={-h / 2} width={w} height={h} />
      <text className="dgm-label" textAnchor="middle" x={symbol ? 14 : 0} y={side ? -2 : 5}>
        {label}
      </text>
      {side ? (
        <text className={`dgm-sub ${labelFace(side)}`} textAnchor="middle" x={symbol ? 14 : 0} y="15">
          {side}
        </text>
      ) : null}
      {symbol ? (
        <path
          className="mark-line"
          strokeWidth={1.4}
          strokeLinecap="round"
          strokeLinejoin="round"
          d={symbols[symbol]}
          transform={`translate(${-w / 2 + 22} 0)`}
        />
      ) : null}
    </g>
  );
}

function Loads({ words, a, b }: { words: PowerWords; a: [number, number]; b: [number, number] }) {
  return powerScenarios.map((scenario) => (
    <g key={scenario} className={`pwr-for pwr-for-${scenario}`}>
      <text className="dgm-figure" x={a[0]} y={a[1]} textAnchor="middle">
        {words.scenarios[scenario].loadA}
      </text>
      <text className="dgm-figure" x={b[0]} y={b[1]} textAnchor="middle">
        {words.scenarios[scenario].loadB}
      </text>
    </g>
  ));
}

export function PowerWide({ words }: { words: PowerWords }) {
  const { nodes } = words;
  return (
    <>
      <Wire piece="utilityA" d="M176 100H256" />
      <Wire piece="utilityB" d="M176 340H256" />
      <Wire piece="tie" d="M256 114H232V326H256" />
      <Wire piece="generatorA" d="M330 194V126" />
      <Wire piece="generatorB" d="M330 246V314" />
      <Wire piece="boardA" d="M404 100H500" />
      <Wire piece="boardB" d="M404 340H500" />
      <Wire piece="batteryA" d="M570 162V126" />
      <Wire piece="batteryB" d="M570 278V314" />
      <Wire piece="upsA" d="M640 100H740" />
      <Wire piece="upsB" d="M640 340H740" />
      <Wire piece="cordA" d="M880 100H1030V176" />
      <Wire piece="cordB" d="M880 340H1030V264" />
      <text className={`dgm-sub ${labelFace(nodes.tie)}`} x={222} y={224} textAnchor="end">
        {nodes.tie}
      </text>
      <Box x={106} y={100} w={140} symbol="utility" label={nodes.utility} side="A" piece="utilityA" />
      <Box x={106} y={340} w={140} symbol="utility" label={nodes.utility} side="B" piece="utilityB" />
      <Box x={330} y={100} w={148} label={nodes.board} side="A" piece="switchA" symbol="board" />
      <Box x={330} y={340} w={148} label={nodes.board} side="B" piece="switchB" symbol="board" />
      <Box x={330} y={220} w={148} symbol="generator" label={nodes.generator} side="N+1" piece="generatorA" />
      <Box x={570} y={100} w={140} symbol="ups" label={nodes.ups} side="A" piece="upsA" />
      <Box x={570} y={340} w={140} symbol="ups" label={nodes.ups} side="B" piece="upsB" />
      <Box x={570} y={180} w={140} h={36} label={nodes.battery} piece="batteryA" />
      <Box x={570} y={260} w={140} h={36} label={nodes.battery} piece="batteryB" />
      <Box x={810} y={100} w={140} symbol="strip" label={nodes.strip} side="A" piece="cordA" />
      <Box x={810} y={340} w={140} symbol="strip" label={nodes.strip} side="B" piece="cordB" />
      <Box x={1030} y={220} w={196} h={88} label={nodes.server} symbol="server" />
      <Loads words={words} a={[952, 88]} b={[952, 376]} />
    </>
  );
}

export function PowerTall({ words }: { words: PowerWords }) {
  const { nodes } = words;
  return (
    <>
      <Wire piece="utilityA" d="M92 66V114" />
      <Wire piece="utilityB" d="M268 66V114" />
      <Wire piece="tie" d="M158 140H202" />
      <Wire piece="generatorA" d="M140 224V196H128V166" />
      <Wire piece="generatorB" d="M220 224V196H232V166" />
      <Wire piece="boardA" d="M60 166V304" />
      <Wire piece="boardB" d="M300 166V304" />
      <Wire piece="batteryA" d="M60 392V356" />
      <Wire piece="batteryB" d="M300 392V356" />
      <Wire piece="upsA" d="M134 356V452" />
      <Wire piece="upsB" d="M226 356V452" />
      <Wire piece="cordA" d="M92 504V546" />
      <Wire piece="cordB" d="M268 504V546" />
      <text className={`dgm-sub ${labelFace(nodes.tie)}`} x={180} y={132} textAnchor="middle">
        {nodes.tie}
      </text>
      <Box x={92} y={40} w={132} symbol="utility" label={nodes.utility} side="A" piece="utilityA" />
      <Box x={268} y={40} w={132} symbol="utility" label={nodes.utility} side="B" piece="utilityB" />
      <Box x={92} y={140} w={132} label={nodes.board} side="A" piece="switchA" symbol="board" />
      <Box x={268} y={140} w={132} label={nodes.board} side="B" piece="switchB" symbol="board" />
      <Box x={180} y={248} w={144} h={48} symbol="generator" label={nodes.generator} side="N+1" piece="generatorA" />
      <Box x={92} y={330} w={132} symbol="ups" label={nodes.ups} side="A" piece="upsA" />
      <Box x={268} y={330} w={132} symbol="ups" label={nodes.ups} side="B" piece="upsB" />
      <Box x={72} y={408} w={96} h={32} label={nodes.battery} piece="batteryA" />
      <Box x={288} y={408} w={96} h={32} label={nodes.battery} piece="batteryB" />
      <Box x={92} y={478} w={132} symbol="strip" label={nodes.strip} side="A" piece="cordA" />
      <Box x={268} y={478} w={132} symbol="strip" label={nodes.strip} side="B" piece="cordB" />
      <Box x={180} y={574} w={308} h={56} label={nodes.server} symbol="server" />
      <Loads words={words} a={[48, 536]} b={[314, 536]} />
    </>
  );
}
