// A ZIP archive in memory, for the few documents of one person.
import { zipSync } from "fflate";

export type ZipEntry = { name: string; content: string | Uint8Array };

export function zipArchive(entries: ZipEntry[], at: Date): Buffer {
  const files = entries.map(({ name, content }) => [name, typeof content === "string" ? Buffer.from(content) : content]);
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: at }));
}
