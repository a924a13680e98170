// Where the data centres are and how each city is now. The list beside it says all of it; the drawing only shows it.

import { dataCentres } from "#content/facts.ts";
import type { Locale } from "#content/locales.ts";
import { popByCode } from "#content/pops.ts";
import { worst } from "#features/status/rules/day-ribbon.ts";
import type { HistoryView } from "#features/status/rules/status-views.ts";
import { levelWords } from "#features/status/rules/status-words.ts";
import { m } from "#platform/paraglide/messages.js";
import "#ui/diagrams/dot-map.css";
import { useId } from "react";
import data from "#ui/diagrams/dot-map-data.json";
import { MapSheet } from "#ui/diagrams/map-sheet.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { LevelNow } from "./incident-parts.tsx";
import type { StatusPageWords } from "./status-page-words.ts";

type StatusMapProps = { history: HistoryView; words: StatusPageWords["map"]; locale: Locale };

/** Names beside their dots at this scale, so that Seoul and Busan do not meet. */
const spots = {
  ICN: { anchor: "end", dx: -9, dy: -4 },
  PUS: { anchor: "start", dx: 3, dy: 15 },
  NRT: { anchor: "start", dx: 8, dy: 3 },
  SIN: { anchor: "start", dx: 8, dy: 3 },
} as const;

export function StatusMap({ history, words, locale }: StatusMapProps) {
  const cities = citiesOf(history, locale);
  const told = cities.map(({ name, level }) => `${name}: ${level ? levelWords[level]() : m.status_level_none()}`).join(", ");
  return (
    <div className="status-map">
      <Chart>
        <MapSheet
          id={useId()}
          name="wide"
          width={1180}
          height={560}
          part="345 78 330 250"
          layout={data.wide}
          labels={{ always: [], spots }}
          drawn={cities.map(({ code }) => code).filter((code) => code !== "ICN")}
          running={[]}
          title={words.heading}
          description={fillLabel(words.description, { cities: told })}
          cities={cities.map(({ code, name, level, role }) => ({
            code,
            label: name,
            ...(level ? { sub: levelWords[level]() } : {}),
            kind: code === "ICN" ? "home" : role,
            active: true,
            tone: level ?? "none",
          }))}
        />
      </Chart>
      <ul className="status-cities">
        {cities.map(({ code, name, centres, level, touched }) => (
          <li key={code}>
            <p className="status-name">
              <b>{name}</b>
              <LevelNow level={level} />
            </p>
            <p className="hint">{[centres.join(", "), ...touched].join(" · ")}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Cities with data centres; the worst of what runs in one of them is the city's. */
function citiesOf({ services }: HistoryView, locale: Locale) {
  const codes = [...new Set(dataCentres.map(({ cityCode }) => cityCode))];
  return codes.map((code) => {
    const centres = dataCentres.filter(({ cityCode }) => cityCode === code).map((centre) => centre.code);
    const here = services.flatMap(({ name, places }) => {
      const mine = places.filter(({ place }) => centres.includes(place));
      return mine.length > 0 ? [{ name, level: worst(mine.flatMap(({ level }) => (level ? [level] : []))) }] : [];
    });
    const wrong = here.flatMap(({ name, level }) => (level ? [{ name, level }] : []));
    // What is so for all of them is said by the city.
    const all = wrong.length === here.length && new Set(wrong.map(({ level }) => level)).size === 1;
    const pop = popByCode(code);
    return {
      code,
      name: pop[locale],
      role: pop.role,
      centres,
      level: worst(wrong.map(({ level }) => level)),
      touched: all ? [] : wrong.map(({ name, level }) => `${name}: ${levelWords[level]()}`),
    };
  });
}
