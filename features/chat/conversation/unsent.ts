// What stood in the composer when its chat came to an end. It stays kept until its writer has taken it along or thrown it away.
import type { FileView } from "#features/files/files.contract.ts";
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { chatDraftFiles, chatDrafts } from "./kept-outbox.ts";

export type Unsent = { text: string; draft: string; files: readonly FileView[] };
export type BegunReply = { doc: RichText; draft: string; files: FileView[] };

export function readUnsent(chatId: string): Unsent | null {
  const text = (chatDrafts.read(chatId) ?? "").trim();
  const { draft, files } = chatDraftFiles.read(`${chatId}:files`) ?? { draft: "", files: [] };
  return text || files.length > 0 ? { text, draft, files } : null;
}

export function dropUnsent(chatId: string): void {
  chatDrafts.keep(null, chatId);
  chatDraftFiles.keep(null, `${chatId}:files`);
}

/** Into the reply of the ticket that the chat has become, after what may stand there. False: nothing was moved. */
export function moveUnsent(chatId: string, kept: BegunReply | null, keep: (reply: BegunReply) => void): boolean {
  const unsent = readUnsent(chatId);
  if (!unsent) return false;
  // One message takes the files of one draft: these wait in the chat where the reply has others.
  const apart = kept !== null && kept.files.length > 0 && kept.draft !== unsent.draft;
  const { draft, files } = apart ? kept : unsent;
  const doc: RichText = { type: "doc", content: [...(kept?.doc.content ?? []), ...fromPlainText(unsent.text).content] };
  keep({ doc, draft, files: [...files] });
  if (apart) chatDrafts.keep(null, chatId);
  else dropUnsent(chatId);
  return true;
}
