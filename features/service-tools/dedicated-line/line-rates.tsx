import "./line-rates.css";
import type { Locale } from "#content/locales.ts";
import { prices } from "#content/price-list.ts";
import { ColumnHeads } from "#ui/column-heads.tsx";
import { Money } from "#ui/money.tsx";
import { CurrencyToggle } from "#ui/page/inputs/currency-toggle.tsx";
import { ScrollBox } from "#ui/page/scroll-box.tsx";
import type { PricedRoute } from "./line-quote.ts";

export type LineRatesWords = { caption: string; columns: readonly string[]; rows: Record<PricedRoute, string> };

const order: readonly PricedRoute[] = ["metro", "busan", "tokyo", "singapore"];

/** The printed prices under the price anchor. */
export function LineRates({ words, locale }: { words: LineRatesWords; locale: Locale }) {
  return (
    <div className="line-rates framed">
      <div className="line-rates-top cluster spread">
        <h3>{words.caption}</h3>
        <CurrencyToggle />
      </div>
      <ScrollBox label={words.caption}>
        <table className="data-table data-table-framed data-table-figures">
          <caption className="vh">{words.caption}</caption>
          <ColumnHeads names={words.columns} />
          <tbody>
            {order.map((route) => (
              <tr key={route}>
                <th scope="row">{words.rows[route]}</th>
                <td>
                  <Money {...prices().lines[route].mbps100} locale={locale} />
                </td>
                <td>
                  <Money {...prices().lines[route].mbps1000} locale={locale} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  );
}
