import type { ComponentProps, ReactNode } from "react";
import { describedBy, FieldFrame, type FieldWords, fieldId } from "./field-frame.tsx";
import { useCount } from "./use-count.tsx";

type TextFieldProps = FieldWords &
  Omit<ComponentProps<"input">, "name" | "id"> & {
    /** An icon or a short sign inside the box, before or after the text. */
    lead?: ReactNode;
    tail?: ReactNode;
    /** Codes, addresses, figures. */
    mono?: boolean;
    /** Shows how many of `maxLength` characters are used. */
    counted?: boolean;
  };

export function TextField({
  label,
  name,
  id: givenId,
  hint,
  error,
  optional,
  aside,
  lead,
  tail,
  mono,
  counted,
  className,
  ...rest
}: TextFieldProps) {
  const id = fieldId(name, givenId);
  const { count, onInput } = useCount(counted, rest);
  const input = (
    <input
      type="text"
      {...rest}
      onInput={onInput}
      id={id}
      name={name}
      className={mono ? "input input-mono" : "input"}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
      required={rest.required ?? !optional}
    />
  );
  return (
    <FieldFrame {...{ id, label, hint, error, optional, aside, count, className }}>
      {lead || tail ? (
        <span className="input-box">
          {lead ? <span className="input-lead">{lead}</span> : null}
          {input}
          {tail ? <span className="input-tail">{tail}</span> : null}
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  );
}
