// Finished exports lie in DATA_DIR/exports, readable by the server alone, named by an id nobody can guess.
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

export function exportFile(dataDir: string, id: string): string {
  // The id comes from our own table; the check keeps a mistake elsewhere from reaching the file system.
  if (!/^[\w-]{10,40}$/.test(id)) throw new Error("not an export id");
  return join(dataDir, "exports", `${id}.zip`);
}

export async function writeExportFile(dataDir: string, id: string, bytes: Uint8Array): Promise<void> {
  const file = exportFile(dataDir, id);
  await mkdir(join(dataDir, "exports"), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, bytes, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

export async function exportFileExists(dataDir: string, id: string): Promise<boolean> {
  return stat(exportFile(dataDir, id)).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

export async function removeExportFile(dataDir: string, id: string): Promise<void> {
  await rm(exportFile(dataDir, id), { force: true });
}
