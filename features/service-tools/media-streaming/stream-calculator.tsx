import type { page } from "#content/en/solutions/media-streaming.ts";
import { facts } from "#content/facts.ts";
import { formatMoney, grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import type { Translation } from "#content/model.ts";
import { cdnRegionIds, cdnTierLimitsTb, prices } from "#content/price-list.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Money } from "#ui/money.tsx";
import { Assumptions, Bill, type BillLine, Calculator } from "#ui/page/inputs/calculator.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { type StreamBill, streamBill } from "./stream-volume.ts";

type CalculatorWords = Translation<typeof page>["calculator"];

const viewerStops = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000];
type RegionId = (typeof cdnRegionIds)[number];

const defaults = { viewers: 20_000, mbps: 5, hours: 2, region: "east-asia" as string };
const rules = {
  viewers: (value: number) => viewerStops.includes(value),
  mbps: (value: number) => value >= 1 && value <= 25,
  hours: (value: number) => value >= 0.5 && value <= 12,
  region: (value: string) => cdnRegionIds.some((id) => id === value),
};

const rounded = (value: number) => (value >= 10 ? grouped(Math.round(value)) : String(Math.round(value * 10) / 10));

function billLines(words: CalculatorWords, bill: StreamBill, locale: Locale): BillLine[] {
  const share = fillLabel(words.share, { n: (bill.edgeShare * 100).toFixed(1), tbps: String(facts.edgeTbps) });
  const lines: BillLine[] = [
    { label: words.peak, detail: share, amount: `${rounded(bill.gbps)} Gbps` },
    { label: words.volume, amount: `${rounded(bill.tb)} TB` },
    ...bill.lines.map((line) => ({
      label: fillLabel(words.tier, { from: String(line.fromTb), to: String(line.toTb) }),
      detail: (
        <>
          {grouped(Math.round(line.gb))} GB × <Money krw={line.krwRate} usd={line.usdRate} locale={locale} />
        </>
      ),
      amount: <Money krw={Math.round(line.krw)} usd={Math.round(line.usd)} locale={locale} />,
    })),
  ];
  if (bill.quotedTb > 0) {
    lines.push({
      label: fillLabel(words.beyond, { tb: String(cdnTierLimitsTb.at(-1)) }),
      amount: fillLabel(words.beyondDetail, { tb: rounded(bill.quotedTb) }),
    });
  }
  return lines;
}

export function StreamCalculator({ words, locale }: { words: CalculatorWords; locale: Locale }) {
  const [state, set] = useUrlState(defaults, "event", rules);
  const region = Math.max(0, cdnRegionIds.indexOf(state.region as RegionId));
  const bill = streamBill({ viewers: state.viewers, mbps: state.mbps, hours: state.hours, region });
  const viewerHours = state.viewers * state.hours;
  const summary = fillLabel(words.summary, {
    viewers: grouped(state.viewers),
    mbps: String(state.mbps),
    hours: String(state.hours),
    gbps: rounded(bill.gbps),
    tb: rounded(bill.tb),
    total: formatMoney(bill.krw, "krw", locale),
  });

  return (
    <Section id="calculator" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Calculator
        note={bill.reserve ? words.reserve : words.noReserve}
        bill={
          <Bill
            title={words.resultTitle}
            total={<Money krw={bill.krw} usd={bill.usd} locale={locale} />}
            sub={words.vat}
            lines={billLines(words, bill, locale)}
            action={{ to: quoteHref({ service: "media-streaming", summary }), label: words.ask }}
            estimate={
              <AddToEstimate
                lines={bill.quotedTb > 0 ? [] : [{ id: `cdn-${cdnRegionIds[region]}`, quantity: Math.round(bill.tb * 1000) / 1000 }]}
              />
            }
          >
            <p>
              {words.perViewerHour} <Money krw={bill.krw / viewerHours} usd={bill.usd / viewerHours} locale={locale} />
            </p>
          </Bill>
        }
        assumptions={<Assumptions heading={words.assumptionsHeading} items={words.assumptions} />}
      >
        <RangeField
          label={words.viewers}
          name="event-viewers"
          value={viewerStops.indexOf(state.viewers)}
          min={0}
          max={viewerStops.length - 1}
          step={1}
          onChange={(index) => set({ viewers: viewerStops[index] ?? defaults.viewers })}
          format={(index) => fillLabel(words.viewersText, { n: grouped(viewerStops[index] ?? 0) })}
          ticks={[0, 4, 8].map((value) => ({ value, label: grouped(viewerStops[value] ?? 0) }))}
        />
        <RangeField
          label={words.bitrate}
          name="event-mbps"
          value={state.mbps}
          min={1}
          max={25}
          step={1}
          onChange={(mbps) => set({ mbps })}
          format={(n) => fillLabel(words.mbps, { n: String(n) })}
          ticks={[1, 5, 15, 25].map((value) => ({ value, label: String(value) }))}
        />
        <RangeField
          label={words.hours}
          name="event-hours"
          value={state.hours}
          min={0.5}
          max={12}
          step={0.5}
          onChange={(hours) => set({ hours })}
          format={(n) => fillLabel(words.hoursText, { n: String(n) })}
        />
        <ChoiceRows
          legend={words.region}
          name="event-region"
          value={cdnRegionIds[region] ?? "east-asia"}
          onChange={(next) => set({ region: next })}
          options={prices().cdnRegions.map((one) => ({
            value: one.id,
            label: words.regions[one.id],
            figure: (
              <>
                <Money krw={one.krw[0]} usd={one.usd[0]} locale={locale} />
                <small>/GB</small>
              </>
            ),
          }))}
        />
      </Calculator>
    </Section>
  );
}
