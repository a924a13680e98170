import type { Locale } from "#content/locales.ts";
import "./flood-flow.css";
import type { page } from "#content/en/services/ddos-protection.ts";
import type { Translation } from "#content/model.ts";
import { SheetHead } from "#features/service-tools/sheet-head.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { floodResult, floodStops } from "./flood.ts";
import { FloodDrawing, type FlowState } from "./flood-drawing.tsx";

type FloodFlowProps = { words: Translation<typeof page>["flow"]; locale: Locale; id?: string };

const states = ["normal", "attack", "mitigated"] as const satisfies readonly FlowState[];
const uplinks = ["1", "10", "100"] as const;
const defaults = { state: "attack", size: floodStops.indexOf(180), uplink: "10" };
const rules = {
  state: (value: string) => (states as readonly string[]).includes(value),
  size: (value: number) => floodStops[value] !== undefined,
  uplink: (value: string) => (uplinks as readonly string[]).includes(value),
};

function sizeText(at: number): string {
  const gbps = floodStops[at] ?? 0;
  return gbps >= 1000 ? `${gbps / 1000} Tbps` : `${gbps} Gbps`;
}

function Outcome({ label, good, text }: { label: string; good: boolean; text: string }) {
  return (
    <div className={good ? "flood-outcome" : "flood-outcome flood-outcome-bad"}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}

export function FloodFlow({ words, locale, id = "flow" }: FloodFlowProps) {
  const [values, set] = useUrlState(defaults, undefined, rules);
  const state = values.state as FlowState;
  const floodGbps = floodStops[values.size] ?? 180;
  const uplinkGbps = Number(values.uplink);
  const result = floodResult({ floodGbps, uplinkGbps });
  const { readouts } = words;
  const figures: Record<FlowState, string> = {
    normal: "0%",
    attack: `${Math.round(result.loss * 100)}%`,
    mitigated: result.shield === "scrubbed" ? "0%" : "–",
  };
  const loss = String(Math.round(result.loss * 100));
  return (
    <Chart caption={words.note} id={id}>
      <SheetHead heading={words.heading} intro={words.intro}>
        <div className="flood-set">
          <RangeField
            label={words.sizeLabel}
            name="size"
            value={values.size}
            min={0}
            max={floodStops.length - 1}
            step={1}
            onChange={(size) => set({ size })}
            format={sizeText}
          />
          <Segmented
            legend={words.uplinkLabel}
            name="uplink"
            value={values.uplink}
            onChange={(uplink) => set({ uplink })}
            options={uplinks.map((value) => ({ value: value as string, label: `${value} Gbps` }))}
          />
        </div>
      </SheetHead>
      <FloodDrawing words={words.drawing} locale={locale} state={state} floodGbps={floodGbps} uplinkGbps={uplinkGbps} result={result} />
      <div className="flood-foot panes">
        <ChoiceRows
          legend={words.stateLegend}
          name="state"
          value={state}
          onChange={(next) => set({ state: next })}
          options={states.map((value) => ({
            value,
            label: words.states[value].name,
            hint: words.states[value].line,
            figure: (
              <>
                {figures[value]}
                <small>{words.drawing.dropped}</small>
              </>
            ),
          }))}
        />
        <dl className="flood-outcomes" aria-live="polite">
          <Outcome
            label={readouts.uplinkOnly.label}
            good={result.loss === 0}
            text={result.loss === 0 ? readouts.uplinkOnly.fits : fillLabel(readouts.uplinkOnly.lossy, { loss })}
          />
          <Outcome label={readouts.base.label} good={result.base === "filtered"} text={readouts.base[result.base]} />
          <Outcome label={readouts.shield.label} good={result.shield === "scrubbed"} text={readouts.shield[result.shield]} />
        </dl>
      </div>
    </Chart>
  );
}
