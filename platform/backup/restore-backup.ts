// Restores in two passes: the first reads the whole file and compares every sum with the manifest, so that nothing is touched by a backup
// that is damaged; the second puts it in place.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "#platform/cannot-start.ts";
import type { Config } from "#platform/config.ts";
import { makeFolder } from "#platform/make-folder.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { damaged, type Entry, type Manifest, manifestName, readArchive, sha256 } from "./archive.ts";
import { loadSnapshot, type Place, requireEmpty, requireKnownSchema } from "./load-snapshot.ts";
import { besideDatabase } from "./make-backup.ts";
import { createRowSums, differences } from "./row-sums.ts";
import type { RowBatch } from "./snapshot.ts";

export type Checked = { manifest: Manifest; folder: Map<string, Buffer> };

/** Reads it all and touches nothing. */
export async function checkBackup(path: string, identity: string): Promise<Checked> {
  const sums = new Map<string, ReturnType<typeof createRowSums>>();
  const files: Manifest["files"] = {};
  const folder = new Map<string, Buffer>();
  let manifest: Manifest | undefined;
  for await (const entry of readArchive(path, identity)) {
    const batch = rowsIn(entry);
    if (batch) sumOf(sums, batch.table).add(batch.table, batch.rows);
    else if (entry.name.startsWith("files/")) files[entry.name.slice(6)] = { bytes: entry.bytes.byteLength, sha256: sha256(entry.bytes) };
    else if (entry.name.startsWith("folder/")) folder.set(entry.name.slice(7), entry.bytes);
    else if (entry.name === manifestName) manifest = JSON.parse(entry.bytes.toString()) as Manifest;
  }
  if (!manifest) throw damaged(path);
  if (manifest.head.format !== 1) throw new CannotStart(`${path} has a form this release does not know. Install a newer one first.`);
  const found = Object.assign({}, ...manifest.head.tables.map(({ name }) => sumOf(sums, name).read()));
  if (differences(manifest.tables, found).length > 0 || JSON.stringify(sorted(manifest.files)) !== JSON.stringify(sorted(files)))
    throw damaged(path);
  requireKnownSchema(manifest.head);
  return { manifest, folder };
}

/** Rows and files; the database must be empty. */
export async function restoreBackup(path: string, identity: string, config: Config, place: Place, checked: Checked): Promise<void> {
  const { manifest } = checked;
  // Files first: a store that does not answer leaves a database that is still empty, and a second try finds what it needs.
  await requireEmpty(place.database);
  await restoreFiles(path, identity, config);
  await loadSnapshot(place, manifest.head, batchesOf(path, identity), () => manifest.tables);
}

export function restoreFolder(dataDir: string, { folder }: Checked): void {
  for (const name of besideDatabase) {
    const bytes = folder.get(name);
    if (!bytes) continue;
    writeFileSync(join(dataDir, name), bytes, { mode: 0o600 });
    chmodSync(join(dataDir, name), 0o600);
  }
}

async function* batchesOf(path: string, identity: string): AsyncGenerator<RowBatch> {
  for await (const entry of readArchive(path, identity)) {
    const batch = rowsIn(entry);
    if (batch) yield batch;
  }
}

async function restoreFiles(path: string, identity: string, config: Config): Promise<void> {
  const storage = openStorage(config);
  makeFolder(config.DATA_DIR, "DATA_DIR");
  const scratch = mkdtempSync(join(config.DATA_DIR, "restoring-"));
  try {
    for await (const { name, bytes } of readArchive(path, identity)) {
      if (!name.startsWith("files/")) continue;
      const file = join(scratch, "file");
      writeFileSync(file, bytes, { mode: 0o600 });
      await storage.store(name.slice(6), file, "application/octet-stream");
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Bytes that are not in the store as the manifest has them. */
export async function wrongFiles(config: Config, { files }: Manifest): Promise<string[]> {
  const storage = openStorage(config);
  const wrong: string[] = [];
  for (const [key, { sha256: expected }] of Object.entries(files)) {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of await storage.read(key)) chunks.push(chunk as Buffer);
    } catch {
      wrong.push(key);
      continue;
    }
    if (sha256(Buffer.concat(chunks)) !== expected) wrong.push(key);
  }
  return wrong;
}

function rowsIn({ name, bytes }: Entry): RowBatch | undefined {
  const [kind, table] = name.split("/");
  if (kind !== "rows" || !table) return undefined;
  return { table, rows: bytes.toString().split("\n").filter(Boolean) };
}

function sumOf(sums: Map<string, ReturnType<typeof createRowSums>>, table: string) {
  const known = sums.get(table) ?? createRowSums([table]);
  sums.set(table, known);
  return known;
}

const sorted = (files: Manifest["files"]) => Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
