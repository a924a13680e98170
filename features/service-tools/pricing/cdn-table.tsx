import { prices, vatRate } from "#content/price-list.ts";
import { Money } from "#ui/money.tsx";
import { AddCell, type GridProps } from "./price-table.tsx";
import type { PriceRow } from "./price-words.ts";

/** Delivery by region and cumulative tier, per GB. */
export function CdnTable({ rows, ...grid }: GridProps & { rows: readonly PriceRow[] }) {
  const { words, locale, state } = grid;
  const factor = state.vat ? 1 + vatRate : 1;
  const shown = (value: number, digits: number) => Math.round(value * factor * digits) / digits;
  return (
    <>
      <table className="pgrid pgrid-tiers data-table">
        <caption>{words.cdnTable.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.plan}</th>
            {words.cdnTable.tiers.map((tier) => (
              <th key={tier} scope="col">
                {tier}
              </th>
            ))}
            <th scope="col">
              <span className="vh">{words.columns.add}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const region = prices().cdnRegions.find(({ id }) => row.id === `cdn-${id}`);
            return (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                {region?.krw.map((krw, tier) => (
                  <td key={krw} className="pgrid-spec" data-label={words.cdnTable.tiers[tier]}>
                    <Money krw={shown(krw, 10)} usd={shown(region.usd[tier] ?? 0, 1000)} locale={locale} />
                  </td>
                ))}
                <td className="pgrid-spec" data-label={words.cdnTable.tiers.at(-1)}>
                  {words.cdnTable.quote}
                </td>
                <AddCell row={row} {...grid} />
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="pgroup-extra">{words.cdnTable.example}</p>
    </>
  );
}
