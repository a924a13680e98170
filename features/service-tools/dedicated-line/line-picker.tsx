import { localeTraits } from "#content/locale-traits.ts";
import "./line-picker.css";
import { facts } from "#content/facts.ts";
import { lineFigures as f, lineEnds, lineStepsMbps } from "#content/figures/dedicated-line.ts";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { popByCode } from "#content/pops.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { fibreFloorMs, greatCircleKm } from "#features/service-tools/network/fibre.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Money } from "#ui/money.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel, usePageLabels } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { LineMap, type LineMapWords } from "./line-map.tsx";
import { LineMatrix, type LineMatrixWords } from "./line-matrix.tsx";
import {
  cityOf,
  type EndId,
  leadTime,
  lineItems,
  lineRtt,
  type PriceBand,
  priceBand,
  type QuoteReason,
  reachOf,
  stepName,
} from "./line-quote.ts";

export type LinePickerWords = LineMapWords &
  LineMatrixWords & {
    sheet: string;
    heading: string;
    aEnd: string;
    zEnd: string;
    bandwidth: string;
    building: string;
    buildings: { onNet: { label: string; hint: string }; offNet: { label: string; hint: string } };
    routes: string;
    routeOptions: { single: string; diverse: string };
    rtt: string;
    lead: string;
    sla: string;
    downtime: string;
    minutes: string;
    repair: string;
    priceBand: string;
    bands: Record<PriceBand["kind"], string>;
    upTo: string;
    quoteShort: string;
    reasons: Record<QuoteReason, string>;
    leadDays: string;
    leadWeeks: string;
    repairHours: string;
    repairSea: string;
    same: string;
    fibre: string;
    summary: string;
    assumptions: { heading: string; items: readonly string[] };
  };

const isEnd = (value: string) => lineEnds.some(({ id }) => id === value);

function Price({ band, words, locale }: { band: PriceBand; words: LinePickerWords; locale: Locale }) {
  if (band.kind === "quote") return <span className="line-quote">{words.quoteShort}</span>;
  if (band.kind === "between") {
    return (
      <span className="line-band">
        <Money {...band.low} locale={locale} /> {localeTraits[locale].range} <Money {...band.high} locale={locale} />
      </span>
    );
  }
  if (band.kind === "list") return <Money {...band.price} locale={locale} />;
  const [before, after] = words.upTo.split("{amount}");
  return (
    <span className="line-band">
      {before}
      <Money {...band.price} locale={locale} />
      {after}
    </span>
  );
}

export function LinePicker({ words, locale }: { words: LinePickerWords; locale: Locale }) {
  const labels = usePageLabels();
  const [state, set] = useUrlState({ a: "ICN1", z: "PUS1", mbps: 1_000, net: "on", routes: "single" }, undefined, {
    a: isEnd,
    z: isEnd,
    mbps: (value) => (lineStepsMbps as readonly number[]).includes(value),
    net: (value) => value === "on" || value === "off",
    routes: (value) => value in words.routeOptions,
  });
  const a = state.a as EndId;
  const z = state.z as EndId;
  const routes = state.routes as "single" | "diverse";
  const same = a === z;
  const order = { a, z, mbps: state.mbps, offNet: state.net === "off", diverse: routes === "diverse" };
  const band = priceBand(order);
  const lead = leadTime(order);
  const reach = reachOf(a, z);
  const km = reach === "metro" ? facts.distances.icn1ToIcn2Km : greatCircleKm(popByCode(cityOf(a)), popByCode(cityOf(z)));
  const sla = routes === "diverse" ? facts.sla.privateLineDiverse : facts.sla.privateLine;
  const downtime = facts.downtimePer30Days[sla];
  const minutes = fillLabel(words.minutes, { n: downtime.replace(" min", "") });
  const repair =
    reach === "international"
      ? words.repairSea
      : fillLabel(words.repairHours, { hours: String(reach === "metro" ? f.mttrMetroHours : f.mttrDomesticHours) });
  const leadText = fillLabel(lead.unit === "days" ? words.leadDays : words.leadWeeks, { from: String(lead.from), to: String(lead.to) });
  const summary = fillLabel(words.summary, {
    a: words.ends[a],
    z: words.ends[z],
    bandwidth: stepName(state.mbps),
    routes: words.routeOptions[routes],
  });
  const ends = lineEnds.map(({ id }) => ({ value: id, label: words.ends[id] }));
  const swapTo = (side: "a" | "z") => (value: string) => set({ [side]: value });

  return (
    <Section id="picker">
      <SectionHead eyebrow={words.sheet} heading={words.heading} />
      <Chart className="chart-above">
        <div className="line-plot panes">
          <LineMap words={words} a={a} z={same ? (lineEnds.find(({ id }) => id !== a)?.id ?? z) : z} locale={locale} />
          <LineMatrix words={words} a={a} z={z} onPick={(first, second) => set({ a: first, z: second })} />
        </div>
      </Chart>
      <Calculator
        assumptions={<Assumptions {...words.assumptions} />}
        bill={
          <Bill
            title={words.priceBand}
            total={same ? "–" : <Price band={band} words={words} locale={locale} />}
            sub={same ? words.same : band.kind === "quote" ? words.bands.quote : `${words.bands[band.kind]}, ${labels.vatExcluded}`}
            lines={
              same
                ? []
                : [
                    {
                      label: words.rtt,
                      detail: fillLabel(words.fibre, {
                        km: grouped(Math.round(km)),
                        floor: fibreFloorMs(km).toFixed(1),
                      }),
                      amount: `${reach === "metro" ? "< " : ""}${lineRtt(a, z)} ms`,
                    },
                    { label: words.lead, amount: <span className="line-words">{leadText}</span> },
                    { label: words.sla, detail: fillLabel(words.downtime, { minutes }), amount: sla },
                    { label: words.repair, amount: <span className="line-words">{repair}</span> },
                  ]
            }
            action={{ to: quoteHref({ service: "dedicated-line", summary }), label: labels.askQuote }}
            estimate={<AddToEstimate lines={same ? [] : lineItems(order)} />}
          >
            {!same && band.kind === "quote" ? <p>{words.reasons[band.reason]}</p> : null}
          </Bill>
        }
      >
        <div className="line-ends columns-late">
          <SelectField label={words.aEnd} name="a" value={a} options={ends} onChange={(event) => swapTo("a")(event.target.value)} />
          <SelectField label={words.zEnd} name="z" value={z} options={ends} onChange={(event) => swapTo("z")(event.target.value)} />
        </div>
        <RangeField
          label={words.bandwidth}
          name="mbps"
          value={(lineStepsMbps as readonly number[]).indexOf(state.mbps)}
          min={0}
          max={lineStepsMbps.length - 1}
          step={1}
          format={(index) => stepName(lineStepsMbps[index] ?? 100)}
          ticks={[0, 2, 4, 5, 7, 9].map((index) => {
            const step = lineStepsMbps[index] ?? 100;
            return { value: index, label: step >= 1_000 ? `${step / 1_000}G` : String(step) };
          })}
          onChange={(index) => set({ mbps: lineStepsMbps[index] ?? 100 })}
        />
        <div className="line-pair columns-late">
          <Segmented
            legend={words.building}
            name="net"
            value={state.net as "on" | "off"}
            onChange={(net) => set({ net })}
            options={[
              { value: "on", label: words.buildings.onNet.label },
              { value: "off", label: words.buildings.offNet.label },
            ]}
          />
          <Segmented
            legend={words.routes}
            name="routes"
            value={routes}
            onChange={(value) => set({ routes: value })}
            options={(["single", "diverse"] as const).map((value) => ({ value, label: words.routeOptions[value] }))}
          />
        </div>
      </Calculator>
    </Section>
  );
}
