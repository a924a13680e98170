// The files of a form on their way up. Pure: the hook sends, this remembers.

import { messageLimits } from "#features/support/rules/message-limits.ts";
import { allowedExtension } from "./file-name.ts";
import { fileBytes } from "./file-rules.ts";
import type { FileView } from "./files.contract.ts";

export type UploadProblem = "file_too_large" | "file_empty" | "file_type" | "too_many" | "interrupted";

export type Upload = {
  key: string;
  name: string;
  size: number;
  state: "waiting" | "sending" | "done" | "failed";
  /** 0 to 1. */
  sent: number;
  /** Known once it is there. */
  file?: FileView;
  /** Why it failed: one of ours, or the server's words. */
  problem?: UploadProblem | { words: string };
  /** Trying again may help. */
  again?: boolean;
};

export type UploadChange =
  | { type: "added"; uploads: Upload[] }
  | { type: "started"; key: string }
  | { type: "progressed"; key: string; sent: number }
  | { type: "finished"; key: string; file: FileView }
  | { type: "failed"; key: string; problem: NonNullable<Upload["problem"]>; again: boolean }
  | { type: "retried"; key: string }
  | { type: "removed"; key: string }
  | { type: "replaced"; uploads: Upload[] };

export function changeUploads(uploads: readonly Upload[], change: UploadChange): readonly Upload[] {
  const update = (key: string, fields: Partial<Upload>) =>
    uploads.map((upload) => (upload.key === key ? { ...upload, ...fields } : upload));
  switch (change.type) {
    case "added":
      return [...uploads, ...change.uploads];
    case "started":
      return update(change.key, { state: "sending", sent: 0 });
    case "progressed":
      return update(change.key, { sent: change.sent });
    case "finished":
      return update(change.key, { state: "done", sent: 1, file: change.file, name: change.file.name });
    case "failed":
      return update(change.key, { state: "failed", problem: change.problem, again: change.again });
    case "retried":
      return uploads.map((upload) => {
        if (upload.key !== change.key) return upload;
        const { problem: _, again: __, ...rest } = upload;
        return { ...rest, state: "waiting", sent: 0 };
      });
    case "removed":
      return uploads.filter((upload) => upload.key !== change.key);
    case "replaced":
      return change.uploads;
  }
}

/** What can be said without asking the server: no need to send twenty megabytes to hear it. */
export function problemOf(
  file: { name: string; size: number },
  taken: number,
  max = messageLimits().filesPerMessage,
): UploadProblem | null {
  if (taken >= max) return "too_many";
  if (file.size === 0) return "file_empty";
  if (file.size > fileBytes()) return "file_too_large";
  return allowedExtension(file.name) ? null : "file_type";
}

export function asUpload(file: FileView): Upload {
  return { key: file.id, name: file.name, size: file.size, state: "done", sent: 1, file };
}

/** Ids for the form, in the order of the list. */
export function uploadedIds(uploads: readonly Upload[]): string[] {
  return uploads.flatMap(({ file }) => (file ? [file.id] : []));
}

export function isBusy(uploads: readonly Upload[]): boolean {
  return uploads.some(({ state }) => state === "waiting" || state === "sending");
}

export function failedUploads(uploads: readonly Upload[]): Upload[] {
  return uploads.filter(({ state }) => state === "failed");
}
