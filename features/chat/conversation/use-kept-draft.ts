import { type RefObject, useCallback, useEffect, useState } from "react";
import { chatDrafts } from "./kept-outbox.ts";

/** A text that is still there after the tab was closed. What was typed before scripts ran wins over what was kept. */
export function useKeptDraft(id: string, first: string, area: RefObject<HTMLTextAreaElement | null>): [string, (text: string) => void] {
  const [text, setText] = useState(first);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per text, when scripts take over
  useEffect(() => {
    const typed = area.current?.value ?? "";
    setText(typed || first || (chatDrafts.read(id) ?? ""));
  }, [id]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      chatDrafts.keep(next || null, id);
    },
    [id],
  );
  return [text, change];
}
