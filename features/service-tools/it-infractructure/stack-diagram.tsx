import "./stack-diagram.css";
import { facts } from "#content/facts.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { oneOf } from "#features/service-tools/url-rules.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { countOwners, type Layer, type Level, layers, levels, ownerOf } from "./run-by.ts";
import { StackRaci } from "./stack-raci.tsx";
import type { StackWords } from "./stack-words.ts";

const first: { level: Level } = { level: "standard" };

/** Such as "stk-basic-you stk-standard-us": the checked radio button decides which of them counts. */
function ownerClasses(layer: Layer): string {
  return levels.map((level) => `stk-${level}-${ownerOf(layer, level)}`).join(" ");
}

/** The topmost layer below the waterline of a level carries the wave. */
function waveClasses(index: number): string {
  const run = (level: Level, at: number) => ownerOf(layers[at] as Layer, level) !== "you";
  return levels
    .filter((level) => run(level, index) && (index === 0 || !run(level, index - 1)))
    .map((level) => `stk-${level}-wave`)
    .join(" ");
}

function LayerRow({ words, layer, index }: { words: StackWords; layer: Layer; index: number }) {
  return (
    <li className={`stk-layer ${ownerClasses(layer)} ${waveClasses(index)}`}>
      <b>{words.layers[layer].name}</b>
      <span className="stk-task">{words.layers[layer].task}</span>
      <span className="stk-owner stk-owner-us">{words.owners.us}</span>
      <span className="stk-owner stk-owner-shared">{words.owners.shared}</span>
      <span className="stk-owner stk-owner-you">{words.owners.you}</span>
    </li>
  );
}

function LevelPanel({ words, level }: { words: StackWords; level: Level }) {
  const { us, shared } = countOwners(level);
  const counts = { us: String(us), shared: String(shared), all: String(layers.length) };
  const summary = fillLabel(words.summary, { ...counts, level: words.levels[level].name });
  return (
    <div className={`stk-panel stk-for stk-for-${level}`}>
      <p className="stk-count">{fillLabel(words.count, counts)}</p>
      <p className="stk-who">{words.levels[level].for}</p>
      <h3>{words.roster}</h3>
      <ul>
        {words.promises[level].map((promise) => (
          <li key={promise}>{fillLabel(promise, { p1: String(facts.support.p1Minutes) })}</li>
        ))}
      </ul>
      <ButtonLink to={quoteHref({ service: "it-infractructure", summary })}>{words.ask}</ButtonLink>
    </div>
  );
}

/** What lies under the waterline is ours to run. The line rises with the level, by style sheet alone; scripts keep the address. */
export function StackDiagram({ words }: { words: StackWords }) {
  const [state, set] = useUrlState(first, undefined, { level: oneOf(levels) });
  return (
    <Section id="stack">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Chart>
        <div className="stk panes">
          <div className="stk-side">
            <ChoiceRows
              legend={words.legend}
              name="level"
              options={levels.map((value) => ({
                value,
                label: words.levels[value].name,
                hint: words.levels[value].line,
                figure: `${countOwners(value).us}/${layers.length}`,
              }))}
              value={state.level}
              onChange={(level) => set({ level })}
            />
            {levels.map((level) => (
              <LevelPanel key={level} words={words} level={level} />
            ))}
          </div>
          <ol className="stk-layers" aria-label={words.title}>
            {layers.map((layer, index) => (
              <LayerRow key={layer} words={words} layer={layer} index={index} />
            ))}
          </ol>
        </div>
      </Chart>
      <StackRaci words={words} />
    </Section>
  );
}
