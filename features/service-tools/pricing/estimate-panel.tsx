import "./estimate-panel.css";
import { useState } from "react";
import { formatMoney } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { useCurrency } from "#ui/page/inputs/currency-toggle.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { quantityStep, setQuantity } from "./basket.ts";
import { type EstimateTotal, estimateTotal } from "./estimate.ts";
import { EstimateLines } from "./estimate-lines.tsx";
import type { EstimateState } from "./estimate-state.ts";
import { itemNames, type PriceWords, quantityText } from "./price-words.ts";

type EstimatePanelProps = { words: PriceWords; locale: Locale; state: EstimateState; onChange: (patch: Partial<EstimateState>) => void };

function termText(words: PriceWords["estimate"], state: EstimateState): string {
  return state.term === 1 ? words.noTerm : fillLabel(words.termLine, { months: String(state.term) });
}

/** Prints the estimate alone: the style sheet hides the rest while this mark stands on the page. */
function printEstimate(): void {
  document.documentElement.dataset.print = "estimate";
  addEventListener("afterprint", () => delete document.documentElement.dataset.print, { once: true });
  print();
}

export function EstimatePanel({ words, locale, state, onChange }: EstimatePanelProps) {
  const [shared, setShared] = useState(false);
  const [currency] = useCurrency();
  const { estimate: text } = words;
  const total: EstimateTotal = estimateTotal(state.lines, state);
  const names = itemNames(words);
  const vat = state.vat ? text.vatIncluded : text.vatExcluded;

  function summary(): string {
    const lines = total.lines.map(({ id, quantity, item }) => `${names[id]} ${quantityText(words, item.unit, quantity)}`);
    const money = `${formatMoney(total.monthly[currency], currency, locale)} ${text.monthly}`;
    const once = total.once.krw > 0 ? `, ${formatMoney(total.once[currency], currency, locale)} ${text.once}` : "";
    return `${text.summary}: ${lines.join(", ")}. ${money}${once}, ${vat}, ${termText(text, state)}`;
  }

  async function share() {
    await navigator.clipboard.writeText(location.href);
    setShared(true);
    setTimeout(() => setShared(false), 2500);
  }

  return (
    <Section tone="mist" id="estimate" className="est-section">
      <SectionHead eyebrow={text.eyebrow} heading={text.heading} />
      {total.lines.length === 0 ? (
        <p className="est-empty">{text.empty}</p>
      ) : (
        <div className="est columns">
          <EstimateLines
            lines={total.lines}
            names={names}
            words={words}
            locale={locale}
            step={quantityStep}
            onQuantity={(id, quantity) => onChange({ lines: setQuantity(state.lines, id, quantity) })}
          />
          <div className="est-bill framed">
            <p className="est-total" aria-live="polite">
              <Money {...total.monthly} locale={locale} />
              <span>
                {text.monthly}, {vat}, {termText(text, state)}
              </span>
            </p>
            {total.once.krw > 0 ? (
              <p className="est-once">
                + <Money {...total.once} locale={locale} /> {text.once}
              </p>
            ) : null}
            <ButtonLink to={quoteHref({ service: "", summary: summary() })} wide>
              {text.send}
            </ButtonLink>
            <div className="est-acts cluster">
              <button type="button" onClick={share}>
                {shared ? text.shared : text.share}
              </button>
              <button type="button" onClick={printEstimate}>
                {text.print}
              </button>
              <button type="button" onClick={() => onChange({ lines: [] })}>
                {text.clear}
              </button>
            </div>
            <p className="est-note note">{text.note}</p>
          </div>
        </div>
      )}
    </Section>
  );
}
