import "./percentile-tool.css";
import { useMemo } from "react";
import { transitFigures as f } from "#content/figures/internet-connectivity.ts";
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
import { monthSamples, percentile95, transitBill } from "./percentile.ts";
import { PercentileChart, type PercentileChartWords } from "./percentile-chart.tsx";
import { spikeLimits } from "./percentile-paths.ts";

export type PercentileWords = PercentileChartWords & {
  eyebrow: string;
  heading: string;
  intro: string;
  hours: string;
  height: string;
  commit: string;
  international: string;
  unchanged: string;
  changed: string;
  bill: { title: string; badge: string; sub: string; domestic: string; burst: string; international: string; peak: string };
  summary: string;
  assumptions: { heading: string; items: readonly string[] };
};

const between = (low: number, high: number) => (value: number) => Number.isInteger(value) && value >= low && value <= high;

export function PercentileTool({ words, locale }: { words: PercentileWords; locale: Locale }) {
  const labels = usePageLabels();
  const [state, set] = useUrlState({ hours: 20, mbps: 900, commit: 300, intl: 20 }, undefined, {
    hours: between(0, spikeLimits.hours),
    mbps: between(spikeLimits.minMbps, spikeLimits.maxMbps),
    commit: between(f.commitMbps, 600),
    intl: between(0, 200),
  });
  const { hours, mbps, commit, intl } = state;
  const samples = useMemo(() => monthSamples({ hours, mbps }), [hours, mbps]);
  const month = useMemo(() => percentile95(samples), [samples]);
  const bill = transitBill(month, commit, intl);
  const over = hours - f.ignoredHours;
  const verdict =
    over > 0
      ? fillLabel(words.changed, { over: String(over) })
      : fillLabel(words.unchanged, { hours: String(hours), free: String(f.ignoredHours) });
  const inMbps = (value: number) => `${value} ${words.mbps}`;
  const summary = fillLabel(words.summary, { commit: String(commit), international: String(intl), p95: String(month.billedMbps) });
  const line = (label: string, part: { mbps: number; krw: number; usd: number }) => ({
    label,
    detail: inMbps(part.mbps),
    amount: <Money krw={part.krw} usd={Math.round(part.usd)} locale={locale} />,
  });

  return (
    <Section id="percentile">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Chart className="chart-above">
        <PercentileChart
          words={words}
          samples={samples}
          month={month}
          spike={{ hours, mbps }}
          commit={commit}
          onSpike={(spike) => set(spike)}
        />
        <p className={over > 0 ? "pct-verdict pct-verdict-over" : "pct-verdict"} aria-live="polite">
          {verdict}
        </p>
      </Chart>
      <Calculator
        assumptions={<Assumptions {...words.assumptions} />}
        bill={
          <Bill
            title={words.bill.title}
            badge={words.bill.badge}
            total={<Money krw={bill.krw} usd={Math.round(bill.usd)} locale={locale} />}
            sub={words.bill.sub}
            lines={[
              line(words.bill.domestic, bill.commit),
              line(words.bill.burst, bill.burst),
              line(words.bill.international, bill.international),
            ]}
            action={{ to: quoteHref({ service: "internet-connectivity", summary }), label: labels.askQuote }}
            estimate={
              <AddToEstimate
                lines={[
                  { id: "transit-kr", quantity: bill.commit.mbps + bill.burst.mbps },
                  { id: "transit-intl", quantity: bill.international.mbps },
                ]}
              />
            }
          >
            <p>
              {words.bill.peak} <Money className="pct-peak" krw={bill.peakKrw} usd={Math.round(bill.peakUsd)} locale={locale} />
            </p>
          </Bill>
        }
      >
        <RangeField
          label={words.hours}
          name="hours"
          value={hours}
          min={0}
          max={spikeLimits.hours}
          step={1}
          format={(value) => fillLabel(words.hourUnit, { n: String(value) })}
          ticks={[0, f.ignoredHours, spikeLimits.hours]}
          onChange={(value) => set({ hours: value })}
        />
        <RangeField
          label={words.height}
          name="mbps"
          value={mbps}
          min={spikeLimits.minMbps}
          max={spikeLimits.maxMbps}
          step={20}
          format={inMbps}
          onChange={(value) => set({ mbps: value })}
        />
        <RangeField
          label={words.commit}
          name="commit"
          value={commit}
          min={f.commitMbps}
          max={600}
          step={20}
          format={inMbps}
          onChange={(value) => set({ commit: value })}
        />
        <RangeField
          label={words.international}
          name="intl"
          value={intl}
          min={0}
          max={200}
          step={5}
          format={inMbps}
          onChange={(value) => set({ intl: value })}
        />
      </Calculator>
    </Section>
  );
}
