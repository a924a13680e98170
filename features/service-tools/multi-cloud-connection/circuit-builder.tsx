import "./circuit-builder.css";
import { sampleEgress } from "#content/figures/multi-cloud-connection.ts";
import { formatMoney, grouped, usd } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Money } from "#ui/money.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel, usePageLabels } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { CloudDrawing, type CloudDrawingWords, cloudNames } from "./cloud-drawing.tsx";
import { Survivors, type SurvivorsWords } from "./survivors.tsx";
import { type CircuitSpeed, type Cut, designCost, type Pattern, type PortSpeed, patterns, ports, redundancyScore } from "./topology.ts";

export type BuilderWords = CloudDrawingWords &
  SurvivorsWords & {
    eyebrow: string;
    heading: string;
    intro: string;
    pattern: string;
    patterns: Record<Pattern, { label: string; hint: string }>;
    portSpeed: string;
    clouds: string;
    off: string;
    cut: string;
    cuts: Record<Cut, string>;
    full: string;
    none: string;
    ports: string;
    circuits: string;
    total: string;
    badge: string;
    sub: string;
    breakEven: string;
    breakEvenNote: string;
    assumptions: { heading: string; items: readonly string[] };
  };

const speeds = ["0", "100", "500", "1000"] as const;
const speedNames: Record<CircuitSpeed, string> = { "0": "", "100": "100M", "500": "500M", "1000": "1G" };
const keys = ["c1", "c2", "c3", "c4", "c5"] as const;
const isSpeed = (value: string) => (speeds as readonly string[]).includes(value);

export function CircuitBuilder({ words, locale }: { words: BuilderWords; locale: Locale }) {
  const labels = usePageLabels();
  const [state, set] = useUrlState(
    { pattern: "locations", port: "1", cut: "none", c1: "500", c2: "100", c3: "0", c4: "0", c5: "0" },
    undefined,
    {
      pattern: (value) => value in words.patterns,
      port: (value) => value === "1" || value === "10",
      cut: (value) => value in words.cuts,
      ...Object.fromEntries(keys.map((key) => [key, isSpeed])),
    },
  );
  const pattern = state.pattern as Pattern;
  const port = state.port as PortSpeed;
  const cut = state.cut as Cut;
  const circuits = keys.map((key) => state[key] as CircuitSpeed);
  const cost = designCost({ pattern, port, circuits });
  const names = cloudNames(words);
  const chosen = circuits.flatMap((speed, index) => (speed === "0" ? [] : [`${names[index]?.name} ${speed} Mbps`]));
  const summary = `${words.patterns[pattern].label}, ${ports(pattern).length} × ${port} Gbps, ${chosen.join(", ")} = ${formatMoney(cost.krw, "krw", locale)}, ${words.sub}`;
  const amount = (part: { krw: number; usd: number }) => <Money krw={part.krw} usd={Math.round(part.usd)} locale={locale} />;

  return (
    <Section id="builder" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Chart className="chart-above">
        <CloudDrawing words={words} pattern={pattern} circuits={circuits} cut={cut} />
        <div className="mcc-cut columns-late strip">
          <Segmented
            legend={words.cut}
            name="cut"
            value={cut}
            onChange={(value) => set({ cut: value })}
            options={(["none", "device", "location"] as const).map((value) => ({ value, label: words.cuts[value] }))}
          />
          <Survivors words={words} pattern={pattern} circuits={circuits} cut={cut} />
        </div>
      </Chart>
      <Calculator
        assumptions={<Assumptions {...words.assumptions} />}
        bill={
          <Bill
            title={words.total}
            badge={words.badge}
            total={amount(cost)}
            sub={words.sub}
            lines={[
              { label: words.ports, detail: `${cost.ports.count} × ${port} Gbps`, amount: amount(cost.ports) },
              { label: words.circuits, detail: chosen.length > 0 ? `${cost.circuits.count}` : words.none, amount: amount(cost.circuits) },
            ]}
            action={{ to: quoteHref({ service: "multi-cloud-connection", summary }), label: labels.askQuote }}
          >
            {cost.fits ? null : (
              <p className="mcc-full caution caution-late" role="status">
                {fillLabel(words.full, { port, sum: grouped(cost.perPortMbps) })}
              </p>
            )}
            <p className="mcc-even">
              {words.breakEven} <b>{cost.breakEvenTb.toFixed(1)} TB</b>
              <small>
                {fillLabel(words.breakEvenNote, { internet: usd(sampleEgress.internetUsd), private: usd(sampleEgress.privateUsd) })}
              </small>
            </p>
          </Bill>
        }
      >
        <ChoiceRows
          legend={words.pattern}
          name="pattern"
          value={pattern}
          onChange={(value) => set({ pattern: value })}
          options={patterns.map((value) => ({ value, ...words.patterns[value], figure: `${redundancyScore(value)}/4` }))}
        />
        <Segmented
          legend={words.portSpeed}
          name="port"
          value={port}
          onChange={(value) => set({ port: value })}
          options={[
            { value: "1", label: "1 Gbps" },
            { value: "10", label: "10 Gbps" },
          ]}
        />
        <fieldset className="mcc-clouds">
          <legend>{words.clouds}</legend>
          {names.map(({ name, onRamp }, index) => {
            const key = keys[index] ?? "c1";
            return (
              <div key={name} className="mcc-cloud cluster spread">
                <span>
                  <b>{name}</b>
                  <small>{onRamp}</small>
                </span>
                <Segmented
                  hideLegend
                  legend={`${words.clouds}: ${name}`}
                  name={key}
                  value={state[key] as CircuitSpeed}
                  onChange={(value) => set({ [key]: value })}
                  options={speeds.map((value) => ({ value, label: value === "0" ? words.off : speedNames[value] }))}
                />
              </div>
            );
          })}
        </fieldset>
      </Calculator>
    </Section>
  );
}
