// An upload on its way in: to a local file first, counted and hashed; whatever goes wrong leaves nothing behind.
import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Config } from "#platform/config.ts";
import { isOutOfSpace, needRoom } from "#platform/disk-space.ts";
import { AppError } from "#platform/errors.ts";
import { fileBytesMaximum } from "./file-rules.ts";
import { boundaryOf, readMultipart } from "./multipart.server.ts";

export type Received = { path: string; name: string; size: number; sha256: string };

type Place = Pick<Config, "DATA_DIR" | "MIN_FREE_DISK_MB">;

/** Boundaries and part headers. */
const around = 64 * 1024;
const leftoverHours = 2;
let sweptAt = 0;

/** `most`: the bytes of the file; what stands around it in the request comes on top. */
export async function receiveFile(request: Request, place: Place, most = fileBytesMaximum): Promise<Received> {
  const boundary = boundaryOf(request.headers.get("content-type") ?? undefined);
  if (!boundary) throw new AppError("unsupported_type");
  const declared = request.headers.get("content-length");
  if (Number(declared ?? 0) > most + around) throw tooLarge(most);
  if (!request.body) throw new AppError("file_empty");
  const folder = join(place.DATA_DIR, "uploads");
  needRoom(place, Number(declared ?? 0));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  void sweepLeftovers(folder);
  const path = join(folder, `${randomBytes(16).toString("hex")}.part`);
  try {
    const counted = { bytes: 0 };
    let received: Received | undefined;
    for await (const part of readMultipart(counting(request.body, counted, most), boundary)) {
      if (part.name !== "file" || part.fileName === undefined) continue;
      // One file per request: its progress and its failure are its own.
      if (received) throw new AppError("file_broken");
      received = { path, name: part.fileName, ...(await writePart(part.chunks, path, most)) };
    }
    if (!received) throw new AppError("file_empty");
    if (declared !== null && Number(declared) !== counted.bytes) throw new AppError("file_broken");
    if (received.size === 0) throw new AppError("file_empty");
    return received;
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof AppError) throw error;
    throw new AppError(isOutOfSpace(error) ? "disk_full" : "file_broken", { cause: error });
  }
}

/** A file that is already here, such as the attachment of a mail. */
export async function receiveBytes(bytes: Uint8Array, name: string, place: Place, most = fileBytesMaximum): Promise<Received> {
  if (bytes.byteLength === 0) throw new AppError("file_empty");
  const folder = join(place.DATA_DIR, "uploads");
  needRoom(place, bytes.byteLength);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomBytes(16).toString("hex")}.part`);
  async function* once() {
    yield bytes;
  }
  return { path, name, ...(await writePart(once(), path, most)) };
}

const tooLarge = (most: number) => new AppError("file_too_large", { limitBytes: most });

async function writePart(chunks: AsyncIterable<Uint8Array>, path: string, most: number): Promise<{ size: number; sha256: string }> {
  const hash = createHash("sha256");
  let size = 0;
  async function* measured() {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > most) throw tooLarge(most);
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(Readable.from(measured()), createWriteStream(path, { mode: 0o600 }));
  return { size, sha256: hash.digest("hex") };
}

async function* counting(stream: ReadableStream<Uint8Array>, counted: { bytes: number }, most: number): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    counted.bytes += chunk.byteLength;
    if (counted.bytes > most + around) throw tooLarge(most);
    yield chunk;
  }
}

/** A process that was killed in the middle could not tidy up; the next one does. */
async function sweepLeftovers(folder: string): Promise<void> {
  if (Date.now() - sweptAt < 3_600_000) return;
  sweptAt = Date.now();
  try {
    for (const name of await readdir(folder)) {
      const file = join(folder, name);
      if ((await stat(file)).mtimeMs < Date.now() - leftoverHours * 3_600_000) await rm(file, { force: true });
    }
  } catch {
    // Somebody else tidies at the same time, or will.
  }
}
