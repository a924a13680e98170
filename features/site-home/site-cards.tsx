import "./site-cards.css";
import type { CSSProperties } from "react";
import { type DataCentre, dataCentres } from "#content/facts.ts";
import { siteFigures } from "#content/figures/sites.ts";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { TextLink } from "#ui/text-link.tsx";

type SiteCode = "ICN1" | "ICN2" | "PUS1" | "NRT1" | "SIN1";

export type SiteWords = {
  eyebrow: string;
  heading: string;
  intro: string;
  labels: {
    power: string;
    rack: string;
    carriers: string;
    distance: string;
    opened: string;
    pue: string;
    visit: string;
    origin: string;
  };
  roles: Readonly<Record<SiteCode, string>>;
  note: string;
};

const largest = Math.max(...dataCentres.map(({ mw }) => mw));

function Card({ site, words, locale }: { site: DataCentre; words: SiteWords; locale: Locale }) {
  const figures = siteFigures(site.code);
  if (!figures) return null;
  const { labels } = words;
  const milliseconds = figures.rttMs < 1 ? "< 1 ms" : `${figures.rttMs} ms`;
  const distance = site.kmFromIcn1 === 0 ? labels.origin : `${grouped(site.kmFromIcn1)} km, ${milliseconds}`;
  const rows = [
    [labels.rack, `${figures.rackKw.join(" / ")} kW`],
    [labels.carriers, String(figures.carriers)],
    [labels.distance, distance],
    [labels.opened, String(figures.opened)],
    [labels.pue, figures.pue.toFixed(2)],
  ] as const;
  return (
    <li>
      <h3>
        <span>{site.code}</span>
        {site[locale]}
      </h3>
      <p className="sites-role">{words.roles[site.code as SiteCode]}</p>
      <p className="sites-mw cluster">
        <span className="vh">{labels.power} </span>
        <b>{site.mw}</b> MW
        <span className="sites-bar" style={{ "--share": site.mw / largest } as CSSProperties} />
      </p>
      <dl>
        {rows.map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <TextLink to={quoteHref({ service: "colocation", summary: `${labels.visit}: ${site.code} ${site[locale]}` })}>
        {labels.visit}
        <span className="vh">: {site.code}</span>
      </TextLink>
    </li>
  );
}

export function SiteCards({ words, locale }: { words: SiteWords; locale: Locale }) {
  return (
    <Section tone="mist" id="data-centres">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <ul className="sites">
        {dataCentres.map((site) => (
          <Card key={site.code} site={site} words={words} locale={locale} />
        ))}
      </ul>
      <p className="sites-note">{words.note}</p>
    </Section>
  );
}
