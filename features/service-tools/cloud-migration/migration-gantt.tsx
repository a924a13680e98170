import "./migration-gantt.css";
import { type CSSProperties, useRef } from "react";
import type { page } from "#content/en/solutions/cloud-migration.ts";
import type { Translation } from "#content/model.ts";
import { Chart } from "#ui/page/chart.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { checkedRadio, useEarlyInput } from "#ui/use-early-input.ts";
import { useUrlState } from "#ui/use-url-state.ts";
import { migrationPlan, type Stage, type StageKind } from "./migration-plan.ts";

export type GanttWords = Translation<typeof page>["gantt"];

const kinds: readonly StageKind[] = ["discovery", "landing", "pilot", "wave", "rollback", "hypercare"];
const defaults = { servers: 100, stage: "wave" };
const rules = {
  servers: (value: number) => value >= 10 && value <= 200,
  stage: (value: string) => kinds.includes(value as StageKind),
};

function weeksText(words: GanttWords["weeks"], stages: readonly Stage[]): string {
  const from = Math.min(...stages.map((stage) => stage.from));
  const to = Math.max(...stages.map((stage) => stage.to));
  return fillLabel(from === to ? words.one : words.span, { from: String(from), to: String(to) });
}

function Segment({ stage }: { stage: Stage }) {
  return (
    <i className={`mg-seg mg-${stage.kind}`} style={{ gridColumn: `${stage.from} / ${stage.to + 1}` }}>
      {stage.number}
      {stage.gate ? <span className="mg-gate" /> : null}
    </i>
  );
}

/** Legend, control and Gantt chart in one: every row is a radio button with its weeks drawn behind it. */
export function MigrationGantt({ words }: { words: GanttWords }) {
  const [state, set] = useUrlState(defaults, "plan", rules);
  const field = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(field, checkedRadio, state.stage, (stage) => set({ stage }));
  const plan = migrationPlan(state.servers);
  const weeks = Array.from({ length: plan.weeks }, (_, index) => index + 1);
  const style = { "--weeks": plan.weeks } as CSSProperties;
  const rows = kinds
    .map((kind) => ({ kind, stages: plan.stages.filter((stage) => stage.kind === kind) }))
    .filter((row) => row.stages.length > 0);

  return (
    <Chart caption={words.assumptions} label={words.chartTitle} className="mg" id="plan">
      <div className="mg-top columns-late strip-top">
        <RangeField
          label={words.servers}
          name="servers"
          value={state.servers}
          min={10}
          max={200}
          step={5}
          onChange={(servers) => set({ servers })}
          format={String}
          ticks={[10, 50, 100, 150, 200]}
        />
        <dl className="mg-totals results" aria-live="polite">
          <div>
            <dt>{words.total}</dt>
            <dd>{plan.weeks}</dd>
          </div>
          <div>
            <dt>{words.waves}</dt>
            <dd>{plan.waves}</dd>
          </div>
        </dl>
      </div>
      <fieldset className="mg-rows" ref={field} style={style}>
        <legend className="vh">
          {words.chartTitle}. {words.chartDescription}
        </legend>
        <div className="mg-axis" aria-hidden="true">
          <div>
            {weeks.map((week) => (
              <i key={week}>{week}</i>
            ))}
          </div>
        </div>
        {rows.map(({ kind, stages }) => (
          <label key={kind} className="mg-row option">
            <input type="radio" name="plan-stage" value={kind} checked={state.stage === kind} onChange={() => set({ stage: kind })} />
            <span className="mg-name option-name">
              <b>{words.stages[kind].name}</b>
              <small>{weeksText(words.weeks, stages)}</small>
            </span>
            <span className="mg-track" aria-hidden="true">
              {stages.map((stage) => (
                <Segment key={stage.id} stage={stage} />
              ))}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="mg-notes strip">
        {kinds.map((kind) => (
          <p key={kind} data-stage={kind}>
            <b>{words.stages[kind].name}</b> {words.stages[kind].result}
          </p>
        ))}
        <p className="mg-key key" aria-hidden="true">
          <span className="mg-gate" /> {words.gate}
        </p>
      </div>
    </Chart>
  );
}
