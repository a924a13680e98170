// Finished exports lie where all files lie, under names nobody can guess: whichever replica is asked finds them.
import { randomBytes } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { discardedFiles } from "#db/schema/files.ts";
import type { AccountServices } from "#features/accounts/server/account-services.ts";
import { openStorage } from "#platform/storage/storage.ts";

/** The key it lies under. Until a row has it, the sweep of discarded files knows it. */
export async function storeExport({ config, database }: AccountServices, bytes: Uint8Array): Promise<string> {
  const key = `ex/${randomBytes(24).toString("base64url")}`;
  const folder = join(config.DATA_DIR, "uploads");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${randomBytes(16).toString("hex")}.part`);
  try {
    await writeFile(file, bytes, { mode: 0o600 });
    await database.orm.insert(discardedFiles).values({ storageKey: key });
    await openStorage(config).store(key, file, "application/zip");
    return key;
  } finally {
    await rm(file, { force: true });
  }
}

/** At once where the store answers; a trigger on the row has told the sweep, which comes back for the rest. */
export async function removeExports({ config, log }: AccountServices, keys: readonly (string | null)[]): Promise<void> {
  const storage = openStorage(config);
  for (const key of keys) {
    if (key) await storage.remove(key).catch((error) => log.warn({ err: error }, "an export will be removed later"));
  }
}
