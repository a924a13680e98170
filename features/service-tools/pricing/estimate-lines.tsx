import type { Locale } from "#content/locales.ts";
import { Money } from "#ui/money.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { quantityStep } from "./basket.ts";
import type { EstimateTotal } from "./estimate.ts";
import { itemNames, type PriceWords, quantityText } from "./price-words.ts";

type EstimateLinesProps = {
  total: EstimateTotal;
  words: PriceWords;
  locale: Locale;
  onQuantity: (id: string, quantity: number) => void;
};

/** One row per item: name, a quantity that can be typed, the amount, and a way out; then the one-time fees they bring along. */
export function EstimateLines({ total, words, locale, onQuantity }: EstimateLinesProps) {
  const names = itemNames(words);
  const { estimate: text } = words;
  return (
    <ul className="est-lines">
      {total.lines.map(({ id, quantity, item, amount }) => (
        <li key={id}>
          <b id={`est-${id}`}>{names[id]}</b>
          <span className="est-amount">
            <Money {...amount} locale={locale} />
            {item.unit === "once" ? <small>{text.once}</small> : null}
          </span>
          <label className="est-quantity">
            <input
              type="number"
              name={`q-${id}`}
              min={1}
              max={item.max}
              step={quantity % quantityStep(id) === 0 ? quantityStep(id) : 1}
              value={quantity}
              aria-labelledby={`est-${id} est-${id}-unit`}
              onChange={(event) => onQuantity(id, Math.max(1, event.target.valueAsNumber || 1))}
            />
            <span id={`est-${id}-unit`}>{words.quantity[item.unit].replace("{n}", "").trim()}</span>
          </label>
          <button
            type="submit"
            name="remove"
            value={id}
            formNoValidate
            className="est-act"
            onClick={(event) => {
              event.preventDefault();
              onQuantity(id, 0);
            }}
          >
            {text.remove}
            <span className="vh">: {names[id]}</span>
          </button>
        </li>
      ))}
      {total.setups.map(({ id, quantity, item, amount }) => (
        <li key={id}>
          <b>{names[id]}</b>
          <span className="est-amount">
            <Money {...amount} locale={locale} />
            <small>{text.once}</small>
          </span>
          <span className="est-fee">
            {quantityText(words, item.unit, quantity)},{" "}
            {amount.krw === 0 ? fillLabel(text.waived, { months: String(item.waivedFrom) }) : text.setup}
          </span>
        </li>
      ))}
    </ul>
  );
}
