import type { ComponentProps, ReactNode } from "react";
import { describedBy, FieldError, type FieldWords, fieldId } from "./field-frame.tsx";
import "./styles/ticks.css";

type CheckboxProps = Omit<FieldWords, "optional"> & Omit<ComponentProps<"input">, "name" | "id" | "type"> & { indeterminate?: boolean };

/** One yes or no. `aside` stands at the end of the row ("Read it"). */
export function Checkbox({ label, name, id: givenId, hint, error, aside, indeterminate, className, ...rest }: CheckboxProps) {
  const id = fieldId(name, givenId);
  const row = (
    <label className="choice" htmlFor={id}>
      <input
        {...rest}
        ref={(node) => {
          if (node && indeterminate !== undefined) node.indeterminate = indeterminate;
        }}
        type="checkbox"
        className="tick"
        id={id}
        name={name || undefined}
        aria-labelledby={`${id}-label`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
      <ChoiceText id={id} label={label} hint={hint} />
    </label>
  );
  return (
    <div className={className ? `field ${className}` : "field"}>
      {aside ? (
        <div className="choice-line">
          {row}
          <span className="choice-aside">{aside}</span>
        </div>
      ) : (
        row
      )}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

export function ChoiceText({ id, label, hint }: { id: string; label: ReactNode; hint?: ReactNode }) {
  return (
    <span className="choice-text">
      <span id={`${id}-label`}>{label}</span>
      {hint ? (
        <span className="choice-hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
    </span>
  );
}
