import type { ComponentProps, RefObject } from "react";
import { describedBy, FieldFrame, type FieldWords, fieldId } from "./field-frame.tsx";
import { useLimit } from "./use-limit.ts";

type TextareaFieldProps = FieldWords &
  Omit<ComponentProps<"textarea">, "name" | "id" | "ref"> & {
    ref?: RefObject<HTMLTextAreaElement | null> | undefined;
    limit?: number | undefined;
    counted?: boolean;
  };

/** Grows with its text where the browser can, and can be pulled taller everywhere. */
export function TextareaField(props: TextareaFieldProps) {
  const { label, name, id: givenId, hint, error, optional, aside, limit, counted, className, onInput, ...rest } = props;
  const id = fieldId(name, givenId);
  const { field, length, words: over, measure } = useLimit<HTMLTextAreaElement>({ limit, ...rest });
  return (
    <FieldFrame {...{ id, label, hint, error, optional, aside, over, className }} count={counted && limit ? `${length} / ${limit}` : null}>
      <textarea
        rows={4}
        {...rest}
        ref={field}
        onInput={(event) => {
          measure();
          onInput?.(event);
        }}
        id={id}
        name={name}
        className="input"
        aria-invalid={error || over ? true : undefined}
        aria-describedby={describedBy(id, { hint, error, over })}
        required={rest.required ?? !optional}
      />
    </FieldFrame>
  );
}
