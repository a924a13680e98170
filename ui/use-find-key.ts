import { type RefObject, useEffect } from "react";

/** Ctrl K or ⌘ K from anywhere on the page puts the reader into the field that searches. */
export function useFindKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The physical key: a Korean input method changes event.key. Editors have the same keys for links.
      if (!(event.ctrlKey || event.metaKey) || event.code !== "KeyK" || event.shiftKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as HTMLElement | null)?.isContentEditable) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [field]);
}
