// One file: a tar of rows, stored files and what lies in the data folder, compressed, encrypted with age. `age -d -i KEY FILE | tar xz`
// opens it without this program. The manifest is the last entry: a file that ends early has none.
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import tar from "tar-stream";
import { CannotStart } from "#platform/cannot-start.ts";
import type { TableSum } from "./row-sums.ts";
import type { SnapshotHead } from "./snapshot.ts";

export type StoredFile = { bytes: number; sha256: string };
export type Manifest = {
  head: SnapshotHead;
  tables: Record<string, TableSum>;
  files: Record<string, StoredFile>;
  /** Files a row speaks of whose bytes were no longer there: removed between the snapshot and the reading. */
  missing: string[];
};

export type Entry = { name: string; bytes: Buffer };
export const manifestName = "manifest.json";
export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

export type Put = (entry: Entry) => Promise<void>;

/** On the disk when it returns; whatever fails leaves no file. */
export async function writeArchive(path: string, recipients: readonly string[], fill: (put: Put) => Promise<void>): Promise<void> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const pack = tar.pack();
  const packed = createGzip({ level: 6 });
  const sealed = await encrypter.encrypt(Readable.toWeb(packed) as never);
  try {
    const filled = fill((entry) => put(pack, entry)).then(
      () => pack.finalize(),
      (error) => {
        pack.destroy(error);
        throw error;
      },
    );
    const written = pipeline(Readable.fromWeb(sealed as unknown as ReadableStream), createWriteStream(path, { mode: 0o600 }));
    const outcomes = await Promise.allSettled([filled, pipeline(Readable.from(pack as AsyncIterable<Buffer>), packed), written]);
    for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
    const file = await open(path, "r+");
    await file.sync();
    await file.close();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

function put(pack: tar.Pack, { name, bytes }: Entry): Promise<void> {
  return new Promise((done, failed) => {
    const sink = pack.entry({ name, size: bytes.byteLength, mode: 0o600 }, (error) => (error ? failed(error) : done()));
    sink.end(bytes);
  });
}

/** Every entry in order. Whatever is wrong with the file or the key is one sentence. */
export async function* readArchive(path: string, identity: string): AsyncGenerator<Entry> {
  const { size } = await stat(path).catch(() => {
    throw new CannotStart(`There is no backup at ${path}.`);
  });
  if (size === 0) throw new CannotStart(`${path} is empty, not a backup.`);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const file = createReadStream(path);
  try {
    const opened = await decrypter.decrypt(Readable.toWeb(file) as never).catch((error) => {
      throw notOpened(path, error);
    });
    const extract = tar.extract();
    const unpacking = pipeline(Readable.fromWeb(opened as unknown as ReadableStream), createGunzip(), extract as never);
    unpacking.catch((error) => extract.destroy(error));
    for await (const entry of extract) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
    }
    await unpacking;
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw damaged(path, error);
  } finally {
    file.destroy();
  }
}

export function damaged(path: string, cause?: unknown): CannotStart {
  return new CannotStart(`${path} is damaged: bytes are missing or were changed. Nothing was restored; use another backup.`, { cause });
}

function notOpened(path: string, error: unknown): CannotStart {
  const { message } = error as Error;
  if (/no identity matched/i.test(message)) return new CannotStart(`This key does not open ${path}: it was made for another one.`);
  if (/header|version|stanza/i.test(message) && !/MAC/i.test(message))
    return new CannotStart(`${path} is not a backup, or its beginning is damaged.`);
  return damaged(path, error);
}
