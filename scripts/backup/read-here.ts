// Where the rows are read: from the server, from the process that holds the data folder, or from the folder when nobody does.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { snapshotFromServer } from "#platform/backup/running-server.ts";
import { readSnapshot, type SnapshotSink } from "#platform/backup/snapshot.ts";
import { CannotStart } from "#platform/cannot-start.ts";
import type { Config } from "#platform/config.ts";
import { lockDataDir } from "#platform/data-lock.ts";
import { openDatabase } from "#platform/db/open-database.ts";

export function readHere(config: Config): (sink: SnapshotSink) => Promise<void> {
  return async (sink) => {
    if (!config.DATABASE_URL) {
      if (!existsSync(join(config.DATA_DIR, "postgres"))) throw new CannotStart(`There is no database in ${config.DATA_DIR} (DATA_DIR).`);
      if (await snapshotFromServer(config.DATA_DIR, sink)) return;
    }
    const lock = config.DATABASE_URL ? undefined : await lockDataDir(config.DATA_DIR);
    const database = await openDatabase(config);
    try {
      await readSnapshot(database, sink);
    } finally {
      await database.close();
      await lock?.release();
    }
  };
}
