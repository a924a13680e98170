import type { Locale } from "#content/locales.ts";
import "./failover-play.css";
import type { page } from "#content/en/services/data.ts";
import { grouped } from "#content/format.ts";
import type { Translation } from "#content/model.ts";
import { SheetHead } from "#features/service-tools/sheet-head.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { clockEnd, failoverPassage, type ScenarioId, scenarioIds } from "./failover-clock.ts";
import { FailoverClockView } from "./failover-clock-view.tsx";
import { FailoverDrawing } from "./failover-drawing.tsx";
import { failoverPicture } from "./failover-state.ts";
import { useRunClock } from "./use-run-clock.ts";

type FailoverPlayProps = { words: Translation<typeof page>["failover"]; locale: Locale; id?: string };

const writeStops = [10, 50, 100, 200, 500, 1000, 2000, 5000] as const;
/** The data of the drawing, for the time a new standby takes. */
const drawnGb = 500;
const defaults = { fails: "primary", writes: writeStops.indexOf(200) };
const rules = {
  fails: (value: string) => (scenarioIds as readonly string[]).includes(value),
  writes: (value: number) => writeStops[value] !== undefined,
};

export function FailoverPlay({ words, locale, id = "failover" }: FailoverPlayProps) {
  const [values, set] = useUrlState(defaults, undefined, rules);
  const scenario = values.fails as ScenarioId;
  const passage = failoverPassage(scenario, drawnGb);
  const clock = useRunClock(clockEnd(passage), 4);
  const picture = failoverPicture(scenario, passage.events, clock.seconds);

  function fail(next: ScenarioId) {
    set({ fails: next });
    clock.start();
  }

  return (
    <Chart
      caption={
        <>
          {words.note} {words.rebuildNote}
        </>
      }
      id={id}
    >
      <SheetHead heading={words.heading} intro={words.intro}>
        <RangeField
          label={words.writes}
          name="writes"
          value={values.writes}
          min={0}
          max={writeStops.length - 1}
          step={1}
          onChange={(writes) => set({ writes })}
          format={(at) => grouped(writeStops[at] ?? 0)}
        />
      </SheetHead>
      <FailoverDrawing words={words.drawing} picture={picture} locale={locale} />
      <div className="fov-foot panes">
        <ChoiceRows
          legend={words.legend}
          name="fails"
          value={scenario}
          onChange={fail}
          options={scenarioIds.map((value) => ({ value, label: words.scenarios[value].name, hint: words.scenarios[value].line }))}
        />
        <FailoverClockView
          words={words}
          passage={passage}
          seconds={clock.seconds}
          running={clock.running}
          writes={writeStops[values.writes] ?? 200}
          onRun={clock.start}
        />
      </div>
    </Chart>
  );
}
