import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import "./lifecycle-calculator.css";
import type { page } from "#content/en/services/storage.ts";
import { grouped } from "#content/format.ts";
import type { Translation } from "#content/model.ts";
import { type Price, prices } from "#content/price-list.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { RateDetail } from "#features/service-tools/rate-detail.tsx";
import { Money } from "#ui/money.tsx";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { breakEvenDays, lifecycleCost } from "./lifecycle-cost.ts";

type Words = Translation<typeof page>["lifecycle"];
type LifecycleCalculatorProps = { words: Words; locale: Locale; id?: string };

const ingestStops = [1, 5, 10, 20, 50, 100, 200, 500, 1000, 2000] as const;
const defaults = { ingest: ingestStops.indexOf(100), keep: 365, hot: 30 };
const rules = {
  ingest: (value: number) => ingestStops[value] !== undefined,
  keep: (value: number) => Number.isInteger(value) && value >= 10 && value <= 1825,
  hot: (value: number) => Number.isInteger(value) && value >= 1 && value <= 365,
};

/** Text around one amount of money, in the currency that is shown. */
function WithMoney({ text, krw, usd, locale }: { text: string; krw: number; usd: number; locale: Locale }) {
  const [before = "", after = ""] = text.split("{amount}");
  return (
    <>
      {before}
      <Money krw={krw} usd={usd} locale={locale} />
      {after}
    </>
  );
}

function daysText(days: number, words: Words, locale: Locale): string {
  return `${grouped(days)}${localeTraits[locale].counterGap}${words.days}`;
}

export function LifecycleCalculator({ words, locale, id = "lifecycle" }: LifecycleCalculatorProps) {
  const [values, set] = useUrlState(defaults, "l", rules);
  const gbPerDay = ingestStops[values.ingest] ?? 100;
  const cost = lifecycleCost({ gbPerDay, keepDays: values.keep, hotDays: values.hot });
  const moved = cost.archiveGb > 0;
  const better = cost.savedKrw >= 0;
  const savedText = fillLabel(words.saving, { percent: String(Math.round(cost.savedShare * 100)) });
  const summary = fillLabel(words.summary, { ingest: grouped(gbPerDay), keep: String(values.keep), hot: String(values.hot) });
  const detail = (gb: number, rate: Price) => (
    <RateDetail text={fillLabel(words.detail, { gb: grouped(Math.round(gb)) })} rate={rate} locale={locale} />
  );
  return (
    <Section id={id} tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Calculator
        bill={
          <Bill
            title={words.bill}
            badge={words.badge}
            total={<Money {...cost.total} locale={locale} />}
            sub={words.perMonth}
            lines={[
              {
                label: words.lines.hot,
                detail: detail(cost.hotGb, prices().storagePerGb.objectStandard),
                amount: <Money {...cost.hot} locale={locale} />,
              },
              {
                label: words.lines.archive,
                detail: (
                  <>
                    {detail(cost.archiveGb, prices().storagePerGb.objectArchive)}
                    {cost.minimumGb > 0 ? (
                      <span className="lcy-minimum">{fillLabel(words.minimumLine, { gb: grouped(Math.round(cost.minimumGb)) })}</span>
                    ) : null}
                  </>
                ),
                amount: <Money {...cost.archive} locale={locale} />,
              },
              { label: words.allHot, amount: <Money {...cost.allHot} locale={locale} /> },
            ]}
            action={{ to: quoteHref({ service: "storage", summary }), label: words.ask }}
            estimate={
              <AddToEstimate
                lines={[
                  { id: "object", quantity: Math.round(cost.hotGb) },
                  { id: "archive", quantity: Math.round(cost.archiveGb) },
                ]}
              />
            }
          >
            {moved ? (
              <p className={better ? "lcy-verdict" : "lcy-verdict lcy-worse"}>
                <WithMoney
                  text={better ? savedText : words.loss}
                  krw={Math.abs(cost.savedKrw)}
                  usd={Math.abs(cost.savedUsd)}
                  locale={locale}
                />
              </p>
            ) : null}
            <p>{moved ? fillLabel(words.breakEven, { days: String(breakEvenDays()), stay: grouped(cost.archiveDays) }) : words.notMoved}</p>
          </Bill>
        }
        assumptions={<Assumptions heading={words.assumptionsHeading} items={words.assumptions} />}
      >
        <RangeField
          label={words.ingest}
          name="ingest"
          value={values.ingest}
          min={0}
          max={ingestStops.length - 1}
          step={1}
          onChange={(ingest) => set({ ingest })}
          format={(at) => `${grouped(ingestStops[at] ?? 0)} GB`}
        />
        <RangeField
          label={words.keep}
          name="keep"
          value={values.keep}
          min={10}
          max={1825}
          step={5}
          onChange={(keep) => set({ keep })}
          format={(days) => daysText(days, words, locale)}
        />
        <RangeField
          label={words.hot}
          name="hot"
          value={values.hot}
          min={1}
          max={365}
          step={1}
          onChange={(hot) => set({ hot })}
          format={(days) => (days >= values.keep ? words.never : daysText(days, words, locale))}
        />
      </Calculator>
    </Section>
  );
}
