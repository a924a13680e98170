// Where uploaded bytes lie: a folder of DATA_DIR, or an S3-compatible bucket when S3_* is set. Keys are ours and random.
import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "#platform/config.ts";

export type Storage = {
  /** Copies a finished local file into the store; a half-written object is never seen under its key. */
  store(key: string, file: string, type: string): Promise<void>;
  read(key: string): Promise<Readable>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
};

export function openStorage(config: Config): Storage {
  const opening = config.S3_BUCKET ? s3Disk(config) : Promise.resolve(localDisk(config));
  // Whoever uses it gets the reason; nobody else must fall over it.
  opening.catch(() => {});
  return {
    async store(key, file, type) {
      const disk = await opening;
      if (config.S3_BUCKET) return disk.putStream(checked(key), createReadStream(file), { contentType: type });
      // Beside its place first: a rename makes it appear whole.
      await disk.copyFromFs(file, `${checked(key)}.part`);
      await disk.move(`${key}.part`, key);
    },
    async read(key) {
      const disk = await opening;
      // A folder opens lazily: what is missing is said now, not in the middle of an answer. A bucket says so by itself.
      if (!config.S3_BUCKET && !(await disk.exists(checked(key)))) throw new Error("these bytes are not in the store");
      return disk.getStream(checked(key));
    },
    remove: async (key) => (await opening).delete(checked(key)),
    exists: async (key) => (await opening).exists(checked(key)),
  };
}

function localDisk(config: Config): Disk {
  return new Disk(new FSDriver({ location: join(config.DATA_DIR, "files"), visibility: "private" }));
}

async function s3Disk(config: Config): Promise<Disk> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId: config.S3_ACCESS_KEY_ID ?? "", secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? "" },
      region: config.S3_REGION ?? "auto",
      ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
      bucket: config.S3_BUCKET ?? "",
      // Checksums in trailers are Amazon's own: other servers refuse them or store them as part of the file.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      visibility: "private",
      supportsACL: false,
    }),
  );
}

/** Keys come from our own table; the check keeps a mistake elsewhere from reaching the file system. */
function checked(key: string): string {
  if (!/^[a-z0-9]{2}\/[\w-]{20,60}(\.webp)?$/.test(key)) throw new Error("not a storage key");
  return key;
}
