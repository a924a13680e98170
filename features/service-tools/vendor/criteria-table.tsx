import "./criteria-table.css";
import { useRef } from "react";
import type { page } from "#content/en/services/vendor.ts";
import { categories } from "#content/figures/vendor.ts";
import type { Translation } from "#content/model.ts";
import { oneOf } from "#features/service-tools/url-rules.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { checkedRadio, useEarlyInput } from "#ui/use-early-input.ts";
import { useUrlState } from "#ui/use-url-state.ts";
import { criteria, type Weight, weightOf } from "./criteria-weights.ts";

export type CriteriaWords = Translation<(typeof page)["criteria"]>;
type CategoryId = (typeof categories)[number]["id"];

const first: { buy: CategoryId } = { buy: "server" };
const ids = categories.map((category) => category.id);

/** Three strokes, of which as many are filled as the criterion weighs. */
function WeightMark({ weight, label }: { weight: Weight; label: string }) {
  return (
    <>
      <svg className="crt-mark" viewBox="0 0 34 16" aria-hidden="true">
        {[0, 1, 2].map((step) => (
          <rect
            key={step}
            className={step < weight ? "crt-on" : undefined}
            x={step * 12 + 0.7}
            y={10.5 - step * 5}
            width="8"
            height={5 + step * 5}
          />
        ))}
      </svg>
      <span className="vh">{label}</span>
    </>
  );
}

/** Category by criterion. The picked row opens what is asked for it, by style sheet alone. */
export function CriteriaTable({ words }: { words: CriteriaWords }) {
  const [state, set] = useUrlState(first, undefined, { buy: oneOf(ids) });
  const body = useRef<HTMLTableSectionElement>(null);
  const pick = (id: string) => set({ buy: id as CategoryId });
  useEarlyInput(body, checkedRadio, state.buy, pick);
  return (
    <Section>
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <div className="crt framed">
        <table className="data-table data-table-framed data-table-pick data-table-stack">
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.category}</th>
              {criteria.map((criterion) => (
                <th key={criterion} scope="col">
                  {words.columns[criterion]}
                </th>
              ))}
              <th scope="col">{words.makers}</th>
              <th scope="col">{words.lead}</th>
            </tr>
          </thead>
          <tbody ref={body}>
            {categories.map(({ id, makers, leadWeeks }) => (
              <tr key={id}>
                <th scope="row">
                  <label>
                    <input
                      className="option-ring"
                      type="radio"
                      name="buy"
                      value={id}
                      checked={id === state.buy}
                      onChange={() => pick(id)}
                    />
                    {words.items[id].name}
                  </label>
                </th>
                {criteria.map((criterion) => {
                  const weight = weightOf(id, criterion);
                  return (
                    <td key={criterion} data-name={words.columns[criterion]}>
                      <WeightMark weight={weight} label={words.weights[weight]} />
                    </td>
                  );
                })}
                <td data-name={words.makers} className="crt-number">
                  {makers}
                </td>
                <td data-name={words.lead} className="crt-number">
                  {fillLabel(leadWeeks.from === leadWeeks.to ? words.week : words.weeks, {
                    from: String(leadWeeks.from),
                    to: String(leadWeeks.to),
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <ul className="crt-key key" aria-hidden="true">
          {([3, 2, 1] as const).map((weight) => (
            <li key={weight}>
              <WeightMark weight={weight} label="" />
              {words.weights[weight]}
            </li>
          ))}
        </ul>
        {categories.map(({ id }) => (
          <div key={id} className={`crt-asks crt-asks-${id}`}>
            <div>
              <p className="crt-name">{words.items[id].name}</p>
              <h3>{words.items[id].question}</h3>
            </div>
            <div>
              <p className="crt-name">{words.asks}</p>
              <ul>
                {words.items[id].asks.map((ask) => (
                  <li key={ask}>{ask}</li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
