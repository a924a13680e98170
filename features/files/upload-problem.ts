import { messageLimits } from "#features/support/rules/message-limits.ts";
import { fileSizeText } from "#platform/i18n/file-size.ts";
import { m } from "#platform/paraglide/messages.js";
import { fileBytes } from "./file-rules.ts";
import type { Upload } from "./upload-list.ts";

/** Why a file did not go up, in the reader's language. */
export function uploadProblemText(problem: Upload["problem"]): string {
  if (typeof problem === "object") return problem.words;
  switch (problem) {
    case "file_too_large":
      return m.error_file_too_large({ size: fileSizeText(fileBytes()) });
    case "file_empty":
      return m.error_file_empty();
    case "file_type":
      return m.error_file_type();
    case "too_many":
      return m.ticket_too_many_files({ maximum: String(messageLimits().filesPerMessage) });
    default:
      return m.files_interrupted();
  }
}
