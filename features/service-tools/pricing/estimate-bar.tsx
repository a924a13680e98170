import type { Locale } from "#content/locales.ts";
import { Money } from "#ui/money.tsx";
import { estimateTotal } from "./estimate.ts";
import type { EstimateState } from "./estimate-state.ts";
import type { PriceWords } from "./price-words.ts";

/** Keeps the running total in view while the price list is read; gone while the estimate is empty. */
export function EstimateBar({ words, locale, state }: { words: PriceWords["estimate"]; locale: Locale; state: EstimateState }) {
  if (state.lines.length === 0) return null;
  const total = estimateTotal(state.lines, state);
  const count = total.lines.length;
  return (
    <aside className="est-bar" aria-label={words.bar}>
      <div className="wrap">
        <span>
          {words.bar}: {words.lines[count === 1 ? "one" : "other"].replace("{count}", String(count))}
        </span>
        <b>
          <Money {...total.monthly} locale={locale} />
          <small>{words.monthly}</small>
        </b>
        <a className="btn btn-small" href="#estimate">
          {words.open}
        </a>
      </div>
    </aside>
  );
}
