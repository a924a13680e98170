import "./pop-explorer.css";
import { useState } from "react";
import { bandwidth } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { pops } from "#content/pops.ts";
import { DotMap } from "#ui/diagrams/dot-map.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { mapCities, type PopFilter, popCount, popFilters, servicesOf } from "./pop-services.ts";

export type PopWords = {
  eyebrow: string;
  heading: string;
  intro: string;
  legend: string;
  filters: Readonly<Record<PopFilter, string>>;
  listHeading: string;
  listOpen: string;
  columns: { city: string; code: string; services: string; capacity: string; rtt: string };
  home: string;
  mapTitle: string;
  mapDescription: string;
};

/** The cities by service: one choice drives the map and the list below it, which is the same for those who do not see the map. */
export function PopExplorer({ words, locale }: { words: PopWords; locale: Locale }) {
  const [filter, setFilter] = useState<PopFilter>("edge");
  // All rows are always there; the style sheet hides what the chosen radio button leaves out, so the list works before scripts do.
  const rows = pops.toSorted((a, b) => a.rtt - b.rtt);
  const options = popFilters.map((value) => ({ value, label: `${words.filters[value]} ${popCount(value)}` }));
  return (
    <Section tone="mist" id="network-map">
      <div data-family="network" className="pops">
        <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
        <div className="pops-filter">
          <Segmented legend={words.legend} name="pops" options={options} value={filter} onChange={setFilter} />
        </div>
        <DotMap title={words.mapTitle} description={words.mapDescription} cities={mapCities(locale, filter)} />
        <details className="pops-list">
          <summary>{words.listOpen}</summary>
          <table className="data-table">
            <caption className="vh">{words.listHeading}</caption>
            <thead>
              <tr>
                <th scope="col">{words.columns.city}</th>
                <th scope="col">{words.columns.code}</th>
                <th scope="col" className="pops-wide">
                  {words.columns.services}
                </th>
                <th scope="col" className="pops-number">
                  {words.columns.capacity}
                </th>
                <th scope="col" className="pops-number">
                  {words.columns.rtt}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((pop) => {
                const capacity = bandwidth(pop.gbps);
                return (
                  <tr key={pop.code} data-services={servicesOf(pop).join(" ")}>
                    <th scope="row">{pop[locale]}</th>
                    <td className="pops-code">{pop.code}</td>
                    <td className="pops-wide">
                      {servicesOf(pop)
                        .map((service) => words.filters[service])
                        .join(" · ")}
                    </td>
                    <td className="pops-number">
                      {capacity.value} {capacity.unit}
                    </td>
                    <td className="pops-number">{pop.rtt > 0 ? `${pop.rtt} ms` : words.home}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </details>
      </div>
    </Section>
  );
}
