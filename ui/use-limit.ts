// What people write is never cut. A field that knows its limit lets everything in, says how far it is over, and a form that the browser checks
// is not sent before it fits; any other is refused by the server, which names the limit too. No field has a maxLength but searches and codes
// (`npm run check`, scripts/checks/check-limits.ts).
import { type RefObject, useEffect, useRef, useState } from "react";
import { m } from "#platform/paraglide/messages.js";

type Written = HTMLInputElement | HTMLTextAreaElement;
type Given<E> = { limit?: number | undefined; ref?: RefObject<E | null> | undefined; value?: unknown; defaultValue?: unknown };

/** Letters are counted as the server counts them: without what surrounds the text. */
export function useLimit<E extends Written>({ limit, ref, value, defaultValue }: Given<E>) {
  const own = useRef<E>(null);
  const field = ref ?? own;
  const [length, setLength] = useState(() => String(value ?? defaultValue ?? "").trim().length);
  const measure = () => field.current && setLength(field.current.value.trim().length);
  const words = limit && length > limit ? m.field_over({ count: String(length - limit), limit: String(limit) }) : "";
  // After every drawing: typed before scripts ran, brought back by the browser, changed by the page.
  useEffect(() => {
    measure();
    field.current?.setCustomValidity(words);
  });
  return { field, length, words, measure };
}
