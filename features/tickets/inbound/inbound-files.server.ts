// Attachments of a mail: each goes through the same inspection as an upload; what is refused is named, not hidden.
import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Email } from "postal-mime";
import { files } from "#db/schema/files.ts";
import { cleanFileName } from "#features/files/file-name.ts";
import { type FileAudience, fileBytes } from "#features/files/file-rules.ts";
import { type FileStore, keepFile, type Uploader } from "#features/files/files.server.ts";
import { receiveBytes } from "#features/files/receive-file.server.ts";
import { messageLimits } from "#features/support/rules/message-limits.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";

export type KeptFiles = { draft: string; ids: string[]; refused: string[] };
export type MailFile = { name: string; bytes: Uint8Array };

const endings: Record<string, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
  "application/pdf": "pdf",
  "text/plain": "txt",
};

/** What came as a file first, pictures within the text after it. */
export function filesIn(mail: Email): MailFile[] {
  const sorted = [...mail.attachments].sort((one, other) => Number(one.related ?? false) - Number(other.related ?? false));
  return sorted.map((file, index) => ({
    name: file.filename ?? `attachment-${index + 1}.${endings[file.mimeType] ?? "bin"}`,
    bytes: typeof file.content === "string" ? Buffer.from(file.content) : new Uint8Array(file.content as ArrayBuffer),
  }));
}

export async function keepMailFiles(
  store: FileStore,
  uploader: Uploader,
  given: readonly MailFile[],
  audience: FileAudience = "customer",
): Promise<KeptFiles> {
  const kept: KeptFiles = { draft: `mail-${randomBytes(12).toString("hex")}`, ids: [], refused: [] };
  for (const { name, bytes } of given) {
    if (kept.ids.length >= messageLimits().filesPerMessage) {
      kept.refused.push(cleanFileName(name));
      continue;
    }
    try {
      const received = await receiveBytes(bytes, name, store.config, fileBytes());
      kept.ids.push((await keepFile(store, uploader, { draft: kept.draft, audience }, received)).id);
    } catch (error) {
      // A file that may not be kept is named in the answer; while none can be kept, the mail comes again later.
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      kept.refused.push(cleanFileName(name));
    }
  }
  return kept;
}

/** The message was not written after all. */
export async function dropMailFiles(db: Db, { draft }: KeptFiles): Promise<void> {
  await db.delete(files).where(and(eq(files.draft, draft), isNull(files.boundId)));
}
