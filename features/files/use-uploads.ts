// The files of one form: picked, dropped or pasted, sent three at a time, kept whatever else is wrong with the form.

import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { callAddress, sendCall } from "#platform/api/browser-call.ts";
import type { FileAudience } from "./file-rules.ts";
import type { FileView, removeFile, uploadFile } from "./files.contract.ts";
import { newDraft } from "./new-draft.ts";
import { sendFile } from "./send-file.ts";
import { asUpload, changeUploads, failedUploads, isBusy, problemOf, type Upload, uploadedIds } from "./upload-list.ts";

export type UploadOptions = {
  /** Whose eyes the form writes for; staff have to say it. */
  audience?: FileAudience;
  /** What the server gave back with a form that needs mending. */
  draft?: string;
  files?: readonly FileView[];
  max?: number;
  /** A file that arrived after the form had left the screen. Without it, what is on its way then is stopped. */
  onLate?: (file: FileView, draft: string) => void;
};

export type Uploads = ReturnType<typeof useUploads>;

type Source = { file: File; onDone?: ((file: FileView) => void) | undefined };

const atOnce = 3;

export function useUploads({ audience = "customer", draft: firstDraft = "", files = [], max, onLate }: UploadOptions = {}) {
  const [draft, setDraft] = useState(firstDraft);
  const [items, change] = useReducer(changeUploads, files, (list): readonly Upload[] => list.map(asUpload));
  const sources = useRef(new Map<string, Source>());
  const running = useRef(new Map<string, () => void>());
  const late = useRef({ left: false, tell: onLate });
  /** Arrived, but no row shows it yet: a form that leaves the screen at that moment must not lose it. */
  const unseen = useRef(new Map<string, { file: FileView; draft: string }>());
  const failed = failedUploads(items);
  const [held, setHeld] = useState(0);
  useEffect(() => {
    late.current.tell = onLate;
  });

  useEffect(() => {
    for (const { key, state } of items) {
      if (state === "done") unseen.current.delete(key);
      const source = sources.current.get(key);
      if (state !== "waiting" || !source || running.current.has(key) || running.current.size >= atOnce || !draft) continue;
      const url = callAddress<typeof uploadFile>("uploadFile", { query: { draft, audience } });
      const { outcome, cancel } = sendFile(source.file, url, (sent) => change({ type: "progressed", key, sent }));
      running.current.set(key, cancel);
      change({ type: "started", key });
      void outcome.then((result) => {
        running.current.delete(key);
        if (late.current.left) {
          if ("file" in result) late.current.tell?.(result.file, draft);
        } else if ("file" in result) {
          sources.current.delete(key);
          unseen.current.set(key, { file: result.file, draft });
          change({ type: "finished", key, file: result.file });
          source.onDone?.(result.file);
        } else if ("words" in result) change({ type: "failed", key, problem: { words: result.words }, again: result.again });
        else if ("interrupted" in result) change({ type: "failed", key, problem: "interrupted", again: true });
      });
    }
  }, [items, draft, audience]);

  useEffect(() => {
    const active = running.current;
    const { current } = late;
    const arrived = unseen.current;
    current.left = false;
    return () => {
      current.left = true;
      if (!current.tell) for (const cancel of active.values()) cancel();
      for (const { file, draft: its } of arrived.values()) current.tell?.(file, its);
      arrived.clear();
    };
  }, []);

  // Sending was stopped for those files. One that fails later is marked in its row until somebody tries to send again.
  const mended = failed.length === 0;
  useEffect(() => {
    if (mended) setHeld(0);
  }, [mended]);

  const add = useCallback(
    (list: readonly File[], onDone?: (file: FileView) => void) => {
      if (list.length === 0) return;
      if (!draft) setDraft(newDraft());
      let taken = items.filter(({ state }) => state !== "failed").length;
      const uploads = list.map((file): Upload => {
        const key = newDraft();
        const base = { key, name: file.name, size: file.size, sent: 0 };
        const problem = problemOf(file, taken, max);
        if (problem) return { ...base, state: "failed", problem, again: false };
        taken += 1;
        sources.current.set(key, { file, onDone });
        return { ...base, state: "waiting" };
      });
      change({ type: "added", uploads });
    },
    [items, max, draft],
  );

  const remove = useCallback(
    (key: string) => {
      const file = items.find((item) => item.key === key)?.file;
      sources.current.delete(key);
      running.current.get(key)?.();
      running.current.delete(key);
      change({ type: "removed", key });
      // If this fails, the file is swept with all drafts nobody finished.
      if (file) void sendCall<typeof removeFile>("removeFile", { params: { id: file.id } }).catch(() => {});
    },
    [items],
  );

  const hold = useCallback(() => setHeld((times) => times + 1), []);

  const retry = useCallback((key: string) => change({ type: "retried", key }), []);

  /** After the form was sent. */
  const restart = useCallback((next: { draft?: string; files?: readonly FileView[] } = {}) => {
    for (const cancel of running.current.values()) cancel();
    running.current.clear();
    sources.current.clear();
    unseen.current.clear();
    setDraft(next.draft ?? "");
    change({ type: "replaced", uploads: (next.files ?? []).map(asUpload) });
  }, []);

  /** A kept draft is taken up again, beside what was picked before scripts ran. */
  const resume = useCallback((kept: { draft: string; files: readonly FileView[] }) => {
    setDraft(kept.draft);
    change({ type: "added", uploads: kept.files.map(asUpload) });
  }, []);

  return {
    draft,
    items,
    ids: uploadedIds(items),
    files: items.flatMap(({ file }) => (file ? [file] : [])),
    busy: isBusy(items),
    failed,
    /** How often sending was stopped because of them. */
    held,
    hold,
    add,
    remove,
    retry,
    restart,
    resume,
  };
}
