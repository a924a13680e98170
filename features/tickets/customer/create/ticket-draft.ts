// What was typed and not sent: one entry per form, its text for a week, its files for as long as they wait on the server.
import type { FileView } from "#features/files/files.contract.ts";
import { readKeptFiles } from "#features/files/kept-files.ts";
import { readKeptText } from "#features/rich-text/kept-rich-text.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { draftSlot } from "#platform/browser/draft-slot.ts";

export type TicketDraft = {
  at: number;
  fields: Record<string, string>;
  body: RichText | null;
  /** The name its files were uploaded under. */
  draft: string;
  files: FileView[];
};

export const ticketDrafts = draftSlot<TicketDraft>("ticket-draft", {
  version: 1,
  keptMs: 7 * 86_400_000,
  read(value) {
    const { at, fields, body, draft, files } = value as Record<keyof TicketDraft, unknown>;
    if (typeof at !== "number" || typeof fields !== "object") return null;
    return {
      at,
      fields: Object.fromEntries(Object.entries(fields ?? {}).map(([name, text]) => [name, String(text)])),
      body: readKeptText(body),
      draft: String(draft),
      files: readKeptFiles(files),
    };
  },
});

/** Into the reply of the ticket that took this one in, after what may stand there. Files of another draft wait where they are. */
export function moveTicketDraft(from: string, to: string): void {
  const [moved, there] = [ticketDrafts.read(from), ticketDrafts.read(to)];
  if (!moved) return;
  const body = { type: "doc" as const, content: [...(there?.body?.content ?? []), ...(moved.body?.content ?? [])] };
  const apart = there !== null && there.files.length > 0 && moved.files.length > 0;
  const { draft, files } = apart || moved.files.length === 0 ? (there ?? moved) : moved;
  ticketDrafts.keep({ at: Date.now(), fields: {}, body, draft, files }, to);
  ticketDrafts.keep(apart ? { ...moved, body: null } : null, from);
}
