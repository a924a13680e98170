import { Chart } from "#ui/page/chart.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { BreakEvenChart } from "./break-even-chart.tsx";
import { verdictOf } from "./cluster-bill.tsx";
import { bounds, type ClusterPlan } from "./cluster-plan.ts";
import type { SizingWords } from "./sizing-words.ts";

/** From how many hours a month the own cluster costs less than the public price list. */
export function BreakEvenTool({ words, state, set, match, own, meeting }: { words: SizingWords } & ClusterPlan) {
  const [min, max, step] = bounds.hours;
  return (
    <Chart id="break-even">
      <BreakEvenChart words={words.chart} match={match} own={own} meeting={meeting} share={state.hours / 100} />
      <div className="strip">
        <RangeField
          label={words.hours}
          name="hours"
          value={state.hours}
          min={min}
          max={max}
          step={step}
          onChange={(hours) => set({ hours })}
          format={(value) => `${value}%`}
        />
        <p className="caution" aria-live="polite">
          {verdictOf(words.result, meeting)}
        </p>
      </div>
    </Chart>
  );
}
