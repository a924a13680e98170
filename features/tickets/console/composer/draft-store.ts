// What somebody has begun to write, kept in this tab only: it survives a reload and another ticket, not the end of the session.
import type { RichText } from "#features/rich-text/rich-text.ts";

export type MessageKind = "reply" | "note";

const nameOf = (ticketId: string, kind: MessageKind) => `desk-draft:${ticketId}:${kind}`;

export function readDraft(ticketId: string, kind: MessageKind): RichText | null {
  try {
    const text = sessionStorage.getItem(nameOf(ticketId, kind));
    return text ? (JSON.parse(text) as RichText) : null;
  } catch {
    return null;
  }
}

export function keepDraft(ticketId: string, kind: MessageKind, doc: RichText | null): void {
  try {
    if (doc && doc.content.length > 0) sessionStorage.setItem(nameOf(ticketId, kind), JSON.stringify(doc));
    else sessionStorage.removeItem(nameOf(ticketId, kind));
  } catch {
    // A full or forbidden store: the text is still in the field.
  }
}
