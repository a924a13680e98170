import type { Locale } from "#content/locales.ts";
import { cdnRegions, vatRate } from "#content/pricing.ts";
import { Money } from "#ui/money.tsx";
import { ScrollBox } from "#ui/page/scroll-box.tsx";
import type { PriceRow, PriceWords } from "./price-words.ts";

type CdnTiersProps = { words: PriceWords["cdnTable"]; rows: readonly PriceRow[]; locale: Locale; vat: boolean };

/** The whole CDN card: region by cumulative tier, per GB. */
export function CdnTiers({ words, rows, locale, vat }: CdnTiersProps) {
  const factor = vat ? 1 + vatRate : 1;
  const shown = (value: number, digits: number) => Math.round(value * factor * digits) / digits;
  return (
    <ScrollBox label={words.caption} className="pcat-scroll">
      <table className="pcat-tiers data-table">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.region}</th>
            {words.tiers.map((tier) => (
              <th key={tier} scope="col">
                {tier}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cdnRegions.map((region, index) => (
            <tr key={region.id}>
              <th scope="row">{rows[index]?.name}</th>
              {region.krw.map((krw, tier) => (
                <td key={krw}>
                  <Money krw={shown(krw, 10)} usd={shown(region.usd[tier] ?? 0, 1000)} locale={locale} />
                </td>
              ))}
              <td>{words.quote}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.example}</p>
    </ScrollBox>
  );
}
