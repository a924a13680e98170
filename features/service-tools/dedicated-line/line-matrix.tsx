import { lineEnds } from "#content/figures/dedicated-line.ts";
import { type EndId, lineRtt, pricedRoute, reachOf } from "./line-quote.ts";

export type LineMatrixWords = { matrix: string; matrixHint: string; ends: Record<EndId, string> };

type LineMatrixProps = { words: LineMatrixWords; a: EndId; z: EndId; onPick: (a: EndId, z: EndId) => void };

/** Every pair of ends with its round trip; pairs with a printed price are filled. */
export function LineMatrix({ words, a, z, onPick }: LineMatrixProps) {
  return (
    <div className="line-matrix">
      <table>
        <caption>
          {words.matrix} <span>{words.matrixHint}</span>
        </caption>
        <thead>
          <tr>
            <td />
            {lineEnds.map(({ id }) => (
              <th key={id} scope="col">
                <abbr title={words.ends[id]}>{id}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lineEnds.map(({ id: row }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {lineEnds.map(({ id: column }) => {
                if (row === column) return <td key={column} className="line-self" />;
                const picked = (row === a && column === z) || (row === z && column === a);
                const look = [pricedRoute(row, column) && "line-priced", picked && "line-picked"].filter(Boolean).join(" ");
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the two lists above do the same by keyboard
                  <td key={column} className={look} onClick={() => onPick(row, column)}>
                    {reachOf(row, column) === "metro" ? "< " : ""}
                    {lineRtt(row, column)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
