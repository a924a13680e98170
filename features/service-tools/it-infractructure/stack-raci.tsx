import { ScrollBox } from "#ui/page/scroll-box.tsx";
import { layers, levels, ownerOf, raciOf } from "./run-by.ts";
import type { StackWords } from "./stack-words.ts";

/** The whole of the drawing as letters: all three levels side by side. */
export function StackRaci({ words }: { words: StackWords }) {
  return (
    <details className="stk-raci">
      <summary>{words.raci.caption}</summary>
      <ScrollBox label={words.title}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {words.raci.layer}
              </th>
              {levels.map((level) => (
                <th key={level} scope="colgroup" colSpan={2}>
                  {words.levels[level].name}
                </th>
              ))}
            </tr>
            <tr>
              {levels.flatMap((level) => [
                <th key={`${level}-provider`} scope="col">
                  {words.raci.provider}
                </th>,
                <th key={`${level}-customer`} scope="col">
                  {words.raci.customer}
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {layers.map((layer) => (
              <tr key={layer}>
                <th scope="row">{words.layers[layer].name}</th>
                {levels.flatMap((level) => {
                  const { provider, customer } = raciOf(ownerOf(layer, level));
                  return [
                    <td key={`${level}-provider`} className={provider.includes("A") ? "stk-answers" : undefined}>
                      {provider}
                    </td>,
                    <td key={`${level}-customer`} className={customer.includes("A") ? "stk-answers" : undefined}>
                      {customer}
                    </td>,
                  ];
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}
