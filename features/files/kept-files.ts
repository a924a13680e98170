import type { FileView } from "./files.contract.ts";

// The server lets go of files that nobody sent for a week; their names alone would only fail the form.
const waitMs = 6.9 * 86_400_000;

/** The files of a draft, as they were kept with it. An entry that is no file, or no longer one, is left out. */
export function readKeptFiles(value: unknown): FileView[] {
  return Array.isArray(value) ? value.filter(isFile).filter(({ created_at }) => !(Date.parse(created_at) < Date.now() - waitMs)) : [];
}

function isFile(value: unknown): value is FileView {
  const { id, name, type, size } = (typeof value === "object" && value !== null ? value : {}) as Partial<FileView>;
  return [id, name, type].every((text) => typeof text === "string") && typeof size === "number";
}
