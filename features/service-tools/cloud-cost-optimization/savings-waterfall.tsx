import "./savings-waterfall.css";
import type { ReactNode } from "react";
import type { page } from "#content/en/solutions/cloud-cost-optimization.ts";
import type { Locale } from "#content/locales.ts";
import type { Translation } from "#content/model.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import type { Savings } from "./savings.ts";
import { ShortAmount } from "./short-amount.tsx";
import { shortMoney, shortSpan } from "./short-money.ts";
import { WaterfallBars, WaterfallColumns, type WaterfallStep } from "./waterfall-steps.tsx";

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

export function SavingsWaterfall(props: WaterfallProps) {
  const { words, bill, result, locale } = props;
  const list = steps(props);
  const percent = (value: number) => String(Math.round((value / bill) * 100));
  const share = fillLabel(words.resultBand, { low: percent(result.low), high: percent(result.high) });
  return (
    <Chart caption={words.chartDescription}>
      <Diagram
        title={words.chartTitle}
        description={described(props)}
        viewBox="0 0 1180 432"
        tall={{ viewBox: "0 0 360 460", children: <WaterfallBars list={list} bill={bill} /> }}
      >
        <WaterfallColumns list={list} bill={bill} />
        <g className="wf-readout" transform="translate(232 292)">
          <text className="dgm-label">{words.resultTitle}</text>
          <text className="wf-big" y="44">
            <ShortAmount krw={result.low} to={result.high} locale={locale} inDrawing />
          </text>
          <text className="wf-share" y="68">
            {share}
          </text>
        </g>
      </Diagram>
    </Chart>
  );
}
