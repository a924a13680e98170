// Bare fields with a limit, for places that are too small for a label and a hint of their own. Forms take TextField and TextareaField.
import { type ComponentProps, type DOMAttributes, type RefObject, useId } from "react";
import { describedBy, FieldError, OverLimit } from "./field-frame.tsx";
import { useLimit } from "./use-limit.ts";

type Written = { input: HTMLInputElement; textarea: HTMLTextAreaElement };

type Own<E> = {
  ref?: RefObject<E | null> | undefined;
  /** Letters that fit. What is over stays in the field, which says so. */
  limit?: number | undefined;
  /** How to mend it. Its presence marks the field as wrong. */
  error?: string | undefined;
};

type Limited<Tag extends keyof Written> = Omit<ComponentProps<Tag>, "maxLength" | "ref"> & Own<Written[Tag]>;

export function LimitedInput({ limit, error, ...rest }: Limited<"input">) {
  const { marks, said } = useLimited<HTMLInputElement>({ limit, error, ...rest });
  return (
    <>
      <input {...rest} {...marks} />
      {said}
    </>
  );
}

export function LimitedTextarea({ limit, error, ...rest }: Limited<"textarea">) {
  const { marks, said } = useLimited<HTMLTextAreaElement>({ limit, error, ...rest });
  return (
    <>
      <textarea {...rest} {...marks} />
      {said}
    </>
  );
}

type Marked = Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid"> & { value?: unknown; defaultValue?: unknown };

/** What the field carries, and what is said under it. */
function useLimited<E extends Written[keyof Written]>(given: Own<E> & Marked & Pick<DOMAttributes<E>, "onInput">) {
  const { field, words, measure } = useLimit<E>(given);
  const own = useId();
  const id = given.id ?? own;
  const { error } = given;
  const by = [describedBy(id, { error, over: words }), given["aria-describedby"]].filter(Boolean).join(" ");
  const onInput: typeof given.onInput = (event) => {
    measure();
    given.onInput?.(event);
  };
  const marks = {
    ref: field,
    id,
    onInput,
    "aria-invalid": words || error ? true : given["aria-invalid"],
    "aria-describedby": by || undefined,
  };
  const said = (
    <>
      {error ? (
        <span className="field-over">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </span>
      ) : null}
      <OverLimit id={id} words={words} />
    </>
  );
  return { marks, said };
}
