import "./offer-comparison.css";
import type { CSSProperties } from "react";
import type { page } from "#content/en/services/vendor.ts";
import { sampleQuote } from "#content/figures/vendor.ts";
import { krwToUsd } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import type { Translation } from "#content/model.ts";
import { usdRate } from "#content/pricing.ts";
import { Money } from "#ui/money.tsx";
import { CurrencyToggle } from "#ui/page/inputs/currency-toggle.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { fiveYearCost } from "./five-year-cost.ts";

type QuoteWords = Translation<(typeof page)["quote"]>;

const parts = ["purchase", "maintenance", "power"] as const;
const offers = sampleQuote.offers.map((offer) => ({ ...offer, cost: fiveYearCost(offer) }));
const dearest = Math.max(...offers.map((offer) => offer.cost.total));
const lowest = {
  purchase: Math.min(...offers.map((offer) => offer.cost.purchase)),
  total: Math.min(...offers.map((offer) => offer.cost.total)),
  lead: Math.min(...offers.map((offer) => offer.leadWeeks)),
};

/** Three invented offers as stacked lengths on one scale, and the sums beside them. */
export function OfferComparison({ words, locale }: { words: QuoteWords; locale: Locale }) {
  const money = (krw: number) => <Money krw={krw} usd={krwToUsd(krw, usdRate)} locale={locale} />;
  return (
    <Section id="offers">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} aside={<CurrencyToggle />} />
      <ul className="ofr columns">
        {offers.map(({ id, cost, leadWeeks }, index) => (
          <li key={id}>
            <h3>{words.columns[index + 1]}</h3>
            <div className="ofr-bar" aria-hidden="true">
              {parts.map((part) => (
                <i key={part} className={`ofr-${part}`} style={{ "--share": `${(cost[part] / dearest) * 100}%` } as CSSProperties} />
              ))}
            </div>
            <dl className="ledger">
              {parts.map((part) => (
                <div key={part}>
                  <dt className={`ofr-${part}`}>
                    {words.rows[part]}
                    {part === "purchase" && cost.purchase === lowest.purchase ? <em>{words.rows.lowest}</em> : null}
                  </dt>
                  <dd>{money(cost[part])}</dd>
                </div>
              ))}
              <div className="ofr-total">
                <dt>
                  {words.rows.total}
                  {cost.total === lowest.total ? <em>{words.rows.lowest}</em> : null}
                </dt>
                <dd>{money(cost.total)}</dd>
              </div>
              <div>
                <dt>
                  {words.rows.lead}
                  {leadWeeks === lowest.lead ? <em>{words.rows.shortest}</em> : null}
                </dt>
                <dd>{fillLabel(words.rows.weeks, { weeks: String(leadWeeks) })}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className="ofr-note note-large">{words.note}</p>
    </Section>
  );
}
