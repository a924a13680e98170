import type { ComponentProps, ReactNode, RefObject } from "react";
import { describedBy, FieldFrame, type FieldWords, fieldId } from "./field-frame.tsx";
import { useLimit } from "./use-limit.ts";

type TextFieldProps = FieldWords &
  Omit<ComponentProps<"input">, "name" | "id" | "ref"> & {
    ref?: RefObject<HTMLInputElement | null> | undefined;
    /** An icon or a short sign inside the box, before or after the text. */
    lead?: ReactNode;
    tail?: ReactNode;
    /** Codes, addresses, figures. */
    mono?: boolean;
    /** Letters that fit. What is over stays in the field, which says so. */
    limit?: number | undefined;
    /** Shows how many of `limit` characters are used. */
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
  limit,
  counted,
  className,
  onInput,
  ...rest
}: TextFieldProps) {
  const id = fieldId(name, givenId);
  const { field, length, words: over, measure } = useLimit<HTMLInputElement>({ limit, ...rest });
  const input = (
    <input
      type="text"
      {...rest}
      ref={field}
      onInput={(event) => {
        measure();
        onInput?.(event);
      }}
      id={id}
      name={name}
      className={mono ? "input input-mono" : "input"}
      aria-invalid={error || over ? true : undefined}
      aria-describedby={describedBy(id, { hint, error, over })}
      required={rest.required ?? !optional}
    />
  );
  return (
    <FieldFrame {...{ id, label, hint, error, optional, aside, over, className }} count={counted && limit ? `${length} / ${limit}` : null}>
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
