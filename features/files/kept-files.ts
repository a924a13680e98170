import type { FileView } from "./files.contract.ts";

/** The files of a draft, as they were kept with it. An entry that is no file is left out. */
export function readKeptFiles(value: unknown): FileView[] {
  return Array.isArray(value) ? value.filter(isFile) : [];
}

function isFile(value: unknown): value is FileView {
  const { id, name, type, size } = (typeof value === "object" && value !== null ? value : {}) as Partial<FileView>;
  return [id, name, type].every((text) => typeof text === "string") && typeof size === "number";
}
