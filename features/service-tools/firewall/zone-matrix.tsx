import type { page } from "#content/en/services/firewall.ts";
import type { Translation } from "#content/model.ts";
import { allowedServices, type ZoneId, zoneIds } from "./rule-base.ts";

type ZoneMatrixProps = { words: Translation<typeof page>["zones"]; from: ZoneId; to: ZoneId };

/** The whole rule base as start × destination; readable without any script. */
export function ZoneMatrix({ words, from, to }: ZoneMatrixProps) {
  return (
    <details className="fwm more">
      <summary>{words.matrixHeading}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="more-inset scroll-hint" aria-label={words.matrixCaption} tabIndex={0}>
        <table className="data-table">
          <caption>{words.matrixCaption}</caption>
          <thead>
            <tr>
              <th scope="col">
                {words.fromLegend} ↓ {words.toLegend} →
              </th>
              {zoneIds.map((zone) => (
                <th key={zone} scope="col">
                  {words.names[zone].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {zoneIds.map((start) => (
              <tr key={start}>
                <th scope="row">{words.names[start].name}</th>
                {zoneIds.map((end) => {
                  const allowed = allowedServices(start, end);
                  return (
                    <td key={end} className={start === from && end === to ? "fwm-on" : undefined}>
                      {start === end
                        ? "–"
                        : allowed.length > 0
                          ? allowed.map((service) => words.services[service]).join(", ")
                          : words.nothing}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
