import "./choice-rows.css";
import { type ReactNode, useRef } from "react";
import { checkedRadio, useEarlyInput } from "#ui/use-early-input.ts";

type Choice<V extends string> = {
  value: V;
  label: string;
  hint?: string;
  /** What stands at the end of the row, such as "10 ms". */
  figure?: ReactNode;
  /** A drawing between words and figure: a bar, a route. */
  bar?: ReactNode;
};

type ChoiceRowsProps<V extends string> = {
  legend: string;
  name: string;
  options: readonly Choice<V>[];
  value: V;
  onChange: (value: V) => void;
};

/** Rows that are the legend of a drawing and its control in one. Radio buttons underneath, so `:has()` works before scripts do. */
export function ChoiceRows<V extends string>({ legend, name, options, value, onChange }: ChoiceRowsProps<V>) {
  const field = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(field, checkedRadio, value, (early) => onChange(early as V));
  const bars = options.some((option) => option.bar);
  return (
    <fieldset className={bars ? "rows rows-bars" : "rows"} ref={field}>
      <legend>{legend}</legend>
      <div className="rows-list">
        {options.map((option) => (
          <label key={option.value} className="rows-row">
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span className="rows-words">
              <b>{option.label}</b>
              {option.hint ? <span>{option.hint}</span> : null}
            </span>
            {bars ? <span className="rows-bar">{option.bar}</span> : null}
            {option.figure !== undefined ? <span className="rows-figure">{option.figure}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
