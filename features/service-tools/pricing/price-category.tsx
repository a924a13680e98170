import "./price-category.css";
import type { CSSProperties } from "react";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Money } from "#ui/money.tsx";
import { PageLink } from "#ui/page/page-link.tsx";
import { findItem } from "./catalogue.ts";
import { CdnTiers } from "./cdn-tiers.tsx";
import { hourlyPrice, unitPrice } from "./estimate.ts";
import type { EstimateState } from "./estimate-state.ts";
import type { CategoryWords, PriceRow, PriceWords } from "./price-words.ts";

type Shared = { words: PriceWords; locale: Locale; state: EstimateState; onAdd: (id: string) => void };

function Row({ row, words, locale, state, onAdd }: Shared & { row: PriceRow }) {
  const item = findItem(row.id);
  if (!item) return null;
  const hourly = state.hourly ? hourlyPrice(item, state.vat) : undefined;
  const price = hourly ?? unitPrice(item, state);
  const quantity = state.lines.find((line) => line.id === row.id)?.quantity;
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td>{row.included}</td>
      <td className="pcat-extra" data-label={words.columns.extra}>
        {row.extra}
      </td>
      <td className="pcat-price">
        <Money {...price} locale={locale} />
        <span>{hourly ? words.units.hour : words.units[item.unit]}</span>
      </td>
      <td className="pcat-add">
        <button type="button" className="needs-scripts" onClick={() => onAdd(row.id)}>
          {words.add}
          <span className="vh">: {row.name}</span>
        </button>
        {quantity ? (
          <span className="pcat-in">
            {grouped(quantity)} {words.added}
          </span>
        ) : null}
      </td>
    </tr>
  );
}

export function PriceCategory({ category, name, ...shared }: Shared & { category: CategoryWords; name: string }) {
  const { words, locale, state } = shared;
  const rows = category.tables.reduce((sum, table) => sum + 1 + table.rows.length, 0);
  return (
    <section className="pcat sec-like" id={category.id} aria-labelledby={`${category.id}-name`} style={{ "--rows": rows } as CSSProperties}>
      <div className="pcat-head columns-late">
        <h2 id={`${category.id}-name`}>{name}</h2>
        <p>{category.lead}</p>
      </div>
      <div className="pcat-body">
        {category.tables.map((table) => (
          <table key={table.caption} className="pcat-table data-table data-table-stack">
            <caption>{table.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{words.columns.plan}</th>
                <th scope="col">{words.columns.included}</th>
                <th scope="col">{words.columns.extra}</th>
                <th scope="col" className="pcat-number">
                  {words.columns.price}
                </th>
                <th scope="col" className="pcat-number">
                  <span className="vh">{words.columns.add}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <Row key={row.id} row={row} {...shared} />
              ))}
            </tbody>
          </table>
        ))}
        {category.id === "cdn" ? (
          <CdnTiers words={words.cdnTable} rows={category.tables[0]?.rows ?? []} locale={locale} vat={state.vat} />
        ) : null}
        <div className="pcat-foot columns-late">
          <div>
            <h3>{words.free.heading}</h3>
            <ul className="pcat-free">
              {category.free.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{words.quote.heading}</h3>
            <ul className="pcat-quotes">
              {category.quotes.map((quote) => (
                <li key={quote.name}>
                  <b>{quote.name}</b>
                  <span>
                    {quote.why} <em>{quote.when}</em>
                  </span>
                  <PageLink className="link-underline" to={quoteHref({ service: quote.service, summary: quote.name })}>
                    {words.quote.link}
                    <span className="vh">: {quote.name}</span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
