import { SheetHead } from "../sheet-head.tsx";
import "./two-routes.css";
import { accelerationCities, accelerationFigures as f, wayFrom } from "#content/figures/acceleration-service.ts";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { popByCode, pops } from "#content/pops.ts";
import { DotMap } from "#ui/diagrams/dot-map.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { Assumptions } from "#ui/page/inputs/calculator.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { CityTable, type CityTableWords } from "./city-table.tsx";
import { edgeFirstByte, type Handshake, openFirstByte, roundTrips, saving, streamCeilingMbps } from "./first-byte.ts";
import { LadderDrawing, type LadderWords } from "./ladder-drawing.tsx";
import { OpenPathOverlay } from "./open-path.tsx";

export type TwoRoutesWords = LadderWords &
  CityTableWords & {
    heading: string;
    intro: string;
    cityLabel: string;
    protocolLabel: string;
    protocols: Record<Handshake, { label: string; hint: string }>;
    rtt: string;
    loss: string;
    sample: string;
    target: string;
    ttfb: string;
    formulaPublic: string;
    formulaBackbone: string;
    saved: string;
    fromHandshakes: string;
    fromPath: string;
    ceiling: string;
    assumptions: { heading: string; items: readonly string[] };
  };

const handshakes = ["tls12", "tls13", "h3", "warm"] as const;
const codes = accelerationCities.map(({ code }) => code);

/** A city picker on the chart, the two routes to one time scale, and what the difference is made of. */
export function TwoRoutes({ words, locale }: { words: TwoRoutesWords; locale: Locale }) {
  const [state, set] = useUrlState({ city: "CGK", via: "tls13" }, undefined, {
    city: (value) => codes.includes(value),
    via: (value) => value in roundTrips,
  });
  const via = state.via as Handshake;
  const trips = roundTrips[via];
  const way = wayFrom(state.city);
  const sample = accelerationCities.find(({ code }) => code === state.city);
  const gain = saving(way, trips);
  const places = { rtt: String(way.publicRtt), last: String(way.lastMile), backbone: String(way.backbone), trips: String(trips) };
  const cities = pops.map((pop) => ({
    code: pop.code,
    label: pop[locale],
    kind: pop.code === "ICN" ? ("home" as const) : pop.role,
    active: pop.code === "ICN" || codes.includes(pop.code),
  }));

  const lanes = [
    {
      key: "open",
      name: words.publicName,
      mark: words.sample,
      rtt: way.publicRtt,
      loss: `${sample?.publicLoss}%`,
      formula: fillLabel(words.formulaPublic, places),
      ttfb: openFirstByte(way, trips),
      ceiling: streamCeilingMbps(way.publicRtt, sample?.publicLoss ?? 1),
    },
    {
      key: "fast",
      name: words.backboneName,
      mark: words.target,
      rtt: way.lastMile + way.backbone,
      loss: `< ${f.lossTargetPercent}%`,
      formula: fillLabel(words.formulaBackbone, places),
      ttfb: edgeFirstByte(way, trips),
      ceiling: streamCeilingMbps(way.lastMile + way.backbone, f.lossTargetPercent),
    },
  ];

  return (
    <Chart id="routes" className="acc-chart">
      <SheetHead heading={words.heading} intro={words.intro}>
        <SelectField
          label={words.cityLabel}
          name="city"
          value={state.city}
          options={accelerationCities.map(({ code }) => ({ value: code, label: popByCode(code)[locale] }))}
          onChange={(event) => set({ city: event.target.value })}
        />
      </SheetHead>
      <DotMap
        frame={false}
        title={words.title}
        description={words.description}
        cities={cities}
        routes={codes}
        traffic={[state.city]}
        selected={state.city}
        onSelect={(city) => codes.includes(city) && set({ city })}
      >
        <OpenPathOverlay code={state.city} />
      </DotMap>
      <div className="acc-lanes panes-late" aria-live="polite">
        {lanes.map((lane) => (
          <div key={lane.key} className={`acc-lane acc-lane-${lane.key}`}>
            <p className="acc-lane-name">
              <b>{lane.name}</b> <em className="tag">{lane.mark}</em>
            </p>
            <dl className="ledger">
              <div>
                <dt>{words.rtt}</dt>
                <dd>{lane.rtt} ms</dd>
              </div>
              <div>
                <dt>{words.loss}</dt>
                <dd>{lane.loss}</dd>
              </div>
              <div className="acc-lane-ttfb">
                <dt>
                  {words.ttfb} <span>{lane.formula}</span>
                </dt>
                <dd>{grouped(lane.ttfb)} ms</dd>
              </div>
              <div>
                <dt>{words.ceiling}</dt>
                <dd>{lane.ceiling.toFixed(1)} Mbps</dd>
              </div>
            </dl>
          </div>
        ))}
        <div className="acc-lane acc-gain">
          <p className="acc-gain-value result">
            <b>{gain.total}</b> <span>ms</span>
            <small>{words.saved}</small>
          </p>
          <dl className="ledger">
            <div>
              <dt>{words.fromHandshakes}</dt>
              <dd>{gain.handshakes} ms</dd>
            </div>
            <div>
              <dt>{words.fromPath}</dt>
              <dd>{gain.path} ms</dd>
            </div>
          </dl>
        </div>
      </div>
      <LadderDrawing way={way} trips={trips} words={words} />
      <ChoiceRows
        legend={words.protocolLabel}
        name="via"
        value={via}
        onChange={(value) => set({ via: value })}
        options={handshakes.map((value) => ({
          value,
          ...words.protocols[value],
          figure: (
            <>
              {grouped(openFirstByte(way, roundTrips[value]))} → {edgeFirstByte(way, roundTrips[value])}
              <small>ms</small>
            </>
          ),
        }))}
      />
      <CityTable words={words} locale={locale} />
      <Assumptions {...words.assumptions} />
    </Chart>
  );
}
