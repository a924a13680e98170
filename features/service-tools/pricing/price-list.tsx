import type { Locale } from "#content/locales.ts";
import { addItem } from "./basket.ts";
import type { Category } from "./catalogue.ts";
import { EstimateBar } from "./estimate-bar.tsx";
import { EstimatePanel } from "./estimate-panel.tsx";
import { PriceCategory } from "./price-category.tsx";
import { PriceControls } from "./price-controls.tsx";
import { PriceTabs } from "./price-tabs.tsx";
import type { PriceWords } from "./price-words.ts";
import { ScenarioCards } from "./scenario-cards.tsx";
import { useEstimate } from "./use-estimate.ts";

/** Typical orders, the whole list, and the visitor's estimate: one state drives all three. */
export function PriceList({ words, locale }: { words: PriceWords; locale: Locale }) {
  const [state, change] = useEstimate();
  return (
    <>
      <ScenarioCards
        words={words}
        locale={locale}
        terms={state}
        onPick={(lines) => {
          change({ lines });
          document.getElementById("estimate")?.scrollIntoView();
        }}
      />
      <div className="wrap">
        <PriceControls words={words.toggles} state={state} onChange={change} />
      </div>
      <PriceTabs words={words.tabs} />
      <div className="wrap">
        {words.categories.map((category) => (
          <PriceCategory
            key={category.id}
            category={category}
            name={words.tabs[category.id as Category]}
            words={words}
            locale={locale}
            state={state}
            onAdd={(id) => change({ lines: addItem(state.lines, id) })}
          />
        ))}
      </div>
      {/* Before the panel: it sticks to the window's foot until the estimate itself comes into view. */}
      <EstimateBar words={words.estimate} locale={locale} state={state} />
      <EstimatePanel words={words} locale={locale} state={state} onChange={change} />
    </>
  );
}
