import type { Locale } from "#content/locales.ts";
import type { Pop } from "#content/pops.ts";
import { capacityText, marksOf, type PopChartWords } from "./pop-words.ts";

type PopListProps = { words: PopChartWords; locale: Locale; shown: readonly Pop[]; picked: string };

/** The map as text: for keyboards, screen readers and those who search the page. */
export function PopList({ words, locale, shown, picked }: PopListProps) {
  const { columns } = words;
  return (
    <details className="net-list more">
      <summary>
        {words.listView} <span>{shown.length}</span>
      </summary>
      <table className="data-table data-table-framed">
        <caption className="vh">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.city}</th>
            <th scope="col" className="net-list-country">
              {columns.country}
            </th>
            <th scope="col" className="net-list-number">
              {columns.capacity}
            </th>
            <th scope="col" className="net-list-number">
              {columns.rtt}
            </th>
            <th scope="col" className="net-list-services">
              {columns.services}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((pop) => (
            <tr key={pop.code} className={pop.code === picked ? "net-list-picked" : undefined}>
              <th scope="row">
                {pop[locale]} <span className="net-list-code">{pop.code}</span>
              </th>
              <td className="net-list-country">{words.countries[pop.country] ?? pop.country}</td>
              <td className="net-list-number">{capacityText(pop.gbps)}</td>
              <td className="net-list-number">{pop.rtt === 0 ? "–" : `${pop.rtt} ms`}</td>
              <td className="net-list-services">{marksOf(pop, words).join(" · ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
