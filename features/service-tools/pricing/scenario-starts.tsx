import type { Locale } from "#content/locales.ts";
import { Money } from "#ui/money.tsx";
import type { EstimateLine } from "./basket-text.ts";
import { estimateTotal, type Terms } from "./estimate.ts";
import type { PriceWords } from "./price-words.ts";
import { scenarioIds, scenarios } from "./scenarios.ts";

type ScenarioStartsProps = { words: PriceWords; locale: Locale; terms: Terms; onPick: (lines: readonly EstimateLine[]) => void };

/** An empty estimate offers three typical orders with their totals. */
export function ScenarioStarts({ words, locale, terms, onPick }: ScenarioStartsProps) {
  return (
    <>
      <p className="note">{words.estimate.empty}</p>
      <ul className="est-starts">
        {scenarioIds.map((id) => (
          <li key={id}>
            <button
              type="submit"
              name="start"
              value={id}
              onClick={(event) => {
                event.preventDefault();
                onPick(scenarios[id]);
              }}
            >
              <b>{words.scenarios[id].name}</b>
              <span className="est-amount">
                <Money {...estimateTotal(scenarios[id], terms).monthly} locale={locale} />
                <small>{words.estimate.monthly}</small>
              </span>
              <span className="est-story">{words.scenarios[id].story}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
