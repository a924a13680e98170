import "./before-after.css";
import { type CSSProperties, useRef, useState } from "react";
import type { page } from "#content/en/solutions/infrastructure-optimization.ts";
import { optimizationFigures as o } from "#content/figures/infrastructure-optimization.ts";
import type { Translation } from "#content/model.ts";
import { inputValue, useEarlyInput } from "#ui/use-early-input.ts";
import type { Consolidation } from "./consolidation.ts";
import { type RackGrid, Racks, Uplinks } from "./rack-drawing.tsx";

export type SliderWords = Translation<typeof page>["slider"];

function wideGrid(racks: number): RackGrid {
  const pitch = Math.min(90, 516 / racks);
  const gapX = Math.min(20, pitch * 0.2);
  return { left: (560 - pitch * racks + gapX) / 2, top: 50, wide: pitch - gapX, high: 236, gapX, gapY: 0, perRow: racks, empty: 0 };
}

/** Up to seven in a row. What is left afterwards stands at the end of a full row, on the right of the handle. */
function tallGrid(racks: number): RackGrid & { height: number } {
  const rows = Math.ceil(racks / 7);
  const perRow = Math.ceil(racks / rows);
  const pitch = Math.min(58, 296 / perRow);
  const gapX = pitch * 0.18;
  const [top, high, gapY] = [66, 118, 44];
  const left = (360 - pitch * perRow + gapX) / 2;
  const height = top + rows * (high + gapY) - 20;
  return { left, top, wide: pitch - gapX, high, gapX, gapY, perRow, empty: rows * perRow - racks, height };
}

function Layer({ kind, plan, grid, box }: { kind: "before" | "after"; plan: Consolidation; grid: RackGrid; box: string }) {
  const after = kind === "after";
  const side = { ...plan[kind], fromEnd: after };
  const shared = { grid, side, total: plan.before.racks };
  return (
    <svg className={`ba-${kind}`} viewBox={box} aria-hidden="true">
      <rect className="ba-ground" width="100%" height="100%" />
      <Uplinks {...shared} paths={after ? 2 : 1} />
      <Racks {...shared} spares={after ? o.spareHosts : 0} />
    </svg>
  );
}

/** Two drawings of the same racks, one over the other; the handle decides how much of each is seen. Half and half before scripts. */
export function BeforeAfter({ words, plan }: { words: SliderWords; plan: Consolidation }) {
  const [shown, setShown] = useState(50);
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, inputValue, "50", (value) => setShown(Number(value)));
  const tall = tallGrid(plan.before.racks);
  const tallBox = `0 0 360 ${tall.height}`;
  const style = { "--shown": `${shown}%` } as CSSProperties;
  const text = `${words.before} ${shown}%, ${words.after} ${100 - shown}%`;
  return (
    <div className="ba" style={style}>
      <p className="vh">{`${words.chartTitle}. ${words.chartDescription}`}</p>
      <div className="ba-sheet ba-wide">
        <Layer kind="after" plan={plan} grid={wideGrid(plan.before.racks)} box="0 0 560 322" />
        <Layer kind="before" plan={plan} grid={wideGrid(plan.before.racks)} box="0 0 560 322" />
      </div>
      <div className="ba-sheet ba-tall">
        <Layer kind="after" plan={plan} grid={tall} box={tallBox} />
        <Layer kind="before" plan={plan} grid={tall} box={tallBox} />
      </div>
      <span className="ba-tag ba-tag-before">{words.before}</span>
      <span className="ba-tag ba-tag-after">{words.after}</span>
      <span className="ba-handle" aria-hidden="true" />
      <input
        ref={input}
        type="range"
        min={0}
        max={100}
        step={1}
        value={shown}
        aria-label={words.handle}
        aria-valuetext={text}
        onChange={(event) => setShown(event.target.valueAsNumber)}
      />
    </div>
  );
}
