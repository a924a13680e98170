// From the embedded database to a server without a file between them: batches of one snapshot are loaded as they are read.
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { CannotStart } from "#platform/cannot-start.ts";
import type { Config } from "#platform/config.ts";
import { type Database, migrationsFolder } from "#platform/db/database.ts";
import { expectedFailure } from "#platform/errors.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { loadSnapshot, type Place, requireEmpty, requireKnownSchema } from "./load-snapshot.ts";
import { createRowSums, type TableSum } from "./row-sums.ts";
import { type RowBatch, readSnapshot, type SnapshotHead } from "./snapshot.ts";

export async function moveRows(
  from: Database,
  to: Place,
  look: (head: SnapshotHead) => void,
): Promise<{ head: SnapshotHead; sums: Record<string, TableSum> }> {
  await requireEmpty(to.database);
  let head: SnapshotHead | undefined;
  const batches: RowBatch[] = [];
  let sums = createRowSums([]);
  await readSnapshot(from, {
    head(given) {
      requireKnownSchema(given);
      const changes = readMigrationFiles({ migrationsFolder }).length;
      if (given.migrations.length < changes)
        throw new CannotStart(
          `The embedded database is of an older release (${given.migrations.length} of ${changes} schema changes). Run npm run db:migrate without DATABASE_URL first.`,
        );
      look(given);
      head = given;
      sums = createRowSums(given.tables.map(({ name }) => name));
    },
    rows(batch) {
      sums.add(batch.table, batch.rows);
      batches.push(batch);
    },
  });
  if (!head) throw new Error("no snapshot was read");
  await loadSnapshot(to, head, batches as unknown as AsyncIterable<RowBatch>, sums.read);
  return { head, sums: sums.read() };
}

/** From the folder into the bucket. */
export async function moveFiles(config: Config, keys: readonly string[]): Promise<{ copied: number; missing: number }> {
  const folder = openStorage({ ...config, S3_BUCKET: undefined });
  const bucket = openStorage(config);
  const scratch = mkdtempSync(join(config.DATA_DIR, "moving-"));
  const count = { copied: 0, missing: 0 };
  try {
    for (const key of keys) {
      const file = join(scratch, "file");
      try {
        await pipeline(await folder.read(key), createWriteStream(file, { mode: 0o600 }));
      } catch (error) {
        if (expectedFailure(error)?.id !== "not_found") throw error;
        count.missing += 1;
        continue;
      }
      await bucket.store(key, file, "application/octet-stream");
      count.copied += 1;
    }
    return count;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
