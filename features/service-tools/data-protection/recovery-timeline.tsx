import "./recovery-timeline.css";
import { useState } from "react";
import type { page } from "#content/en/solutions/data-protection.ts";
import { type TierId, tierIds, tiers } from "#content/figures/data-protection.ts";
import type { Translation } from "#content/model.ts";
import { Chart } from "#ui/page/chart.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { clockText, minutesText } from "./minutes-text.ts";
import type { FinderWords } from "./recovery-topology.tsx";

type TimelineWords = Translation<typeof page>["timeline"];

const sheet = { left: 14, right: 1146, columns: 7 };

/** The true scale above, the steps in even columns below, and a leader from each moment to its step. */
function Scale({ id }: { id: TierId }) {
  const { timeline, rto } = tiers[id];
  const wide = sheet.right - sheet.left;
  const x = (minutes: number) => sheet.left + (minutes / rto) * wide;
  const column = (index: number) => (1160 / sheet.columns) * index + 4.6;
  const fifths = [0, 1, 2, 3, 4];
  return (
    <svg className="rt-scale" viewBox="0 0 1160 92" aria-hidden="true">
      {fifths.map((fifth) => (
        <rect
          key={fifth}
          className={fifth % 2 === 0 ? "mark-scale" : "mark-body-frame"}
          x={sheet.left + (wide / 5) * fifth}
          y="24"
          width={wide / 5}
          height="6"
        />
      ))}
      {timeline.map((minutes, index) => (
        <g key={minutes}>
          <path
            className="mark-line-faint"
            strokeWidth={1.2}
            d={`M${x(minutes)} 30C${x(minutes)} 64 ${column(index)} 56 ${column(index)} 92`}
          />
          <circle
            className={index === timeline.length - 1 ? "mark-full" : "mark-body-family"}
            strokeWidth={2.4}
            cx={x(minutes)}
            cy="27"
            r="7"
          />
        </g>
      ))}
    </svg>
  );
}

/** The tier that was found opens its recovery; a visitor may look at another one until the answer changes. */
export function RecoveryTimeline({ words, finder, tier: found }: { words: TimelineWords; finder: FinderWords; tier: TierId }) {
  const [looked, setLooked] = useState<{ at: TierId; while: TierId } | null>(null);
  const tier = looked && looked.while === found ? looked.at : found;
  return (
    <Section id="recovery">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Chart label={words.chartTitle} className="rt rows-across">
        <ChoiceRows
          legend={words.choose}
          name="recovery-tier"
          value={tier}
          onChange={(at) => setLooked({ at, while: found })}
          options={tierIds.map((id) => ({
            value: id,
            label: finder.tiers[id].name,
            hint: finder.tiers[id].line,
            figure: minutesText(tiers[id].rto, finder),
          }))}
        />
        {tierIds.map((id) => (
          <div key={id} className="rt-sheet" data-tier={id}>
            <Scale id={id} />
            <ol>
              {words.steps[id].map((step, index) => (
                <li key={step.title}>
                  <p className="rt-clock">
                    <span className="vh">{words.clock}</span> {clockText(tiers[id].timeline[index] ?? 0)}
                  </p>
                  <h3>{step.title}</h3>
                  <p>{step.body}</p>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </Chart>
    </Section>
  );
}
