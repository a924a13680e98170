import { formatMoney } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel, usePageLabels } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { successFee } from "./savings.ts";
import type { SavingsState } from "./savings-state.ts";
import type { SavingsWords } from "./savings-waterfall.tsx";
import { ShortAmount } from "./short-amount.tsx";

const percent = (value: number) => `${value}%`;

export function SavingsCalculator({ words, locale, state, set, result }: { words: SavingsWords; locale: Locale } & SavingsState) {
  const { vatExcluded, perMonth } = usePageLabels();
  const share = (value: number) => String(Math.round((value / state.bill) * 100));
  const won = (krw: number) => formatMoney(Math.round(krw / 1000) * 1000, "krw", locale);
  const summary = fillLabel(words.summary, { bill: won(state.bill), low: won(result.low), high: won(result.high) });

  return (
    <Section id="calculator" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
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
            estimate={<AddToEstimate lines={[{ id: "study-cost", quantity: 1 }]} />}
          />
        }
        assumptions={<Assumptions heading={words.assumptionsHeading} items={words.assumptions} />}
        note={`${perMonth}, ${vatExcluded}`}
      >
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
    </Section>
  );
}
