import "./about-sections.css";
import type { CSSProperties } from "react";
import { brand } from "#content/brand.ts";
import { dataCentres } from "#content/facts.ts";
import { siteFigures } from "#content/figures/sites.ts";
import type { Locale } from "#content/locales.ts";
import { FigureValue } from "#ui/page/figure-value.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";

type Head = { eyebrow: string; heading: string };

export type NumbersWords = Head & { items: readonly { value: string; unit?: string | undefined; label: string }[] };

export function CompanyNumbers({ words }: { words: NumbersWords }) {
  return (
    <Section tight>
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} />
      <dl className="abt-numbers counts">
        {words.items.map((item) => (
          <div key={item.label}>
            <dt>{item.label}</dt>
            <dd>
              <FigureValue value={item.value} unit={item.unit} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export type TimelineWords = Head & { note: string; items: readonly { year: string; body: string }[] };

/** The years as stops of a passage, in two columns where there is room. */
export function Timeline({ words }: { words: TimelineWords }) {
  return (
    <Section tone="mist" id="timeline">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} />
      <ol className="abt-time">
        {words.items.map((item) => (
          <li key={item.year}>
            <b>{item.year}</b>
            <span>{item.body}</span>
          </li>
        ))}
      </ol>
      {brand.sampleData ? <p className="abt-note note-large">{words.note}</p> : null}
    </Section>
  );
}

export type EnergyWords = Head & {
  intro: string;
  columns: { site: string; pue: string; renewable: string; power: string };
  note: string;
  limit: string;
};

/** PUE drawn as what it is: the servers' 100 watts, and what the building takes on top. */
export function EnergyTable({ words, locale }: { words: EnergyWords; locale: Locale }) {
  return (
    <Section tone="mist" id="energy">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <table className="abt-energy data-table data-table-stack">
        <thead>
          <tr>
            <th scope="col">{words.columns.site}</th>
            <th scope="col">{words.columns.pue}</th>
            <th scope="col">{words.columns.renewable}</th>
            <th scope="col">{words.columns.power}</th>
          </tr>
        </thead>
        <tbody>
          {dataCentres.map((site) => {
            const figures = siteFigures(site.code);
            if (!figures) return null;
            return (
              <tr key={site.code}>
                <th scope="row">
                  {site.code} <span>{site[locale]}</span>
                </th>
                <td>
                  <span className="abt-pue" style={{ "--over": figures.pue - 1 } as CSSProperties} />
                  <b>{figures.pue.toFixed(2)}</b>
                </td>
                <td data-label={words.columns.renewable}>{figures.renewablePercent}%</td>
                <td data-label={words.columns.power}>{site.mw} MW</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="abt-note note-large">{words.note}</p>
      <p className="aside-note">{words.limit}</p>
    </Section>
  );
}
