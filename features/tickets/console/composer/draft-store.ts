// What somebody has begun to write, kept in this tab only: it survives a reload and another ticket, not the end of the session. A reply and
// a note of the same ticket are two drafts; neither knows of the other.
import type { FileView } from "#features/files/files.contract.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";

export type MessageKind = "reply" | "note";

/** The files are on the server already, for this draft and nobody else's; they wait there for a week. */
export type KeptDraft = { doc: RichText; draft: string; files: FileView[] };

export const emptyDoc: RichText = { type: "doc", content: [] };

const nameOf = (ticketId: string, kind: MessageKind) => `desk-draft:${ticketId}:${kind}`;

export function readDraft(ticketId: string, kind: MessageKind): KeptDraft | null {
  try {
    const text = sessionStorage.getItem(nameOf(ticketId, kind));
    return text ? (JSON.parse(text) as KeptDraft) : null;
  } catch {
    return null;
  }
}

export function keepDraft(ticketId: string, kind: MessageKind, kept: KeptDraft): void {
  try {
    if (kept.doc.content.length > 0 || kept.files.length > 0) sessionStorage.setItem(nameOf(ticketId, kind), JSON.stringify(kept));
    else sessionStorage.removeItem(nameOf(ticketId, kind));
  } catch {
    // A full or forbidden store: the text is still in the field.
  }
}

/** It arrived after its ticket had left the screen: it is there when the ticket is opened again. */
export function keepLateFile(ticketId: string, kind: MessageKind, draft: string, file: FileView): void {
  const kept = readDraft(ticketId, kind);
  if (kept && kept.files.length > 0 && kept.draft !== draft) return;
  keepDraft(ticketId, kind, { doc: kept?.doc ?? emptyDoc, draft, files: [...(kept?.files ?? []), file] });
}
