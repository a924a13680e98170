import type { FormFailure } from "#ui/form-failure.ts";
import { TextField } from "#ui/text-field.tsx";

type FigureFieldProps = {
  name: string;
  label: string;
  hint: string;
  value: number;
  min: number;
  max: number;
  failure: FormFailure | undefined;
};

/** A whole number within a range. What was refused stands in it again. */
export function FigureField({ name, label, hint, value, min, max, failure }: FigureFieldProps) {
  return (
    <TextField
      name={name}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      autoComplete="off"
      label={label}
      hint={hint}
      defaultValue={failure?.values[name] ?? String(value)}
      error={failure?.errors[name]}
    />
  );
}
