import type { ReactNode } from "react";
import { ChoiceText } from "./checkbox.tsx";
import { describedBy, FieldError, type FieldWords, fieldId } from "./field-frame.tsx";
import "./styles/ticks.css";

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type RadioGroupProps = Omit<FieldWords, "aside"> & {
  options: RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  inline?: boolean;
  disabled?: boolean;
  className?: string;
};

export function RadioGroup(props: RadioGroupProps) {
  const { label, name, id: givenId, hint, error, optional, options, value, defaultValue, onChange, inline, disabled, className } = props;
  const id = fieldId(name, givenId);
  return (
    <fieldset
      className={className ? `field ${className}` : "field"}
      id={id}
      tabIndex={-1}
      disabled={disabled}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className="field-label">
        {label}
        {optional ? <span className="field-optional">{optional}</span> : null}
      </legend>
      {hint ? (
        <span className="field-foot" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      <div className="choice-list" data-inline={inline || undefined}>
        {options.map((option) => {
          const optionId = `${id}-${option.value}`;
          return (
            <label className="choice" htmlFor={optionId} key={option.value}>
              <input
                type="radio"
                className="tick"
                id={optionId}
                name={name}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                onChange={() => onChange?.(option.value)}
                disabled={option.disabled}
                required={!optional}
                aria-labelledby={`${optionId}-label`}
                aria-invalid={error ? true : undefined}
                aria-describedby={describedBy(optionId, { hint: option.hint })}
              />
              <ChoiceText id={optionId} label={option.label} hint={option.hint} />
            </label>
          );
        })}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
