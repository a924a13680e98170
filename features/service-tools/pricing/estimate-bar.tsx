import type { Locale } from "#content/locales.ts";
import { Money } from "#ui/money.tsx";
import { estimateTotal } from "./estimate.ts";
import type { EstimateState } from "./estimate-state.ts";
import type { PriceWords } from "./price-words.ts";

/** Keeps the running total in view on narrow screens, where the estimate stands below the list; gone while it is empty. */
export function EstimateBar({ words, locale, state }: { words: PriceWords["estimate"]; locale: Locale; state: EstimateState }) {
  if (state.lines.length === 0) return null;
  const { lines, monthly } = estimateTotal(state.lines, state);
  return (
    <aside className="est-bar" aria-label={words.bar}>
      <b>
        <Money {...monthly} locale={locale} />
        <small>
          {words.monthly}, {words.lines[lines.length === 1 ? "one" : "other"].replace("{count}", String(lines.length))}
        </small>
      </b>
      <a className="btn btn-small" href="#estimate">
        {words.open}
      </a>
    </aside>
  );
}
