import "./circuit-builder.css";
import type { page } from "#content/en/services/multi-cloud-connection.ts";
import type { Translation } from "#content/model.ts";
import { Chart } from "#ui/page/chart.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { type CircuitDesign, cuts } from "./circuit-design.ts";
import { CloudDrawing } from "./cloud-drawing.tsx";
import { Survivors } from "./survivors.tsx";

export type BuilderWords = Translation<typeof page>["builder"];

/** The ways from the customer's site to the clouds, and what is left of them after a failure. */
export function CloudTopology({ words, design, circuits, set }: { words: BuilderWords } & CircuitDesign) {
  return (
    <Chart id="topology">
      <CloudDrawing words={words} pattern={design.pattern} circuits={circuits} cut={design.cut} />
      <div className="mcc-cut strip">
        <Segmented
          legend={words.cut}
          name="cut"
          value={design.cut}
          onChange={(cut) => set({ cut })}
          options={cuts.map((value) => ({ value, label: words.cuts[value] }))}
        />
        <Survivors words={words} pattern={design.pattern} circuits={circuits} cut={design.cut} />
      </div>
    </Chart>
  );
}
