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
