import type { Locale } from "#content/locales.ts";
import { useCurrency } from "#ui/page/inputs/currency-toggle.tsx";
import { LaterStyles } from "#ui/page/later-styles.tsx";
import { addItem } from "./basket.ts";
import { formatBasket } from "./basket-text.ts";
import type { Category } from "./catalogue.ts";
import { EstimateBar } from "./estimate-bar.tsx";
import { EstimatePanel } from "./estimate-panel.tsx";
import type { EstimateState } from "./estimate-state.ts";
import { PriceControls } from "./price-controls.tsx";
import { PriceGroup, shownTables } from "./price-group.tsx";
import { PriceTabs } from "./price-tabs.tsx";
import type { PriceWords } from "./price-words.ts";
import { useEstimate } from "./use-estimate.ts";

type PriceListProps = { words: PriceWords; locale: Locale; given: EstimateState };

/** The whole list and the visitor's estimate beside it, in one form: every press is an address that the server can draw. */
export function PriceList({ words, locale, given }: PriceListProps) {
  const [state, change] = useEstimate(given);
  const [picked, pick] = useCurrency();
  const currency = state.currency ?? picked;
  const shown = words.categories.filter((category) => shownTables(category, state).length > 0);
  return (
    <form method="get" action="/resources/pricing" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="basket" value={formatBasket(state.lines)} />
      <input type="hidden" name="lang" value={locale} />
      <div className="wrap">
        <PriceControls
          words={words.toggles}
          state={state}
          currency={currency}
          onCurrency={(value) => {
            pick(value);
            change({ currency: value });
          }}
          onChange={change}
        />
      </div>
      <PriceTabs words={words.tabs} shown={shown.map(({ id }) => id)} />
      <LaterStyles />
      <div className="wrap plist after-words">
        <div>
          {shown.map((category) => (
            <PriceGroup
              key={category.id}
              category={category}
              name={words.tabs[category.id as Category]}
              words={words}
              locale={locale}
              state={state}
              onAdd={(id) => change({ lines: addItem(state.lines, id) })}
            />
          ))}
          {shown.length === 0 ? <p className="plist-none">{words.toggles.none}</p> : null}
        </div>
        <EstimatePanel words={words} locale={locale} state={state} currency={currency} onChange={change} />
      </div>
      <EstimateBar words={words.estimate} locale={locale} state={state} />
    </form>
  );
}
