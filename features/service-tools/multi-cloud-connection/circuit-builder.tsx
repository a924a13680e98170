import "./circuit-builder.css";
import { sampleEgress } from "#content/figures/multi-cloud-connection.ts";
import { formatMoney, grouped, usd } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Money } from "#ui/money.tsx";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel, usePageLabels } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { type CircuitDesign, circuitKeys, circuitSpeeds } from "./circuit-design.ts";
import { cloudNames } from "./cloud-drawing.tsx";
import type { BuilderWords } from "./cloud-topology.tsx";
import { type CircuitSpeed, designCost, designItems, patterns, ports, redundancyScore } from "./topology.ts";

const speedNames: Record<CircuitSpeed, string> = { "0": "", "100": "100M", "500": "500M", "1000": "1G" };

/** Ports and circuits with their price; the drawing above follows. */
export function CircuitBuilder({ words, locale, design, circuits, set }: { words: BuilderWords; locale: Locale } & CircuitDesign) {
  const labels = usePageLabels();
  const { pattern, port } = design;
  const cost = designCost({ pattern, port, circuits });
  const names = cloudNames(words);
  const chosen = circuits.flatMap((speed, index) => (speed === "0" ? [] : [`${names[index]?.name} ${speed} Mbps`]));
  const summary = `${words.patterns[pattern].label}, ${ports(pattern).length} × ${port} Gbps, ${chosen.join(", ")} = ${formatMoney(cost.krw, "krw", locale)}, ${words.sub}`;
  const amount = (part: { krw: number; usd: number }) => <Money krw={part.krw} usd={Math.round(part.usd)} locale={locale} />;

  return (
    <Section id="builder" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
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
            estimate={<AddToEstimate lines={cost.fits ? designItems({ pattern, port, circuits }) : []} />}
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
            const key = circuitKeys[index] ?? "c1";
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
                  value={design[key]}
                  onChange={(value) => set({ [key]: value })}
                  options={circuitSpeeds.map((value) => ({ value, label: value === "0" ? words.off : speedNames[value] }))}
                />
              </div>
            );
          })}
        </fieldset>
      </Calculator>
    </Section>
  );
}
