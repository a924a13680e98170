// What people write is never cut. A field that knows its limit lets everything in, says how far it is over, and a form that the browser checks
// is not sent before it fits; any other is refused by the server, which names the limit too. No field has a maxLength but searches and codes
// (`npm run check`, scripts/checks/check-limits.ts).
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { grouped } from "#content/format.ts";
import { m } from "#platform/paraglide/messages.js";

type Written = HTMLInputElement | HTMLTextAreaElement;
type Given<E> = { limit?: number | undefined; ref?: Ref<E> | undefined; value?: unknown; defaultValue?: unknown };

export function useLimit<E extends Written>({ limit, ref, value, defaultValue }: Given<E>) {
  const field = useRef<E>(null);
  const [length, setLength] = useState(() => lengthOf(String(value ?? defaultValue ?? "")));
  const measure = () => setLength(lengthOf(field.current?.value ?? ""));
  const over = limit === undefined ? 0 : Math.max(0, length - limit);
  const words = over > 0 ? m.field_over({ count: grouped(over), limit: grouped(limit ?? 0) }) : "";
  useImperativeHandle(ref, () => field.current as E);
  // After every drawing: typed before scripts ran, brought back by the browser, changed by the page.
  useEffect(measure);
  useEffect(() => field.current?.setCustomValidity(words), [words]);
  return { field, length, words, measure };
}

/** As the server counts: without what surrounds the text. */
function lengthOf(text: string): number {
  return text.trim().length;
}
