import "#ui/page/hero.css";
import "./home-hero.css";
import type { ReactNode } from "react";
import type { Locale } from "#content/locales.ts";
import { pops } from "#content/pops.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DotMap } from "#ui/diagrams/dot-map.tsx";
import type { MapCity } from "#ui/diagrams/map-cities.ts";
import { FigureValue } from "#ui/page/figure-value.tsx";
import { LaterStyles } from "#ui/page/later-styles.tsx";
import { TextLink } from "#ui/text-link.tsx";

export type HomeHeroWords = {
  h1: string;
  lead: string;
  primary: string;
  secondary: string;
  from: { label: string; price: string; unit: string; detail: string; link: string };
  figures: readonly { value: string; unit?: string; label: string }[];
};

type HomeHeroProps = {
  words: HomeHeroWords;
  map: { title: string; description: string; caption: string };
  locale: Locale;
  desk: ReactNode;
};

/** The points of presence as the dot map draws them. Seoul is where the routes start. */
function mapCities(locale: Locale): MapCity[] {
  return pops.map((pop) => ({
    code: pop.code,
    label: pop[locale],
    ...(pop.rtt > 0 ? { sub: `${pop.rtt} ms` } : {}),
    kind: pop.code === "ICN" ? "home" : pop.role,
  }));
}

/** What we do, from how much, who answers now, and where: the first screen. */
export function HomeHero({ words, map, locale, desk }: HomeHeroProps) {
  const { from } = words;
  return (
    <div className="hero-screen hero-wide home-hero">
      <div className="wrap">
        <div className="hero-words">
          <h1>{words.h1}</h1>
          <p className="hero-lead">{words.lead}</p>
        </div>
        <div className="hero-offer">
          <p className="home-from">
            <b>
              {from.label} <span>{from.price}</span>
              {from.unit}
            </b>
            {from.detail}
            <TextLink to="/resources/pricing">{from.link}</TextLink>
          </p>
          <div className="hero-acts cluster">
            <ButtonLink to="/signup">{words.primary}</ButtonLink>
            <ButtonLink to="/resources/contact-us?intent=sales" kind="quiet">
              {words.secondary}
            </ButtonLink>
          </div>
          {desk}
        </div>
        <LaterStyles />
        <div className="hero-live after-words">
          <DotMap {...map} cities={mapCities(locale)} />
        </div>
        <dl className="home-figures counts">
          {words.figures.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>
                <FigureValue value={figure.value} unit={figure.unit} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
