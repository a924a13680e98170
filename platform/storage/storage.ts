// Where uploaded bytes lie: a folder of DATA_DIR, or an S3-compatible bucket when S3_* is set. Keys are ours and random.
import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "#platform/config.ts";
import { isOutOfSpace, needRoom } from "#platform/disk-space.ts";
import { AppError } from "#platform/errors.ts";

/** Both ends included. */
export type ByteRange = { start: number; end: number };

export type Storage = {
  /** Copies a finished local file into the store; a half-written object is never seen under its key. */
  store(key: string, file: string, type: string): Promise<void>;
  /** Bytes that are not there are `not_found`; a store that does not answer is `unavailable`. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
};

export function openStorage(config: Config): Storage {
  const store = config.S3_BUCKET ? bucketStorage(config) : folderStorage(config);
  /** Each call checks the key before anything is touched, and fails in words we know. */
  const named =
    <Rest extends unknown[], T>(work: (key: string, ...rest: Rest) => Promise<T>) =>
    async (key: string, ...rest: Rest): Promise<T> => {
      checked(key);
      try {
        return await work(key, ...rest);
      } catch (error) {
        throw expected(error, config);
      }
    };
  return { store: named(store.store), read: named(store.read), remove: named(store.remove), exists: named(store.exists) };
}

function folderStorage(config: Config): Storage {
  const folder = join(config.DATA_DIR, "files");
  const disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));
  return {
    async store(key, file) {
      needRoom(config);
      // Beside its place first: a rename makes it appear whole.
      await disk.copyFromFs(file, `${key}.part`);
      await disk.move(`${key}.part`, key);
    },
    async read(key, range) {
      // A stream opens lazily: what is missing is said now, not in the middle of an answer.
      await access(join(folder, key));
      return createReadStream(join(folder, key), range);
    },
    remove: (key) => disk.delete(key),
    exists: (key) => disk.exists(key),
  };
}

/** Silence after which a bucket counts as gone. */
const bucketPatience = { connectionTimeout: 3_000, socketTimeout: 8_000 };

function bucketStorage(config: Config): Storage {
  const Bucket = config.S3_BUCKET ?? "";
  const opening = openBucket(config, Bucket);
  // Whoever uses it gets the reason; nobody else must fall over it.
  opening.catch(() => {});
  return {
    async store(key, file, type) {
      await (await opening).disk.putStream(key, createReadStream(file), { contentType: type });
    },
    async read(key, range) {
      const { client, GetObjectCommand } = await opening;
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
      return (await client.send(new GetObjectCommand({ Bucket, Key: key, Range }))).Body as Readable;
    },
    remove: async (key) => (await opening).disk.delete(key),
    exists: async (key) => (await opening).disk.exists(key),
  };
}

async function openBucket(config: Config, bucket: string) {
  const [{ S3Driver }, { S3Client, GetObjectCommand }] = await Promise.all([import("flydrive/drivers/s3"), import("@aws-sdk/client-s3")]);
  const client = new S3Client({
    credentials: { accessKeyId: config.S3_ACCESS_KEY_ID ?? "", secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? "" },
    region: config.S3_REGION ?? "auto",
    ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
    // Checksums in trailers are Amazon's own: other servers refuse them or store them as part of the file.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: bucketPatience,
  });
  return { client, GetObjectCommand, disk: new Disk(new S3Driver({ client, bucket, visibility: "private", supportsACL: false })) };
}

function expected(error: unknown, config: Config): unknown {
  if (error instanceof AppError) return error;
  const reasons = [...causes(error)];
  if (reasons.some(({ name, code }) => name === "NoSuchKey" || code === "ENOENT")) return new AppError("not_found", { cause: error });
  if (isOutOfSpace(error)) return new AppError("disk_full", { cause: error });
  return config.S3_BUCKET ? new AppError("unavailable", { cause: error }) : error;
}

function* causes(error: unknown): Generator<{ name?: string; code?: string }> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

/** Keys come from our own table; the check keeps a mistake elsewhere from reaching the file system. */
function checked(key: string): void {
  if (!/^[a-z0-9]{2}\/[\w-]{20,60}(\.webp)?$/.test(key)) throw new Error("not a storage key");
}
