import { fileSizeText } from "#platform/i18n/file-size.ts";
import { m } from "#platform/paraglide/messages.js";
import type { FileView } from "./files.contract.ts";

/** Beside a file's name: its size, and why it cannot be loaded while it cannot. */
export function fileNote({ size, held }: Pick<FileView, "size" | "held">): string {
  const text = fileSizeText(size);
  if (!held) return text;
  return `${text} · ${held === "checking" ? m.files_checking() : m.files_infected()}`;
}
