import "./segmented.css";
import { useRef } from "react";
import { checkedRadio, useEarlyInput } from "#ui/use-early-input.ts";

export type Option<V extends string> = { value: V; label: string };

type SegmentedProps<V extends string> = {
  legend: string;
  name: string;
  options: readonly Option<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Keeps the legend for screen readers only, where the text around it already says it. */
  hideLegend?: boolean;
};

/** A few choices side by side; radio buttons underneath. */
export function Segmented<V extends string>({ legend, name, options, value, onChange, hideLegend }: SegmentedProps<V>) {
  const field = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(field, checkedRadio, value, (early) => onChange(early as V));
  return (
    <fieldset className="seg" ref={field}>
      <legend className={hideLegend ? "vh" : undefined}>{legend}</legend>
      <div className="seg-options cluster">
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
