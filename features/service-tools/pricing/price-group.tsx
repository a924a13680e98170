import "./price-group.css";
import type { CSSProperties } from "react";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { PageLink } from "#ui/page/page-link.tsx";
import { type CatalogueItem, findItem } from "./catalogue.ts";
import { CdnTable } from "./cdn-table.tsx";
import { type GridProps, PriceTable } from "./price-table.tsx";
import type { CategoryWords, PriceTableWords } from "./price-words.ts";

function fits({ cpu = 0, ramGb = 0 }: CatalogueItem, wanted: { cpu: number; ram: number }): boolean {
  return cpu >= wanted.cpu && ramGb >= wanted.ram;
}

/** The rows that the filter leaves; tables without any are left out. */
export function shownTables(category: CategoryWords, wanted: { cpu: number; ram: number }): PriceTableWords[] {
  const tables = category.tables.map((table) => ({
    ...table,
    rows: table.rows.filter(({ id }) => {
      const item = findItem(id);
      return item !== undefined && fits(item, wanted);
    }),
  }));
  return tables.filter(({ rows }) => rows.length > 0);
}

/** One family of the list: its tables, and folded away what is included and what needs a quote. */
export function PriceGroup({ category, name, ...grid }: GridProps & { category: CategoryWords; name: string }) {
  const { words, state } = grid;
  const tables = shownTables(category, state);
  if (tables.length === 0) return null;
  const rows = tables.reduce((sum, table) => sum + 2 + table.rows.length, 0);
  return (
    <section className="pgroup band" id={category.id} aria-labelledby={`${category.id}-name`} style={{ "--rows": rows } as CSSProperties}>
      <h2 id={`${category.id}-name`}>{name}</h2>
      <p className="pgroup-lead">{category.lead}</p>
      {tables.map((table) =>
        table.rows[0]?.id === "cdn-east-asia" ? (
          <CdnTable key={table.caption} rows={table.rows} {...grid} />
        ) : (
          <PriceTable key={table.caption} table={table} {...grid} />
        ),
      )}
      <details>
        <summary>
          {words.free.heading}; {words.quote.heading}
        </summary>
        <ul>
          {category.free.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
        <ul>
          {category.quotes.map((quote) => (
            <li key={quote.name}>
              <b>{quote.name}</b>: {quote.why}, {quote.when}.{" "}
              <PageLink className="link-underline" to={quoteHref({ service: quote.service, summary: quote.name })}>
                {words.quote.link}
                <span className="vh">: {quote.name}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
