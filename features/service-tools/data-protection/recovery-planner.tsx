import { rpoSteps, rtoSteps } from "#content/figures/data-protection.ts";
import { Chart } from "#ui/page/chart.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { minutesText } from "./minutes-text.ts";
import type { Recovery } from "./recovery-state.ts";
import { type FinderWords, RecoveryTopology } from "./recovery-topology.tsx";

/** Two numbers, the tier that meets them, and the sites that hold a copy. */
export function RecoveryPlanner({ words, state, set, tier }: { words: FinderWords } & Recovery) {
  const time = (minutes: number) => minutesText(minutes, words);
  const atMost = (minutes: number) => (minutes === 0 ? words.none : fillLabel(words.upTo, { time: time(minutes) }));
  return (
    <Chart id="finder">
      <div className="strip-top">
        <RangeField
          label={words.rpo}
          name="rpo"
          value={(rpoSteps as readonly number[]).indexOf(state.rpo)}
          min={0}
          max={rpoSteps.length - 1}
          step={1}
          onChange={(index) => set({ rpo: rpoSteps[index] ?? 0 })}
          format={(index) => atMost(rpoSteps[index] ?? 0)}
        />
        <RangeField
          label={words.rto}
          name="rto"
          value={(rtoSteps as readonly number[]).indexOf(state.rto)}
          min={0}
          max={rtoSteps.length - 1}
          step={1}
          onChange={(index) => set({ rto: rtoSteps[index] ?? 15 })}
          format={(index) => atMost(rtoSteps[index] ?? 15)}
        />
      </div>
      <RecoveryTopology words={words} tier={tier} />
      <p className="rt-verdict strip" aria-live="polite">
        <b>{words.tiers[tier].name}</b> {words.tiers[tier].line}
      </p>
    </Chart>
  );
}
