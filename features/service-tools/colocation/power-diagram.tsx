import "./power-diagram.css";
import { oneOf } from "#features/service-tools/url-rules.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { type PowerScenario, powerScenarios } from "./power-flow.ts";
import { PowerTall, PowerWide } from "./power-sheets.tsx";
import type { PowerWords } from "./power-words.ts";

const first: { power: PowerScenario } = { power: "normal" };

/** The drawing follows its radio buttons by style sheet alone; scripts only put the choice into the address. */
export function PowerDiagram({ words }: { words: PowerWords }) {
  const [state, set] = useUrlState(first, undefined, { power: oneOf(powerScenarios) });
  return (
    <Section id="power">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Chart caption={words.note}>
        <div className="pwr">
          <Diagram
            title={words.title}
            description={words.description}
            viewBox="0 28 1180 376"
            tall={{ viewBox: "0 0 360 620", children: <PowerTall words={words} /> }}
          >
            <PowerWide words={words} />
          </Diagram>
          <ul className="pwr-legend key strip" aria-hidden="true">
            {(["carry", "ready", "dead"] as const).map((key) => (
              <li key={key} className={`pwr-key-${key}`}>
                {words.legend[key === "carry" ? "carrying" : key === "ready" ? "idle" : "dead"]}
              </li>
            ))}
          </ul>
          <ChoiceRows
            legend={words.question}
            name="power"
            options={powerScenarios.map((value) => {
              const { label, hint, loadA, loadB } = words.scenarios[value];
              return { value, label, hint, figure: `A ${loadA} · B ${loadB}` };
            })}
            value={state.power}
            onChange={(power) => set({ power })}
          />
          <div className="pwr-texts strip" aria-live="polite">
            {powerScenarios.map((scenario) => (
              <p key={scenario} className={`pwr-for pwr-for-${scenario}`}>
                {words.scenarios[scenario].text}
              </p>
            ))}
          </div>
        </div>
      </Chart>
    </Section>
  );
}
