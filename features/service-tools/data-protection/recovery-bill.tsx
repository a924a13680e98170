import { tiers } from "#content/figures/data-protection.ts";
import { formatMoney } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Money } from "#ui/money.tsx";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { useCurrency } from "#ui/page/inputs/currency-toggle.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel, usePageLabels } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { minutesText } from "./minutes-text.ts";
import { dataStops, type Recovery } from "./recovery-state.ts";
import { protectionBill, protectionItems, restoreHours, type Source } from "./recovery-tier.ts";
import type { FinderWords } from "./recovery-topology.tsx";

export function RecoveryBill({ words, locale, state, set, tier }: { words: FinderWords; locale: Locale } & Recovery) {
  const { perMonth, vatExcluded } = usePageLabels();
  const [currency] = useCurrency();
  const source: Source = state.source === "rack" ? "rack" : "cloud";
  const bill = protectionBill(tier, state.tb, source);
  const time = (minutes: number) => minutesText(minutes, words);
  const label = (id: string) => (words.copies as Record<string, string>)[id] ?? (words.lines as Record<string, string>)[id] ?? id;
  const delivered = fillLabel(words.delivers, { rpo: tiers[tier].rpo === 0 ? "0" : time(tiers[tier].rpo), rto: time(tiers[tier].rto) });
  const summary = fillLabel(words.summary, {
    tier: words.tiers[tier].name,
    tb: String(state.tb),
    rpo: state.rpo === 0 ? "0" : time(state.rpo),
    rto: time(state.rto),
    total: formatMoney(bill.total.krw, "krw", locale),
  });
  const restore = fillLabel(words.restore, { tb: String(state.tb), gbps: "10", hours: restoreHours(state.tb).toFixed(1) });

  return (
    <Section id="bill" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Calculator
        bill={
          <Bill
            title={words.resultTitle}
            badge={fillLabel(words.perTb, { amount: formatMoney(bill.total[currency] / state.tb, currency, locale) })}
            total={words.tiers[tier].name}
            sub={delivered}
            lines={[
              ...bill.lines.map((line) => ({ label: label(line.id), amount: <Money {...line.amount} locale={locale} /> })),
              { label: `${perMonth}, ${vatExcluded}`, amount: <Money {...bill.total} locale={locale} /> },
            ]}
            action={{ to: quoteHref({ service: "data-protection", summary }), label: words.ask }}
            estimate={<AddToEstimate lines={protectionItems(tier, state.tb, source)} />}
          >
            <p>{words.tiers[tier].line}</p>
          </Bill>
        }
        assumptions={<Assumptions heading={words.assumptionsHeading} items={[...words.assumptions, restore]} />}
      >
        <RangeField
          label={words.data}
          name="tb"
          value={dataStops.indexOf(state.tb)}
          min={0}
          max={dataStops.length - 1}
          step={1}
          onChange={(index) => set({ tb: dataStops[index] ?? 10 })}
          format={(index) => `${dataStops[index] ?? 0} TB`}
          ticks={[0, 3, 6]}
        />
        <Segmented
          legend={words.source}
          name="source"
          value={source}
          onChange={(next) => set({ source: next })}
          options={[
            { value: "cloud", label: words.sourceCloud },
            { value: "rack", label: words.sourceRack },
          ]}
        />
      </Calculator>
    </Section>
  );
}
