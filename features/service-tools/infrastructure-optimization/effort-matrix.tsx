import "./effort-matrix.css";
import type { page } from "#content/en/solutions/infrastructure-optimization.ts";
import { findings } from "#content/figures/infrastructure-optimization.ts";
import type { Translation } from "#content/model.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { backlogPlan, byYield } from "./backlog-plan.ts";

type MatrixWords = Translation<typeof page>["matrix"];

const ordered = byYield(findings);

type Frame = { left: number; right: number; top: number; base: number };
const wide: Frame = { left: 64, right: 500, top: 24, base: 396 };
const tall: Frame = { left: 40, right: 340, top: 28, base: 330 };

/** Points that fall on one another are set a little apart. */
function nudge(index: number): number {
  const here = ordered[index];
  const twins = ordered.slice(0, index).filter((one) => one.effort === here?.effort && one.impact === here.impact);
  return twins.length * 26;
}

function Plot({ words, planned, frame }: { words: MatrixWords; planned: readonly string[]; frame: Frame }) {
  const { left, right, top, base } = frame;
  const x = (effort: number) => left + (effort / 16) * (right - left);
  const y = (impact: number) => base - (impact / 10) * (base - top);
  return (
    <>
      <rect className="mark-solid-wash" x={left} y={top} width={x(6) - left} height={y(5) - top} />
      {[0, 4, 8, 12, 16].map((effort) => (
        <g key={effort}>
          <path className="mark-line-faint" strokeWidth={0.7} d={`M${x(effort)} ${top}V${base}`} />
          <text className="dgm-tick-large" x={x(effort)} y={base + 20} textAnchor="middle">
            {effort}
          </text>
        </g>
      ))}
      {[0, 2, 4, 6, 8, 10].map((impact) => (
        <g key={impact}>
          <path className="mark-line-faint" strokeWidth={0.7} d={`M${left} ${y(impact)}H${right}`} />
          <text className="dgm-tick-large" x={left - 10} y={y(impact) + 4} textAnchor="end">
            {impact}
          </text>
        </g>
      ))}
      <path className="mark-line-frame" strokeWidth={1.2} d={`M${left} ${top}V${base}H${right}`} />
      <text className="ex-name" x={right} y={base + 42} textAnchor="end">
        {words.effort}
      </text>
      <text className="ex-name" x={left} y={top - 8}>
        {words.impact}
      </text>
      {ordered.map((finding, index) => (
        <g
          key={finding.id}
          className={planned.includes(finding.id) ? "ex-point ex-on" : "ex-point"}
          transform={`translate(${x(finding.effort) + nudge(index)} ${y(finding.impact)})`}
        >
          <circle r="13" />
          <text textAnchor="middle" dy="4.5">
            {index + 1}
          </text>
        </g>
      ))}
    </>
  );
}

function FindingList({ words, planned }: { words: MatrixWords; planned: readonly string[] }) {
  return (
    <ol className="ex-list">
      {ordered.map((finding, index) => {
        const on = planned.includes(finding.id);
        return (
          <li key={finding.id} className={on ? "ex-planned" : undefined}>
            <span className="ex-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{words.findings[finding.id].name}</h3>
              <p className="ex-meta">
                <b>{on ? words.planned : words.later}</b> {words.kinds[finding.kind]} · {words.table.effort} {finding.effort} ·{" "}
                {words.table.impact} {finding.impact}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export function EffortMatrix({ words }: { words: MatrixWords }) {
  const [state, set] = useUrlState({ days: 20 }, undefined, { days: (value: number) => value >= 0 && value <= 65 });
  const plan = backlogPlan(findings, state.days);
  const used = fillLabel(words.used, { used: String(plan.used), days: String(state.days), share: String(Math.round(plan.share * 100)) });
  return (
    <Section id="backlog" tone="mist">
      <SectionHead
        eyebrow={words.eyebrow}
        heading={words.heading}
        intro={words.intro}
        aside={<span className="ex-badge">{words.sample}</span>}
      />
      <div className="ex columns">
        <div className="ex-side">
          <Chart>
            <div className="ex-days">
              <RangeField
                label={words.days}
                name="days"
                value={state.days}
                min={0}
                max={65}
                step={1}
                onChange={(days) => set({ days })}
                format={(n) => fillLabel(words.daysText, { n: String(n) })}
                ticks={[0, 20, 40, 65]}
              />
              <p aria-live="polite">{used}</p>
            </div>
            <Diagram
              title={words.chartTitle}
              description={words.chartDescription}
              viewBox="0 0 530 452"
              tall={{ viewBox: "0 0 360 384", children: <Plot words={words} planned={plan.planned} frame={tall} /> }}
            >
              <Plot words={words} planned={plan.planned} frame={wide} />
            </Diagram>
          </Chart>
        </div>
        <FindingList words={words} planned={plan.planned} />
      </div>
    </Section>
  );
}
