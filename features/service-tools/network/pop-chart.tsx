import "./pop-chart.css";
import type { Locale } from "#content/locales.ts";
import { type Pop, popByCode, pops } from "#content/pops.ts";
import { DotMap } from "#ui/diagrams/dot-map.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { capacityGbps, offers, type PopFilter, popFilters, popsWith } from "./pop-filter.ts";
import { PopList } from "./pop-list.tsx";
import { capacityText, marksOf, type PopChartWords } from "./pop-words.ts";

function PopCard({ pop, words, locale }: { pop: Pop; words: PopChartWords; locale: Locale }) {
  return (
    <div className="net-card" aria-live="polite">
      <p className="net-card-role">{words.rolesOf[pop.role]}</p>
      <p className="net-card-name">
        <b>{pop[locale]}</b> <span>{pop.code}</span>
      </p>
      <p className="net-card-country">{words.countries[pop.country] ?? pop.country}</p>
      <dl className="results">
        <div>
          <dt>{words.columns.capacity}</dt>
          <dd>{capacityText(pop.gbps)}</dd>
        </div>
        <div>
          <dt>{words.columns.rtt}</dt>
          <dd>{pop.rtt === 0 ? "–" : `${pop.rtt} ms`}</dd>
        </div>
      </dl>
      <p className="net-card-marks">{pop.rtt === 0 ? words.here : marksOf(pop, words).join(" · ")}</p>
    </div>
  );
}

/** The general chart: a filter, the map with a card for the picked city, and the same facts as a list. */
export function PopChart({ words, locale }: { words: PopChartWords; locale: Locale }) {
  const [state, set] = useUrlState({ show: "all", city: "SIN" }, undefined, {
    show: (value) => (popFilters as readonly string[]).includes(value),
    city: (value) => pops.some(({ code }) => code === value),
  });
  const filter = state.show as PopFilter;
  const shown = popsWith(filter);
  const cities = pops.map((pop) => ({
    code: pop.code,
    label: pop[locale],
    kind: pop.code === "ICN" ? ("home" as const) : pop.role,
    ...(pop.rtt > 0 ? { sub: `${pop.rtt} ms` } : {}),
    ...(filter === "all" ? {} : { active: offers(pop, filter) }),
  }));
  return (
    <Chart id="map" className="net-chart" caption={words.caption}>
      <div className="net-head columns-late strip-top">
        <h2>{words.heading}</h2>
        <p className="net-count" aria-live="polite">
          {fillLabel(words.count, { count: String(shown.length), capacity: capacityText(capacityGbps(filter)) })}
          <span>{words.filters[filter].hint}</span>
        </p>
        <Segmented
          legend={words.filterLegend}
          name="show"
          value={filter}
          onChange={(show) => set({ show })}
          options={popFilters.map((value) => ({ value, label: words.filters[value].label }))}
        />
      </div>
      <DotMap
        frame={false}
        title={words.title}
        description={words.description}
        cities={cities}
        selected={state.city}
        onSelect={(city) => set({ city })}
      >
        <PopCard pop={popByCode(state.city)} words={words} locale={locale} />
      </DotMap>
      <PopList words={words} locale={locale} shown={shown} picked={state.city} />
    </Chart>
  );
}
