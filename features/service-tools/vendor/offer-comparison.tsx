import "./offer-comparison.css";
import type { CSSProperties } from "react";
import type { page } from "#content/en/services/vendor.ts";
import { sampleQuote } from "#content/figures/vendor.ts";
import { krwToUsd } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import type { Translation } from "#content/model.ts";
import { prices } from "#content/price-list.ts";
import { Money } from "#ui/money.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
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

/** Three invented offers as stacked lengths on one scale: the lowest purchase is not the lowest cost. */
export function OfferComparison({ words, locale }: { words: QuoteWords; locale: Locale }) {
  const money = (krw: number) => <Money krw={krw} usd={krwToUsd(krw, prices().usdRate)} locale={locale} />;
  return (
    <figure className="ofr framed" id="offers">
      <figcaption className="strip-top">
        <b>{words.heading}</b> {words.intro}
      </figcaption>
      <ul>
        {offers.map(({ id, cost, leadWeeks }, index) => (
          <li key={id}>
            <p className="ofr-name cluster spread">
              <b>{words.columns[index + 1]}</b>
              <span>
                {words.rows.lead} {fillLabel(words.rows.weeks, { weeks: String(leadWeeks) })}
                {leadWeeks === lowest.lead ? <em>{words.rows.shortest}</em> : null}
              </span>
            </p>
            <div className="ofr-bar" aria-hidden="true">
              {parts.map((part) => (
                <i key={part} className={`ofr-${part}`} style={{ "--share": `${(cost[part] / dearest) * 100}%` } as CSSProperties} />
              ))}
            </div>
            <dl>
              {parts.map((part) => (
                <div key={part}>
                  <dt className={`ofr-${part}`}>{words.rows[part]}</dt>
                  <dd>
                    {money(cost[part])}
                    {part === "purchase" && cost.purchase === lowest.purchase ? <em>{words.rows.lowest}</em> : null}
                  </dd>
                </div>
              ))}
              <div className="ofr-total">
                <dt>{words.rows.total}</dt>
                <dd>
                  {money(cost.total)}
                  {cost.total === lowest.total ? <em>{words.rows.lowest}</em> : null}
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className="note strip">{words.note}</p>
    </figure>
  );
}
