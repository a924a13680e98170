import { type RefObject, useCallback, useEffect, useState } from "react";
import { keepText, keptText } from "./kept-outbox.ts";

/** A text that is still there after the tab was closed. What was typed before scripts ran wins over what was kept. */
export function useKeptDraft(key: string, first: string, area: RefObject<HTMLTextAreaElement | null>): [string, (text: string) => void] {
  const [text, setText] = useState(first);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per text, when scripts take over
  useEffect(() => {
    const typed = area.current?.value ?? "";
    setText(typed || first || keptText(key));
  }, [key]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      keepText(key, next);
    },
    [key],
  );
  return [text, change];
}
