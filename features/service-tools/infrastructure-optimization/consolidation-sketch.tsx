import "./consolidation-sketch.css";
import { optimizationFigures as o } from "#content/figures/infrastructure-optimization.ts";
import { formatMoney } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Money } from "#ui/money.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { fillLabel, usePageLabels } from "#ui/page/page-labels.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { BeforeAfter, type SliderWords } from "./before-after.tsx";
import { consolidation } from "./consolidation.ts";

const defaults = { servers: 60, ratio: 10 };
const rules = {
  servers: (value: number) => value >= 20 && value <= 120,
  ratio: (value: number) => value >= o.ratio[0] && value <= o.ratio[1],
};

function Captions({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

export function ConsolidationSketch({ words, locale }: { words: SliderWords; locale: Locale }) {
  const [state, set] = useUrlState(defaults, undefined, rules);
  const { perMonth, vatExcluded } = usePageLabels();
  const plan = consolidation(state.servers, state.ratio);
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
    <>
      <Chart label={words.chartTitle}>
        <BeforeAfter words={words} plan={plan} />
        <div className="cs-captions">
          <Captions heading={words.before} items={words.captions.before} />
          <Captions heading={words.after} items={words.captions.after} />
        </div>
      </Chart>
      <div className="cs-calc">
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
            />
          }
          assumptions={<Assumptions heading={words.assumptionsHeading} items={words.assumptions} />}
        >
          <RangeField
            label={words.servers}
            name="servers"
            value={state.servers}
            min={20}
            max={120}
            step={5}
            onChange={(servers) => set({ servers })}
            format={String}
            ticks={[20, 40, 60, 80, 100, 120]}
          />
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
      </div>
    </>
  );
}
