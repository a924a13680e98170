import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { describedBy, FieldFrame, type FieldWords, fieldId } from "./field-frame.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectGroup = { label: string; options: SelectOption[] };

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<"select">, "name" | "id"> & {
    options: (SelectOption | SelectGroup)[];
    /** The first, empty line: "Choose a service". */
    placeholder?: string;
  };

/** The browser's own list: the best one on phones, with a keyboard and without scripts. */
export function SelectField({
  label,
  name,
  id: givenId,
  hint,
  error,
  optional,
  aside,
  options,
  placeholder,
  className,
  ...rest
}: SelectFieldProps) {
  const id = fieldId(name, givenId);
  const [first] = options;
  // Where the first line is a choice already, something is always chosen.
  const mayBeEmpty = placeholder !== undefined || (first !== undefined && "value" in first && first.value === "");
  return (
    <FieldFrame {...{ id, label, hint, error, optional, aside, className }}>
      <span className="input-box">
        <select
          {...rest}
          id={id}
          name={name}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          required={mayBeEmpty && (rest.required ?? !optional)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((entry) =>
            "options" in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(entry)
            ),
          )}
        </select>
        <span className="input-tail">
          <ChevronDown size={17} aria-hidden="true" />
        </span>
      </span>
    </FieldFrame>
  );
}

export function optionOf({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
