// A reply and a note of one ticket, each with its own words and its own files. What is put into one cannot turn up in the other.
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { FileAudience } from "#features/files/file-rules.ts";
import type { FileView } from "#features/files/files.contract.ts";
import { type Uploads, useUploads } from "#features/files/use-uploads.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { type ConsoleOutcome, isRefused } from "#features/tickets/console/console-outcome.ts";
import { emptyDoc, keepDraft, keepLateFile, type MessageKind, readDraft, readKind } from "./draft-store.ts";

export type Draft = {
  doc: RichText;
  uploads: Uploads;
  change: (doc: RichText) => void;
  /** It went: nothing of it stays. */
  clear: () => void;
};
export type Drafts = Record<MessageKind, Draft>;

/** What came back with a form that was refused, or with a reply that was taken back. */
export type Begun = { kind: MessageKind; doc: RichText; draft: string; files: readonly FileView[] };

const kinds = ["reply", "note"] as const;
const audiences: Record<MessageKind, FileAudience> = { reply: "customer", note: "internal" };

export function begunOf(posted: ConsoleOutcome | undefined): Begun | null {
  if (isRefused(posted)) {
    const { intent, typed } = posted;
    return typed && (intent === "reply" || intent === "note") ? { kind: intent, doc: typed.body, ...typed } : null;
  }
  const { undone } = posted ?? {};
  return undone?.body ? { kind: "reply", doc: undone.body, draft: undone.draft, files: undone.files } : null;
}

/** `opened`: by scripts, so nothing was typed before they ran. What was kept stands there from the first drawing. */
type From = { ticketId: string; begun: Begun | null; opened: boolean };

/** What is written first, where replies may be. */
export function firstKind({ ticketId, begun, opened }: From): MessageKind {
  if (begun) return begun.kind;
  return opened ? readKind(ticketId) : "reply";
}

export function useDrafts(from: From, ready: boolean): Drafts {
  return { reply: useDraft(from, "reply", ready), note: useDraft(from, "note", ready) };
}

function useDraft({ ticketId, begun, opened }: From, kind: MessageKind, ready: boolean): Draft {
  const [first] = useState(() => (begun?.kind === kind ? begun : opened ? readDraft(ticketId, kind) : null));
  const [doc, setDoc] = useState<RichText>(first?.doc ?? emptyDoc);
  const uploads = useUploads({
    audience: audiences[kind],
    draft: first?.draft ?? "",
    files: first?.files ?? [],
    onLate: (file, draft) => keepLateFile(ticketId, kind, draft, file),
  });
  const { draft, files } = uploads;
  const ids = uploads.ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: files are known by their ids
  useEffect(() => {
    if (ready) keepDraft(ticketId, kind, { doc, draft, files });
  }, [ready, doc, draft, ids]);

  // At once: a page that is about to go away has no time for another drawing.
  const change = (next: RichText) => {
    setDoc(next);
    if (ready) keepDraft(ticketId, kind, { doc: next, draft, files });
  };
  const clear = () => {
    setDoc(emptyDoc);
    uploads.restart();
  };
  return { doc, uploads, change, clear };
}

type TakeOver = From & { drafts: Drafts; form: RefObject<HTMLFormElement | null>; read: () => RichText };

/**
 * Once, when the page is taken over by scripts: what was kept stands in the drafts again, and what was chosen and typed before that stays
 * what it was. A note begun while the page was loading is a note.
 */
export function useTakeOver(
  { ticketId, begun, opened, drafts, form, read }: TakeOver,
  then: (kind: MessageKind, changed: boolean) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (opened) return;
    const marked = form.current?.querySelector<HTMLInputElement>("[name=kind]:checked")?.value === "note" ? "note" : "reply";
    const chosen = begun || marked === "note" ? marked : readKind(ticketId);
    const area = form.current?.querySelector<HTMLTextAreaElement>("textarea[name=body]");
    const typed = area && area.value !== area.defaultValue ? read() : null;
    let changed = false;
    for (const kind of kinds) {
      const kept = begun?.kind === kind ? null : readDraft(ticketId, kind);
      const written = typed && kind === chosen ? typed : null;
      const doc = written ? joined(kept?.doc ?? emptyDoc, written) : (kept?.doc ?? drafts[kind].doc);
      if (kind === chosen) changed = doc !== drafts[kind].doc;
      drafts[kind].change(doc);
      if (kept && kept.files.length > 0) drafts[kind].uploads.resume(kept);
    }
    then(chosen, changed);
  }, []);
}

export function joined(one: RichText, other: RichText): RichText {
  return { type: "doc", content: [...one.content, ...other.content] };
}
