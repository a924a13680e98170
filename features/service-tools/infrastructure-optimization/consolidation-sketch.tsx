import "./consolidation-sketch.css";
import { optimizationFigures as o } from "#content/figures/infrastructure-optimization.ts";
import { formatMoney } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Money } from "#ui/money.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { fillLabel, usePageLabels } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { BeforeAfter, type SliderWords } from "./before-after.tsx";
import { consolidation } from "./consolidation.ts";

const first = { servers: 60, ratio: 10 };
const rules = {
  servers: (value: number) => value >= 20 && value <= 120,
  ratio: (value: number) => value >= o.ratio[0] && value <= o.ratio[1],
};

/** What the drawing and the calculator of the page share. */
export function useConsolidation() {
  const [state, set] = useUrlState(first, undefined, rules);
  return { state, set, plan: consolidation(state.servers, state.ratio) };
}

type ConsolidationState = ReturnType<typeof useConsolidation>;

function Captions({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** The racks before and after, for as many servers as the visitor has. */
export function ConsolidationSketch({ words, state, set, plan }: { words: SliderWords } & ConsolidationState) {
  return (
    <Chart label={words.chartTitle} id="before-after">
      <div className="strip-top">
        <RangeField
          label={words.servers}
          name="servers"
          value={state.servers}
          min={20}
          max={120}
          step={5}
          onChange={(servers) => set({ servers })}
          format={String}
        />
      </div>
      <BeforeAfter words={words} plan={plan} />
      <div className="cs-captions">
        <Captions heading={words.before} items={words.captions.before} />
        <Captions heading={words.after} items={words.captions.after} />
      </div>
    </Chart>
  );
}

export function ConsolidationBill({ words, locale, state, set, plan }: { words: SliderWords; locale: Locale } & ConsolidationState) {
  const { perMonth, vatExcluded } = usePageLabels();
  const { before, after, saved } = plan;
  const kw = (value: number) => `${Math.round(value * 10) / 10} kW`;
  const arrow = (from: string | number, to: string | number) => `${from} → ${to}`;
  const summary = fillLabel(words.summary, {
    servers: String(state.servers),
    ratio: String(state.ratio),
    hosts: String(after.servers),
    kw: String(Math.round(after.kw * 10) / 10),
    saved: formatMoney(saved.krw, "krw", locale),
  });
  return (
    <Section id="saving" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Calculator
        bill={
          <Bill
            title={words.saved}
            total={<Money {...saved} locale={locale} />}
            sub={`${perMonth}, ${vatExcluded}`}
            lines={[
              { label: words.hosts, amount: arrow(before.servers, after.servers) },
              { label: words.power, amount: arrow(kw(before.kw), kw(after.kw)) },
              { label: words.racks, amount: arrow(before.racks, after.racks) },
              {
                label: words.rent,
                amount: (
                  <>
                    <Money {...before.rent} locale={locale} /> → <Money {...after.rent} locale={locale} />
                  </>
                ),
              },
            ]}
            action={{ to: quoteHref({ service: "infrastructure-optimization", summary }), label: words.ask }}
            estimate={<AddToEstimate lines={[{ id: "study-infrastructure", quantity: 1 }]} />}
          />
        }
        assumptions={<Assumptions heading={words.assumptionsHeading} items={words.assumptions} />}
      >
        <RangeField
          label={words.ratio}
          name="ratio"
          value={state.ratio}
          min={o.ratio[0]}
          max={o.ratio[1]}
          step={1}
          onChange={(ratio) => set({ ratio })}
          format={(n) => fillLabel(words.ratioText, { n: String(n) })}
          ticks={[8, 10, 12, 15]}
        />
      </Calculator>
    </Section>
  );
}
