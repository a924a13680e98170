import type { Locale } from "#content/locales.ts";
import { Money } from "#ui/money.tsx";
import type { LineAmount } from "./estimate.ts";
import type { PriceWords } from "./price-words.ts";

type EstimateLinesProps = {
  lines: readonly LineAmount[];
  names: Readonly<Record<string, string>>;
  words: PriceWords;
  locale: Locale;
  step: (id: string) => number;
  onQuantity: (id: string, quantity: number) => void;
};

/** One row per item: name, a quantity that can be typed, the amount, and a way out. */
export function EstimateLines({ lines, names, words, locale, step, onQuantity }: EstimateLinesProps) {
  return (
    <ul className="est-lines">
      {lines.map(({ id, quantity, item, amount }) => (
        <li key={id}>
          <b id={`est-${id}`}>{names[id]}</b>
          <label className="est-quantity">
            <input
              type="number"
              min={1}
              max={item.max}
              step={step(id)}
              value={quantity}
              aria-labelledby={`est-${id} est-${id}-unit`}
              onChange={(event) => onQuantity(id, Math.max(1, event.target.valueAsNumber || 1))}
            />
            <span id={`est-${id}-unit`}>{words.quantity[item.unit].replace("{n}", "").trim()}</span>
          </label>
          <span className="est-amount">
            <Money {...amount} locale={locale} />
            {item.unit === "once" ? <small>{words.estimate.once}</small> : null}
          </span>
          <button type="button" className="est-remove" onClick={() => onQuantity(id, 0)}>
            {words.estimate.remove}
            <span className="vh">: {names[id]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
