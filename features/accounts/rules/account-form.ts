import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import type { FormFailure } from "#ui/form-failure.ts";

/** Whenever an attempt has failed, moves the focus to the first marked field, or to the one to begin again with. */
export function useFirstError(failure: FormFailure | undefined, otherwise?: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!failure) return;
    // What was forgiven while it was mended is said again where it is still wrong.
    for (const field of form.current?.querySelectorAll("[data-mended]") ?? []) {
      field.removeAttribute("data-mended");
      if (field.querySelector(":scope > .field-error"))
        field.querySelector("input, select, textarea")?.setAttribute("aria-invalid", "true");
    }
    const marked = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (marked ?? (otherwise ? form.current?.querySelector<HTMLElement>(otherwise) : null))?.focus();
  }, [failure, otherwise]);
  return form;
}

/** Name, kept value and error of a field. Without scripts the browser itself puts the cursor into the first marked one. */
export function fieldOf(failure: FormFailure | undefined, name: string, fallback = "") {
  return {
    name,
    defaultValue: failure?.values[name] ?? fallback,
    error: failure?.errors[name],
    autoFocus: failure !== undefined && Object.keys(failure.errors)[0] === name ? true : undefined,
  };
}

/** A password or a code: its error, never its value. */
export function secretOf(failure: FormFailure | undefined, name: string) {
  const { defaultValue: _, ...rest } = fieldOf(failure, name);
  return rest;
}

/** What is said about a field goes as soon as somebody mends it; the next attempt says what is still wrong. */
export function forgiveField(event: FormEvent<HTMLFormElement>): void {
  const field = event.target as HTMLElement;
  field.removeAttribute("aria-invalid");
  field.closest(".field")?.setAttribute("data-mended", "");
}
