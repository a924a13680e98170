// Bare fields with a limit, for places that are too small for a label and a hint of their own. Forms take TextField and TextareaField.
import { type ComponentProps, type RefObject, useId } from "react";
import { OverLimit } from "./field-frame.tsx";
import { useLimit } from "./use-limit.ts";

type Limited<Tag extends "input" | "textarea", E> = Omit<ComponentProps<Tag>, "maxLength" | "ref"> & {
  ref?: RefObject<E | null> | undefined;
  limit?: number | undefined;
};

export function LimitedInput({ limit, onInput, ...rest }: Limited<"input", HTMLInputElement>) {
  const { field, words, measure } = useLimit<HTMLInputElement>({ limit, ...rest });
  const marks = useMarks(rest, words);
  return (
    <>
      <input
        {...rest}
        {...marks}
        ref={field}
        onInput={(event) => {
          measure();
          onInput?.(event);
        }}
      />
      <OverLimit id={marks.id} words={words} />
    </>
  );
}

export function LimitedTextarea({ limit, onInput, ...rest }: Limited<"textarea", HTMLTextAreaElement>) {
  const { field, words, measure } = useLimit<HTMLTextAreaElement>({ limit, ...rest });
  const marks = useMarks(rest, words);
  return (
    <>
      <textarea
        {...rest}
        {...marks}
        ref={field}
        onInput={(event) => {
          measure();
          onInput?.(event);
        }}
      />
      <OverLimit id={marks.id} words={words} />
    </>
  );
}

type Marked = Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid">;

function useMarks({ id: given, "aria-describedby": described, "aria-invalid": invalid }: Marked, words: string) {
  const own = useId();
  const id = given ?? own;
  const by = [words ? `${id}-over` : "", described ?? ""].filter(Boolean).join(" ");
  return { id, "aria-invalid": words ? true : invalid, "aria-describedby": by || undefined };
}
