import "./price-controls.css";
import type { Term } from "#content/pricing.ts";
import { CurrencyToggle } from "#ui/page/inputs/currency-toggle.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import type { EstimateState } from "./estimate-state.ts";
import type { PriceWords } from "./price-words.ts";

type PriceControlsProps = { words: PriceWords["toggles"]; state: EstimateState; onChange: (patch: Partial<EstimateState>) => void };

/** Currency works by style sheet alone; the other three need scripts and are not shown without. */
export function PriceControls({ words, state, onChange }: PriceControlsProps) {
  const terms = ([1, 12, 24, 36] as const).map((months) => ({ value: String(months), label: words.term[months] }));
  return (
    <section className="pctl cluster" aria-label={words.label}>
      <CurrencyToggle />
      <div className="pctl-more cluster">
        <Segmented
          legend={words.period.legend}
          name="period"
          options={[
            { value: "monthly", label: words.period.monthly },
            { value: "hourly", label: words.period.hourly },
          ]}
          value={state.hourly ? "hourly" : "monthly"}
          onChange={(value) => onChange({ hourly: value === "hourly" })}
        />
        <Segmented
          legend={words.vat.legend}
          name="vat"
          options={[
            { value: "excluded", label: words.vat.excluded },
            { value: "included", label: words.vat.included },
          ]}
          value={state.vat ? "included" : "excluded"}
          onChange={(value) => onChange({ vat: value === "included" })}
        />
        <Segmented
          legend={words.term.legend}
          name="term"
          options={terms}
          value={String(state.term)}
          onChange={(value) => onChange({ term: Number(value) as Term })}
        />
      </div>
      <p>
        {words.hourlyNote} {words.termNote}
      </p>
    </section>
  );
}
