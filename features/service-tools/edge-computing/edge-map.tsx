import "./edge-map.css";
import { facts } from "#content/facts.ts";
import { ringBudgets } from "#content/figures/edge-computing.ts";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { edgeComputePops, pops } from "#content/pops.ts";
import { DotMap } from "#ui/diagrams/dot-map.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useUrlState } from "#ui/use-url-state.ts";
import { coveredCities, nearestCompute } from "./latency-ring.ts";
import { PhoneRings, WideRings } from "./latency-rings.tsx";
import type { RingWords } from "./ring-words.ts";

const defaults = { ms: "20", city: "MNL" };
const rules = {
  ms: (value: string) => ringBudgets.some((budget) => String(budget) === value),
  city: (value: string) => pops.some((pop) => pop.code === value),
};

const shown = (ms: number) => (ms < 1 ? "< 1" : String(Math.round(ms)));

export function EdgeMap({ words, locale }: { words: RingWords; locale: Locale }) {
  const [state, set] = useUrlState(defaults, undefined, rules);
  const ready = useHydrated();
  const budget = Number(state.ms);
  const near = nearestCompute(state.city);
  const rings = { budget, from: near.city, to: near.compute };
  const same = near.km === 0;
  const saved = Math.max(0, Math.round(near.regionMs - near.ms));

  return (
    <Chart label={words.chartTitle} caption={words.note} className="em" id="map">
      <DotMap
        frame={false}
        title={words.chartTitle}
        description={words.chartDescription}
        routes={[]}
        selected={state.city}
        onSelect={ready ? (city) => set({ city }) : undefined}
        under={{ wide: <WideRings {...rings} />, phone: <PhoneRings {...rings} /> }}
        cities={pops.map((pop) => ({
          code: pop.code,
          label: pop[locale],
          kind: pop.code === "ICN" ? "home" : edgeComputePops.includes(pop.code) ? "dc" : "edge",
          active: edgeComputePops.includes(pop.code),
        }))}
      />
      <div className="em-panel panes-late">
        <div className="em-fields">
          <Segmented
            legend={words.budget}
            name="ms"
            value={state.ms}
            onChange={(ms) => set({ ms })}
            options={ringBudgets.map((ms) => ({ value: String(ms), label: fillLabel(words.ms, { n: String(ms) }) }))}
          />
          <SelectField
            label={words.city}
            name="city"
            value={state.city}
            onChange={(event) => set({ city: event.target.value })}
            options={pops.map((pop) => ({ value: pop.code, label: pop[locale] }))}
          />
          <p className="em-legend key" aria-hidden="true">
            <span className="em-code">{words.compute}</span>
            <span className="em-cache">{words.cacheOnly}</span>
          </p>
          <p className="em-covered" aria-live="polite">
            {fillLabel(words.covered, { n: String(coveredCities(budget)), total: String(facts.popCities) })}
          </p>
        </div>
        <dl className="em-result results" aria-live="polite">
          <div>
            <dt>{words.nearest}</dt>
            <dd className="em-name">{near.compute[locale]}</dd>
            <dd className="em-note">{same ? words.same : fillLabel(words.distance, { km: grouped(Math.round(near.km)) })}</dd>
          </div>
          <div>
            <dt>{words.edgeRtt}</dt>
            <dd>
              {shown(near.ms)}
              <small>ms</small>
            </dd>
          </div>
          <div>
            <dt>{words.regionRtt}</dt>
            <dd>
              {near.regionMs}
              <small>ms</small>
            </dd>
          </div>
          <div className="em-key">
            <dt>{words.saved}</dt>
            <dd>
              {saved}
              <small>ms</small>
            </dd>
          </div>
        </dl>
      </div>
    </Chart>
  );
}
