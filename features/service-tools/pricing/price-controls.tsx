import "./price-controls.css";
import type { Currency } from "#content/format.ts";
import type { Term } from "#content/price-list.ts";
import { CurrencyToggle } from "#ui/page/inputs/currency-toggle.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { cpuSteps, type EstimateState, ramSteps } from "./estimate-state.ts";
import type { PriceWords } from "./price-words.ts";

type PriceControlsProps = {
  words: PriceWords["toggles"];
  state: EstimateState;
  currency: Currency;
  onCurrency: (currency: Currency) => void;
  onChange: (patch: Partial<EstimateState>) => void;
};

/** Currency works by style sheet alone; the others are sent with the form until scripts answer them. */
export function PriceControls({ words, state, currency, onCurrency, onChange }: PriceControlsProps) {
  const terms = ([1, 12, 24, 36] as const).map((months) => ({ value: String(months), label: words.term[months] }));
  const least = (name: "cpu" | "ram", steps: readonly number[], unit: string) => (
    <label className="pctl-least">
      {words[name]}
      <select name={name} value={state[name]} onChange={(event) => onChange({ [name]: Number(event.target.value) })}>
        {steps.map((step) => (
          <option key={step} value={step}>
            {step === 0 ? words.any : `≥ ${step}${unit}`}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset className="pctl cluster">
      <legend className="vh">{words.label}</legend>
      <CurrencyToggle name="currency" value={currency} onChange={onCurrency} />
      <Segmented
        legend={words.vat.legend}
        name="vat"
        options={[
          { value: "0", label: words.vat.excluded },
          { value: "1", label: words.vat.included },
        ]}
        value={state.vat ? "1" : "0"}
        onChange={(value) => onChange({ vat: value === "1" })}
      />
      <Segmented
        legend={words.term.legend}
        name="term"
        options={terms}
        value={String(state.term)}
        onChange={(value) => onChange({ term: Number(value) as Term })}
      />
      {least("cpu", cpuSteps, "")}
      {least("ram", ramSteps, " GB")}
      <button type="submit" className="btn btn-quiet btn-small pctl-apply">
        {words.apply}
      </button>
      <p>{words.note}</p>
    </fieldset>
  );
}
