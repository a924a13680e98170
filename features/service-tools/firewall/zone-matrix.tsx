import type { page } from "#content/en/services/firewall.ts";
import type { Translation } from "#content/model.ts";
import { ScrollBox } from "#ui/page/scroll-box.tsx";
import { allowedServices, type ZoneId, zoneIds } from "./rule-base.ts";

type ZoneMatrixProps = { words: Translation<typeof page>["zones"]; from: ZoneId; to: ZoneId };

/** The whole rule base as start × destination; readable without any script. */
export function ZoneMatrix({ words, from, to }: ZoneMatrixProps) {
  return (
    <details className="fwm more">
      <summary>{words.matrixHeading}</summary>
      <ScrollBox label={words.matrixCaption} className="more-inset">
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
      </ScrollBox>
    </details>
  );
}
