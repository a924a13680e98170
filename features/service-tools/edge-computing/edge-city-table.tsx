import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { ScrollBox } from "#ui/page/scroll-box.tsx";
import { citiesByDistance } from "./latency-ring.ts";
import type { RingWords } from "./ring-words.ts";

/** The map for those who do not see it, and for those who want the numbers. */
export function EdgeCityTable({ words, locale }: { words: RingWords; locale: Locale }) {
  const [city, nearest, distance, estimate, region] = words.tableColumns;
  return (
    <details className="em-list more">
      <summary>{words.showTable}</summary>
      <ScrollBox label={words.tableHeading} className="more-inset">
        <table className="data-table">
          <caption className="vh">{words.tableHeading}</caption>
          <thead>
            <tr>
              <th scope="col">{city}</th>
              <th scope="col">{nearest}</th>
              <th scope="col">{distance}</th>
              <th scope="col">{estimate}</th>
              <th scope="col">{region}</th>
            </tr>
          </thead>
          <tbody>
            {citiesByDistance().map((one) => (
              <tr key={one.city.code}>
                <th scope="row">{one.city[locale]}</th>
                <td>{one.km === 0 ? words.same : one.compute[locale]}</td>
                <td>{grouped(Math.round(one.km))} km</td>
                <td>{one.ms < 1 ? "< 1" : Math.round(one.ms)} ms</td>
                <td>{one.regionMs} ms</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}
