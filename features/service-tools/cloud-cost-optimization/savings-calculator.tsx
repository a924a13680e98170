import { formatMoney } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { useCurrency } from "#ui/page/inputs/currency-toggle.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel, usePageLabels } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { savings, successFee } from "./savings.ts";
import { SavingsWaterfall, type SavingsWords } from "./savings-waterfall.tsx";
import { ShortAmount } from "./short-amount.tsx";
import { shortMoney } from "./short-money.ts";

/** Stops of the bill's slider, in million won: fine where most bills are. */
const billStops = [10, 20, 30, 50, 80, 120, 160, 200, 300, 500, 800, 1000].map((millions) => millions * 1_000_000);

const defaults = { bill: 120_000_000, storage: 15, outbound: 15, steady: 70, acted: 70, review: "first" };

const rules = {
  bill: (value: number) => billStops.includes(value),
  storage: (value: number) => value >= 5 && value <= 30,
  outbound: (value: number) => value >= 5 && value <= 25,
  steady: (value: number) => value >= 0 && value <= 100,
  acted: (value: number) => value >= 20 && value <= 100,
  review: (value: string) => value === "first" || value === "monthly",
};

const percent = (value: number) => `${value}%`;

export function SavingsCalculator({ words, locale }: { words: SavingsWords; locale: Locale }) {
  const [state, set] = useUrlState(defaults, undefined, rules);
  const [currency] = useCurrency();
  const { vatExcluded, perMonth } = usePageLabels();
  const result = savings({
    bill: state.bill,
    storageShare: state.storage / 100,
    outboundShare: state.outbound / 100,
    steadyShare: state.steady / 100,
    actedShare: state.acted / 100,
    monthlyReview: state.review === "monthly",
  });
  const share = (value: number) => String(Math.round((value / state.bill) * 100));
  const won = (krw: number) => formatMoney(Math.round(krw / 1000) * 1000, "krw", locale);
  const summary = fillLabel(words.summary, { bill: won(state.bill), low: won(result.low), high: won(result.high) });
  const billText = (index: number) => shortMoney(billStops[index] ?? 0, currency, locale);

  return (
    <Section id="calculator">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <SavingsWaterfall words={words} bill={state.bill} result={result} locale={locale} />
      <div className="apart">
        <Calculator
          bill={
            <Bill
              title={words.resultTitle}
              total={<ShortAmount krw={result.low} to={result.high} locale={locale} />}
              sub={`${fillLabel(words.resultBand, { low: share(result.low), high: share(result.high) })}, ${vatExcluded}`}
              lines={[
                ...result.levers.map((lever) => ({
                  label: words.levers[lever.id].label,
                  detail: words.levers[lever.id].detail,
                  amount: <ShortAmount krw={lever.low} to={lever.high} locale={locale} />,
                })),
                {
                  label: words.fee,
                  detail: words.feeDetail,
                  amount: <ShortAmount krw={successFee(result.low)} to={successFee(result.high)} locale={locale} />,
                },
                {
                  label: words.net,
                  amount: (
                    <ShortAmount krw={result.low - successFee(result.low)} to={result.high - successFee(result.high)} locale={locale} />
                  ),
                },
              ]}
              action={{ to: quoteHref({ service: "cloud-cost-optimization", summary }), label: words.ask }}
            />
          }
          assumptions={<Assumptions heading={words.assumptionsHeading} items={words.assumptions} />}
          note={`${perMonth}, ${vatExcluded}`}
        >
          <RangeField
            label={words.bill}
            name="bill"
            value={billStops.indexOf(state.bill)}
            min={0}
            max={billStops.length - 1}
            step={1}
            onChange={(index) => set({ bill: billStops[index] ?? defaults.bill })}
            format={billText}
            ticks={[0, 5, 11]}
          />
          <RangeField
            label={words.storage}
            name="storage"
            value={state.storage}
            min={5}
            max={30}
            step={1}
            onChange={(storage) => set({ storage })}
            format={percent}
          />
          <RangeField
            label={words.outbound}
            name="outbound"
            value={state.outbound}
            min={5}
            max={25}
            step={1}
            onChange={(outbound) => set({ outbound })}
            format={percent}
          />
          <RangeField
            label={words.steady}
            name="steady"
            value={state.steady}
            min={0}
            max={100}
            step={5}
            onChange={(steady) => set({ steady })}
            format={percent}
          />
          <RangeField
            label={words.acted}
            name="acted"
            value={state.acted}
            min={20}
            max={100}
            step={5}
            onChange={(acted) => set({ acted })}
            format={percent}
          />
          <Segmented
            legend={words.practice}
            name="review"
            value={state.review}
            onChange={(review) => set({ review })}
            options={[
              { value: "first", label: words.practiceFirst },
              { value: "monthly", label: words.practiceMonthly },
            ]}
          />
        </Calculator>
      </div>
    </Section>
  );
}
