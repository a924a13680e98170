import "./savings-waterfall.css";
import type { ReactNode } from "react";
import type { page } from "#content/en/solutions/cloud-cost-optimization.ts";
import type { Locale } from "#content/locales.ts";
import type { Translation } from "#content/model.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { useCurrency } from "#ui/page/inputs/currency-toggle.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import type { Savings } from "./savings.ts";
import { billStops, type SavingsState } from "./savings-state.ts";
import { ShortAmount } from "./short-amount.tsx";
import { shortMoney, shortSpan } from "./short-money.ts";
import { WaterfallBars, type WaterfallStep } from "./waterfall-steps.tsx";

export type SavingsWords = Translation<typeof page>["calculator"];

type WaterfallProps = { words: SavingsWords; bill: number; result: Savings; locale: Locale };

/** Each lever starts where the low end of the one before stopped; `high` is how far down the high end has come by then. */
function steps({ words, bill, result, locale }: WaterfallProps): WaterfallStep[] {
  const amount = (krw: number, to?: number): ReactNode => <ShortAmount krw={krw} to={to} locale={locale} inDrawing />;
  let low = bill;
  let high = bill;
  const levers = result.levers.map((lever) => {
    const from = low;
    low -= lever.low;
    high -= lever.high;
    return { label: words.levers[lever.id].label, from, low, high, text: amount(lever.low, lever.high) };
  });
  const rest = [bill - result.high, bill - result.low] as const;
  return [
    { label: words.before, from: bill, low: 0, high: 0, text: amount(bill), total: true },
    ...levers,
    { label: words.after, from: rest[0], low: rest[1], high: 0, text: amount(...rest), total: true },
  ];
}

function described({ words, bill, result, locale }: WaterfallProps): string {
  const span = (from: number, to: number) => shortSpan(from, to, "krw", locale);
  const levers = result.levers.map((lever) => `${words.levers[lever.id].label}: ${span(lever.low, lever.high)}`);
  const before = `${words.before}: ${shortMoney(bill, "krw", locale)}`;
  const ends = [before, ...levers, `${words.after}: ${span(bill - result.high, bill - result.low)}`];
  return `${words.chartDescription} ${ends.join(". ")}.`;
}

/** From today's bill to the bill afterwards, for the bill of the visitor. What is saved is summed up once, in the calculator. */
export function SavingsWaterfall({ words, locale, state, set, result }: { words: SavingsWords; locale: Locale } & SavingsState) {
  const [currency] = useCurrency();
  const shown = { words, bill: state.bill, result, locale };
  const list = steps(shown);
  return (
    <Chart caption={words.chartDescription} id="waterfall">
      <div className="strip-top">
        <RangeField
          label={words.bill}
          name="bill"
          value={billStops.indexOf(state.bill)}
          min={0}
          max={billStops.length - 1}
          step={1}
          onChange={(index) => set({ bill: billStops[index] ?? state.bill })}
          format={(index) => shortMoney(billStops[index] ?? 0, currency, locale)}
        />
      </div>
      <Diagram
        title={words.chartTitle}
        description={described(shown)}
        viewBox="0 0 560 452"
        tall={{ viewBox: "0 0 360 452", children: <WaterfallBars list={list} bill={state.bill} right={340} /> }}
      >
        <WaterfallBars list={list} bill={state.bill} right={540} />
      </Diagram>
    </Chart>
  );
}
