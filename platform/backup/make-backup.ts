// Takes one backup: rows of one moment, then the files they speak of, then what lies beside an embedded database.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { installation } from "#content/brand.ts";
import type { Config } from "#platform/config.ts";
import { expectedFailure } from "#platform/errors.ts";
import { makeFolder } from "#platform/make-folder.ts";
import { openStorage, type Storage } from "#platform/storage/storage.ts";
import { type Entry, type Manifest, manifestName, type Put, sha256, writeArchive } from "./archive.ts";
import { createRowSums } from "./row-sums.ts";
import type { SnapshotHead, SnapshotSink } from "./snapshot.ts";

/** Secrets of an embedded installation; on a server they are in the database and in SECRETS_KEY. */
export const besideDatabase = ["secrets.json", "secrets-key"] as const;

export type Backup = { path: string; bytes: number; rows: number; files: number; missing: number; takenAt: string };
type Read = (sink: SnapshotSink) => Promise<unknown>;
type Options = { folder: string; recipients: readonly string[]; read: Read };

/** Appears under its name when it is whole. */
export async function makeBackup(config: Config, { folder, recipients, read }: Options): Promise<Backup> {
  makeFolder(folder, "BACKUP_DIR");
  const half = join(folder, `.making-${process.pid}-${Date.now()}.part`);
  const manifest: Manifest = { head: {} as SnapshotHead, tables: {}, files: {}, missing: [] };
  await writeArchive(half, recipients, (put) => fill(config, read, manifest, put));
  const path = join(folder, nameAt(manifest.head.takenAt));
  await rename(half, path);
  return {
    path,
    bytes: statSync(path).size,
    rows: Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0),
    files: Object.keys(manifest.files).length,
    missing: manifest.missing.length,
    takenAt: manifest.head.takenAt,
  };
}

async function fill(config: Config, read: Read, manifest: Manifest, put: Put): Promise<void> {
  await putRows(read, manifest, put);
  const { head } = manifest;
  const storage = openStorage(config);
  for (const key of head.files) {
    const bytes = await bytesOf(storage, key);
    if (!bytes) {
      manifest.missing.push(key);
      continue;
    }
    manifest.files[key] = { bytes: bytes.byteLength, sha256: sha256(bytes) };
    await put({ name: `files/${key}`, bytes });
  }
  if (head.engine === "pglite") for (const [name, bytes] of folderSecrets(config.DATA_DIR)) await put({ name: `folder/${name}`, bytes });
  await put({ name: manifestName, bytes: Buffer.from(JSON.stringify(manifest)) });
}

async function putRows(read: Read, manifest: Manifest, put: Put): Promise<void> {
  let sums = createRowSums([]);
  let number = 0;
  const later: Entry[] = [];
  await read({
    head(head) {
      manifest.head = head;
      sums = createRowSums(head.tables.map(({ name }) => name));
    },
    async rows({ table, rows }) {
      sums.add(table, rows);
      number += 1;
      const entry = { name: `rows/${table}/${String(number).padStart(6, "0")}.ndjson`, bytes: Buffer.from(`${rows.join("\n")}\n`) };
      // A server goes on with others' work meanwhile. The embedded database does not: it is let go before anything is compressed.
      if (manifest.head.engine === "postgres") await put(entry);
      else later.push(entry);
    },
  });
  for (const entry of later) await put(entry);
  manifest.tables = sums.read();
}

export function folderSecrets(dataDir: string): Map<string, Buffer> {
  const there = besideDatabase.filter((name) => existsSync(join(dataDir, name)));
  return new Map(there.map((name) => [name, readFileSync(join(dataDir, name))]));
}

async function bytesOf(storage: Storage, key: string): Promise<Buffer | undefined> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of await storage.read(key)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch (error) {
    // What the rows of that moment spoke of may have been removed since.
    if (expectedFailure(error)?.id === "not_found") return undefined;
    throw error;
  }
}

const begins = `${installation.slug}-`;
const dated = /^\d{8}T\d{9}Z\.tar\.gz\.age$/;

function nameAt(moment: string): string {
  return `${begins}${moment.replace(/[-:.]/g, "")}.tar.gz.age`;
}

/** Whole backups of a folder, newest first. */
export function backupsIn(folder: string): { path: string; bytes: number; takenAt: Date }[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.startsWith(begins) && dated.test(name.slice(begins.length)));
  return names
    .sort((a, b) => (a < b ? 1 : -1))
    .map((name) => {
      const path = join(folder, name);
      const [, y, mo, d, h, mi, s, ms] = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/.exec(name) ?? [];
      return { path, bytes: statSync(path).size, takenAt: new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}Z`) };
    });
}

/** Removes all but the newest. Their number. */
export async function keepNewest(folder: string, keep: number): Promise<number> {
  const old = backupsIn(folder).slice(keep);
  for (const { path } of old) await rm(path, { force: true });
  return old.length;
}
