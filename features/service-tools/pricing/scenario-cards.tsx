import "./scenario-cards.css";
import type { Locale } from "#content/locales.ts";
import { Money } from "#ui/money.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { type EstimateLine, estimateTotal, type Terms } from "./estimate.ts";
import { itemNames, type PriceWords, quantityText } from "./price-words.ts";
import { scenarioIds, scenarios } from "./scenarios.ts";

type ScenarioCardsProps = { words: PriceWords; locale: Locale; terms: Terms; onPick: (lines: readonly EstimateLine[]) => void };

/** Three typical orders with every line in view; one press makes one of them the visitor's estimate. */
export function ScenarioCards({ words, locale, terms, onPick }: ScenarioCardsProps) {
  const names = itemNames(words);
  const { scenarios: text } = words;
  return (
    <Section tight>
      <SectionHead eyebrow={text.eyebrow} heading={text.heading} intro={text.intro} />
      <ul className="scn panes framed">
        {scenarioIds.map((id) => {
          const total = estimateTotal(scenarios[id], terms);
          return (
            <li key={id}>
              <h3>{text.items[id].name}</h3>
              <p className="scn-story">{text.items[id].story}</p>
              <dl className="ledger">
                {total.lines.map((line) => (
                  <div key={line.id}>
                    <dt>
                      {names[line.id]}
                      <span>{quantityText(words, line.item.unit, line.quantity)}</span>
                    </dt>
                    <dd>
                      <Money {...line.amount} locale={locale} />
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="scn-total cluster">
                <Money {...total.monthly} locale={locale} />
                <span>{text.perMonth}</span>
              </p>
              <p className="scn-assumes note">
                <b>{text.assumes}</b> {text.items[id].assumes}
              </p>
              <button type="button" className="btn btn-quiet btn-small needs-scripts" onClick={() => onPick(scenarios[id])}>
                {text.add}
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
