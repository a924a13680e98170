import "./topology-lab.css";
import { type Topology, type TopologyId, topologies, topologyIds } from "#content/figures/network-design.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Button } from "#ui/button.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useUrlState } from "#ui/use-url-state.ts";
import { FailureTable } from "./failure-table.tsx";
import { demandStates, failureRows } from "./link-failure.ts";
import { TopologyDrawing } from "./topology-drawing.tsx";
import type { TopologyWords } from "./topology-words.ts";

const known = new Set(topologyIds.flatMap((id) => failureRows(topologies[id]).map((row) => row.id)));
const defaults = { topology: "small", fail: "" };
const rules = {
  topology: (value: string) => topologyIds.some((id) => id === value),
  fail: (value: string) => value.split(".").every((id) => known.has(id)),
};

function Demands({ words, topology, failures }: { words: TopologyWords; topology: Topology; failures: readonly string[] }) {
  const names = words.demands as Record<string, string>;
  return (
    <dl className="tl-demands" aria-live="polite">
      {demandStates(topology, failures).map((state) => (
        <div key={state.id} className={state.up ? undefined : "tl-demand-down"}>
          <dt>{names[state.id]}</dt>
          <dd>
            <span className="tl-meter meter" aria-hidden="true">
              <i style={{ width: `${(state.gbps / state.whole) * 100}%` }} />
            </span>
            {state.up ? fillLabel(words.gbps, { n: String(state.gbps) }) : words.downShort}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function TopologyLab({ words }: { words: TopologyWords }) {
  const [state, set] = useUrlState(defaults, undefined, rules);
  const ready = useHydrated();
  const chosen: TopologyId = topologyIds.find((id) => id === state.topology) ?? "small";
  const failed = state.fail === "" ? [] : state.fail.split(".");

  function toggle(id: string) {
    const next = failed.includes(id) ? failed.filter((one) => one !== id) : [...failed, id];
    set({ fail: next.join(".") });
  }

  return (
    <Chart label={words.chartTitle} className="tl" id="topologies">
      <div className="strip-top">
        <Segmented
          legend={words.choose}
          name="topology"
          value={chosen}
          onChange={(topology) => set({ topology })}
          options={topologyIds.map((id) => ({ value: id, label: words.names[id].name }))}
        />
      </div>
      {topologyIds.map((id) => {
        const topology = topologies[id];
        const own = failed.filter((one) => failureRows(topology).some((row) => row.id === one));
        const status = own.length === 0 ? words.allUp : fillLabel(words.failed, { n: String(own.length) });
        return (
          <div key={id} className="tl-sheet" data-topology={id}>
            <TopologyDrawing words={words} topology={topology} failures={own} />
            <div className="tl-switches cluster strip">
              {failureRows(topology).map(({ id: link }) => (
                <button key={link} type="button" disabled={!ready} aria-pressed={own.includes(link)} onClick={() => toggle(link)}>
                  {(words.links as Record<string, string>)[link]}
                </button>
              ))}
            </div>
            <div className="tl-status">
              <p>
                <b>{status}</b>
                {own.length > 0 ? (
                  <Button kind="quiet" size="compact" onClick={() => set({ fail: "" })}>
                    {words.repairAll}
                  </Button>
                ) : null}
              </p>
              <Demands words={words} topology={topology} failures={own} />
            </div>
            <details className="more">
              <summary>{words.intro}</summary>
              <FailureTable words={words} topology={topology} failures={own} ready={ready} onToggle={toggle} />
            </details>
          </div>
        );
      })}
      <div className="tl-lesson cluster spread">
        <p>{words.lesson}</p>
        <TextLink
          to={quoteHref({
            service: "network-design",
            summary: fillLabel(words.summary, { name: words.names[chosen].name, hint: words.names[chosen].hint }),
          })}
        >
          {words.ask}
        </TextLink>
      </div>
    </Chart>
  );
}
