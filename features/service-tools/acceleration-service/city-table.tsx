import "./city-table.css";
import { accelerationCities, wayFrom } from "#content/figures/acceleration-service.ts";
import type { Locale } from "#content/locales.ts";
import { popByCode } from "#content/pops.ts";
import { ColumnHeads } from "#ui/column-heads.tsx";
import { ScrollBox } from "#ui/page/scroll-box.tsx";
import { edgeFirstByte, openFirstByte, roundTrips } from "./first-byte.ts";

export type CityTableWords = { table: string; columns: readonly string[] };

/** Every city of the picker at once: the play in numbers, for those without scripts too. */
export function CityTable({ words, locale }: { words: CityTableWords; locale: Locale }) {
  const trips = roundTrips.tls13;
  return (
    <details className="acc-table more">
      <summary>{words.table}</summary>
      <ScrollBox label={words.table}>
        <table className="data-table data-table-framed data-table-figures">
          <ColumnHeads names={words.columns} />
          <tbody>
            {accelerationCities.map(({ code }) => {
              const way = wayFrom(code);
              return (
                <tr key={code}>
                  <th scope="row">{popByCode(code)[locale]}</th>
                  <td>{way.lastMile} ms</td>
                  <td>{way.backbone} ms</td>
                  <td>{way.publicRtt} ms</td>
                  <td>{openFirstByte(way, trips)} ms</td>
                  <td>{edgeFirstByte(way, trips)} ms</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}
