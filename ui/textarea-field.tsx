import type { ComponentProps } from "react";
import { describedBy, FieldFrame, type FieldWords, fieldId } from "./field-frame.tsx";
import { useCount } from "./use-count.tsx";

type TextareaFieldProps = FieldWords & Omit<ComponentProps<"textarea">, "name" | "id"> & { counted?: boolean };

/** Grows with its text where the browser can, and can be pulled taller everywhere. */
export function TextareaField({ label, name, id: givenId, hint, error, optional, aside, counted, className, ...rest }: TextareaFieldProps) {
  const id = fieldId(name, givenId);
  const { count, onInput } = useCount(counted, rest);
  return (
    <FieldFrame {...{ id, label, hint, error, optional, aside, count, className }}>
      <textarea
        rows={4}
        {...rest}
        onInput={onInput}
        id={id}
        name={name}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        required={rest.required ?? !optional}
      />
    </FieldFrame>
  );
}
