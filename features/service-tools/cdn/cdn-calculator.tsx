import { localeTraits } from "#content/locale-traits.ts";
import "./cdn-calculator.css";
import { cdnLastTierTb, cdnFigures as f } from "#content/figures/cdn.ts";
import { formatMoney, grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { prices } from "#content/price-list.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Money } from "#ui/money.tsx";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { usePageLabels } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { cdnCost } from "./cdn-cost.ts";
import { RateTrack } from "./rate-track.tsx";

export type CdnCalculatorWords = {
  eyebrow: string;
  heading: string;
  intro: string;
  perGb: string;
  regions: readonly string[];
  shortRegions: readonly string[];
  above: string;
  aboveLink: string;
  bill: { title: string; badge: string; sub: string; effective: string; perGbShort: string; empty: string; others: string };
  assumptions: { heading: string; items: readonly string[] };
};

const keys = ["ea", "sa", "ae", "ma"] as const;
const inRange = (tb: number) => tb >= 0 && tb <= cdnLastTierTb;
const otherVolumes = [10, 50, 150];

export function CdnCalculator({ words, locale }: { words: CdnCalculatorWords; locale: Locale }) {
  const labels = usePageLabels();
  const defaults = { ea: f.exampleTb as number, sa: 0, ae: 0, ma: 0 };
  const [state, set] = useUrlState(defaults, undefined, { ea: inRange, sa: inRange, ae: inRange, ma: inRange });
  const dash = localeTraits[locale].range;
  const volumes = keys.map((key) => state[key]);
  const cost = cdnCost(volumes);
  const chosen = volumes.flatMap((tb, region) => (tb > 0 ? [`${words.regions[region]} ${tb} TB`] : []));
  const price = `${formatMoney(cost.krw, "krw", locale)}, ${words.bill.sub}`;
  // A region's name has commas of its own.
  const summary = chosen.length > 0 ? `CDN: ${chosen.join("; ")} = ${price}` : "CDN";

  const bill = (
    <Bill
      title={words.bill.title}
      badge={words.bill.badge}
      total={<Money krw={cost.krw} usd={Math.round(cost.usd)} locale={locale} />}
      sub={words.bill.sub}
      lines={cost.lines.map((line) => ({
        label: words.shortRegions[line.region],
        detail: (
          <>
            {line.fromTb}
            {dash}
            {line.toTb} TB · {grouped(line.gb)} × <Money krw={line.krwRate} usd={line.usdRate} locale={locale} />
          </>
        ),
        amount: <Money krw={line.krw} usd={Math.round(line.usd)} locale={locale} />,
      }))}
      action={{ to: quoteHref({ service: "cdn", summary }), label: labels.askQuote }}
      estimate={<AddToEstimate lines={prices().cdnRegions.map(({ id }, index) => ({ id: `cdn-${id}`, quantity: volumes[index] ?? 0 }))} />}
    >
      <p className="cdn-effective">
        {cost.gb > 0 ? (
          <>
            {words.bill.effective} <Money krw={Math.round((cost.krw / cost.gb) * 10) / 10} usd={cost.usd / cost.gb} locale={locale} />{" "}
            {words.bill.perGbShort}
          </>
        ) : (
          words.bill.empty
        )}
      </p>
      <dl className="cdn-others">
        <dt>{words.bill.others}</dt>
        {otherVolumes.map((tb) => {
          const other = cdnCost([tb]);
          return (
            <dd key={tb}>
              <span>{tb} TB</span>
              <Money krw={other.krw} usd={Math.round(other.usd)} locale={locale} />
            </dd>
          );
        })}
      </dl>
    </Bill>
  );

  return (
    <Section id="rates" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Calculator note={words.perGb} bill={bill} assumptions={<Assumptions {...words.assumptions} />}>
        {prices().cdnRegions.map((region, index) => (
          <RateTrack
            key={region.id}
            region={index}
            label={words.regions[index] ?? region.id}
            tb={volumes[index] ?? 0}
            locale={locale}
            onChange={(tb) => set({ [keys[index] ?? "ea"]: tb })}
          />
        ))}
        <p className="cdn-above cluster spread">
          <span>{words.above}</span>
          <TextLink to={quoteHref({ service: "cdn", summary: `CDN: ${words.above}` })}>{words.aboveLink}</TextLink>
        </p>
      </Calculator>
    </Section>
  );
}
