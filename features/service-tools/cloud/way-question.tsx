import { useRef } from "react";
import { checkedRadio, useEarlyInput } from "#ui/use-early-input.ts";

type WayQuestionProps = {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** The first cell of a row of the matrix: the question, and its answers as radio buttons. */
export function WayQuestion({ name, legend, options, value, onChange }: WayQuestionProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(field, checkedRadio, value, onChange);
  return (
    <fieldset className="way-question" ref={field}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="option-ring"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
