import "./stack-diagram.css";
import { oneOf } from "#features/service-tools/url-rules.ts";
import { Chart } from "#ui/page/chart.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { countOwners, type Layer, type Level, layers, levels, ownerOf } from "./run-by.ts";
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

/** What lies under the waterline is ours to run. The line rises with the level, by style sheet alone; scripts keep the address. */
export function StackDiagram({ words }: { words: StackWords }) {
  const [state, set] = useUrlState(first, undefined, { level: oneOf(levels) });
  return (
    <Chart className="stk" id="stack">
      <div className="strip-top">
        <Segmented
          legend={words.legend}
          name="level"
          options={levels.map((value) => ({ value, label: words.levels[value].name }))}
          value={state.level}
          onChange={(level) => set({ level })}
        />
      </div>
      <ol className="stk-layers" aria-label={words.title}>
        {layers.map((layer, index) => (
          <LayerRow key={layer} words={words} layer={layer} index={index} />
        ))}
      </ol>
      {levels.map((level) => {
        const { us, shared } = countOwners(level);
        const counts = { us: String(us), shared: String(shared), all: String(layers.length) };
        return (
          <p key={level} className={`stk-for strip stk-for-${level}`}>
            <b>{fillLabel(words.count, counts)}</b> {words.levels[level].for}
          </p>
        );
      })}
    </Chart>
  );
}
