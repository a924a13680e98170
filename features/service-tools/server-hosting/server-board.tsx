import { ramStepGb } from "#content/figures/server-hosting.ts";
import type { ServerModel } from "#content/price-list.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { labelFace } from "#ui/diagrams/label-face.ts";
import type { ConfiguratorWords } from "./configurator-words.ts";
import type { DiskPair } from "./server-quote.ts";
import { maxRam } from "./server-quote.ts";

type BoardWords = ConfiguratorWords["board"];
type ServerBoardProps = { words: BoardWords; model: ServerModel; ramGb: number; disk: DiskPair };

type PartState = "stock" | "added" | "free";

const bays = 8;

function partState(index: number, stock: number, fitted: number): PartState {
  if (index < stock) return "stock";
  return index < fitted ? "added" : "free";
}

/** Sixteen module slots; each drawn one stands for an equal share of what the board can hold. */
const slots = 16;

export function moduleStates(model: ServerModel, ramGb: number): PartState[] {
  const share = maxRam(model) / slots;
  return Array.from({ length: slots }, (_, index) => partState(index, Math.round(model.ramGb / share), Math.round(ramGb / share)));
}

export function bayStates(model: ServerModel, disk: DiskPair): PartState[] {
  const stock = Number.parseInt(model.disks, 10);
  return Array.from({ length: bays }, (_, index) => partState(index, stock, disk === "none" ? stock : stock + 2));
}

const partMarks: Record<PartState, string> = {
  stock: "brd-part mark-full",
  added: "brd-part brd-added mark-wash",
  free: "brd-part brd-free mark-line-edge",
};

function Parts({ states, at, w, h }: { states: PartState[]; at: (index: number) => [number, number]; w: number; h: number }) {
  return states.map((state, index) => {
    const [x, y] = at(index);
    // biome-ignore lint/suspicious/noArrayIndexKey: slots have no identity but their place
    return <rect key={index} className={partMarks[state]} x={x} y={y} width={w} height={h} />;
  });
}

function Name({ x, y, text, anchor = "start" }: { x: number; y: number; text: string; anchor?: "start" | "end" }) {
  return (
    <text className={`dgm-sub ${labelFace(text)}`} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  );
}

function Sockets({ model, x, y }: { model: ServerModel; x: number; y: number }) {
  return Array.from({ length: model.sockets }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sockets have no identity but their place
    <g key={index} transform={`translate(${x} ${y + index * 92})`}>
      <rect className="mark-line" strokeWidth={1.4} width="76" height="76" />
      <rect className="mark-solid-ink" x="16" y="16" width="44" height="44" />
      <text className="dgm-figure brd-cores" x="38" y="45" textAnchor="middle">
        {model.cores / model.sockets}
      </text>
    </g>
  ));
}

function Wide({ words, model, ramGb, disk }: ServerBoardProps) {
  const top = model.sockets > 1 ? 56 : 102;
  return (
    <>
      <rect className="mark-body" strokeWidth={1.6} x="20" y="34" width="760" height="212" />
      <Parts states={bayStates(model, disk)} at={(index) => [34, 48 + index * 23.5]} w={92} h={19} />
      <Name x={34} y={262} text={words.bays} />
      <path className="mark-line-faint" strokeDasharray="6 4" d="M150 48v184M158 48v184" />
      <Parts states={moduleStates(model, ramGb).slice(0, 8)} at={(index) => [184 + index * 15, 56]} w={9} h={168} />
      <Sockets model={model} x={322} y={top} />
      <Parts states={moduleStates(model, ramGb).slice(8)} at={(index) => [424 + index * 15, 56]} w={9} h={168} />
      <Name x={184} y={262} text={`${words.memory} ${ramGb} GB`} />
      <Name x={322} y={262} text={`${words.cpu} ${model.cores}`} />
      {[0, 1].map((index) => (
        <rect key={index} className={partMarks[model.gpu ? "stock" : "free"]} x={566} y={60 + index * 50} width={130} height={36} />
      ))}
      <Name x={566} y={166} text={model.gpu ? `${words.gpu} ${model.gpu}` : words.gpu} />
      {[0, 1].map((index) => (
        <rect key={index} className="brd-part mark-full" x={728} y={66 + index * 34} width={38} height={22} />
      ))}
      <Name x={766} y={262} text={`${words.ports} ${model.portGbps} Gbps`} anchor="end" />
      <Key words={words} x={566} y={184} step={[0, 18]} />
    </>
  );
}

function Tall({ words, model, ramGb, disk }: ServerBoardProps) {
  return (
    <>
      <rect className="mark-body" strokeWidth={1.6} x="12" y="14" width="336" height="420" />
      <Parts states={bayStates(model, disk)} at={(index) => [26 + index * 38.5, 28]} w={34} h={44} />
      <Name x={26} y={90} text={words.bays} />
      <Parts states={moduleStates(model, ramGb).slice(0, 8)} at={(index) => [26, 108 + index * 11]} w={210} h={7} />
      <Sockets model={model} x={258} y={model.sockets > 1 ? 108 : 150} />
      <Parts states={moduleStates(model, ramGb).slice(8)} at={(index) => [26, 206 + index * 11]} w={210} h={7} />
      <Name x={26} y={312} text={`${words.memory} ${ramGb} GB`} />
      <Name x={334} y={312} text={`${words.cpu} ${model.cores}`} anchor="end" />
      {[0, 1].map((index) => (
        <rect key={index} className={partMarks[model.gpu ? "stock" : "free"]} x={26 + index * 108} y={334} width={100} height={36} />
      ))}
      <Name x={26} y={388} text={model.gpu ? `${words.gpu} ${model.gpu}` : words.gpu} />
      {[0, 1].map((index) => (
        <rect key={index} className="brd-part mark-full" x={258 + index * 40} y={342} width={34} height={22} />
      ))}
      <Name x={334} y={388} text={`${words.ports} ${model.portGbps} Gbps`} anchor="end" />
      <Key words={words} x={26} y={412} step={[108, 0]} />
    </>
  );
}

/** What the three fills mean; stacked in the wide drawing, in a row in the tall one. */
function Key({ words, x, y, step }: { words: BoardWords; x: number; y: number; step: [number, number] }) {
  return (["stock", "added", "free"] as const).map((state, index) => (
    <g key={state} transform={`translate(${x + index * step[0]} ${y + index * step[1]})`}>
      <rect className={partMarks[state]} width="13" height="13" />
      <text className={`dgm-sub ${labelFace(words[state])}`} x="19" y="11">
        {words[state]}
      </text>
    </g>
  ));
}

export function ServerBoard(props: ServerBoardProps) {
  const { words, ramGb, model } = props;
  const steps = (ramGb - model.ramGb) / ramStepGb;
  return (
    <Diagram
      className="brd"
      title={`${words.title}: ${model.id}`}
      description={`${words.description} ${words.memory} ${ramGb} GB${steps > 0 ? ` (+${steps * ramStepGb} GB)` : ""}.`}
      viewBox="0 0 800 280"
      tall={{ viewBox: "0 0 360 446", children: <Tall {...props} /> }}
    >
      <Wide {...props} />
    </Diagram>
  );
}
