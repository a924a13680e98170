import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Uploads } from "#features/files/use-uploads.ts";
import { chatDraftFiles, chatDrafts } from "./kept-outbox.ts";

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

/** The files beside the text, as long as it is not sent. */
export function useKeptFiles(id: string, uploads: Uploads): void {
  const { draft, files, resume } = uploads;
  const restored = useRef<string>(undefined);
  const ids = uploads.ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: files are known by their ids
  useEffect(() => {
    if (restored.current === id) {
      chatDraftFiles.keep(files.length > 0 ? { draft, files } : null, id);
      return;
    }
    restored.current = id;
    const kept = chatDraftFiles.read(id);
    if (kept) resume(kept);
  }, [id, draft, ids]);
}
