// What somebody has begun to write, kept in this tab only: it survives a reload and another ticket, not the end of the session. A reply and
// a note of the same ticket are two drafts; neither knows of the other.
import type { FileView } from "#features/files/files.contract.ts";
import { readKeptFiles } from "#features/files/kept-files.ts";
import { readKeptText } from "#features/rich-text/kept-rich-text.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { draftSlot } from "#platform/browser/draft-slot.ts";

export type MessageKind = "reply" | "note";

/** The files are on the server already, for this draft and nobody else's; they wait there for a week. */
export type KeptDraft = { doc: RichText; draft: string; files: FileView[] };

export const emptyDoc: RichText = { type: "doc", content: [] };

const drafts = draftSlot<KeptDraft>("desk-draft", {
  version: 1,
  keptMs: 7 * 86_400_000,
  read(value) {
    const { doc, draft, files } = value as Record<keyof KeptDraft, unknown>;
    const text = readKeptText(doc);
    return text && { doc: text, draft: String(draft), files: readKeptFiles(files) };
  },
});

/** Which of the two was being written last. */
const kinds = draftSlot<MessageKind>("desk-draft", {
  version: 2,
  keptMs: 7 * 86_400_000,
  read: (value) => (value === "note" || value === "reply" ? value : null),
});

export function keepKind(ticketId: string, kind: MessageKind): void {
  kinds.keep(kind, `${ticketId}:kind`);
}

/** A note that was begun is a note again; an empty composer is for replies. */
export function readKind(ticketId: string): MessageKind {
  return kinds.read(`${ticketId}:kind`) === "note" && readDraft(ticketId, "note") ? "note" : "reply";
}

const idOf = (ticketId: string, kind: MessageKind) => `${ticketId}:${kind}`;

export function readDraft(ticketId: string, kind: MessageKind): KeptDraft | null {
  return drafts.read(idOf(ticketId, kind));
}

export function keepDraft(ticketId: string, kind: MessageKind, kept: KeptDraft): void {
  const begun = kept.doc.content.length > 0 || kept.files.length > 0;
  drafts.keep(begun ? kept : null, idOf(ticketId, kind));
}

/** It arrived after its ticket had left the screen: it is there when the ticket is opened again. */
export function keepLateFile(ticketId: string, kind: MessageKind, draft: string, file: FileView): void {
  const kept = readDraft(ticketId, kind);
  if (kept && kept.files.length > 0 && kept.draft !== draft) return;
  keepDraft(ticketId, kind, { doc: kept?.doc ?? emptyDoc, draft, files: [...(kept?.files ?? []), file] });
}
