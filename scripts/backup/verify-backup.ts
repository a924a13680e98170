// A backup that was never restored is a hope. This restores it into an embedded database and a folder that are thrown away afterwards.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Manifest } from "#platform/backup/archive.ts";
import { checkBackup, restoreBackup, wrongFiles } from "#platform/backup/restore-backup.ts";
import { CannotStart } from "#platform/cannot-start.ts";
import { parseConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/db/open-database.ts";

export async function verifyBackup(path: string, identity: string): Promise<{ manifest: Manifest; seconds: number }> {
  const started = performance.now();
  const checked = await checkBackup(path, identity);
  const DATA_DIR = mkdtempSync(join(tmpdir(), "aranode-verify-"));
  try {
    const config = parseConfig({ DATA_DIR, LOG_LEVEL: "silent" });
    const database = await openDatabase(config);
    await restoreBackup(path, identity, config, { database, url: undefined }, checked);
    await database.close();
    const wrong = await wrongFiles(config, checked.manifest);
    if (wrong.length > 0) throw new CannotStart(`${wrong.length} files did not come back as they were saved, the first is ${wrong[0]}.`);
    return { manifest: checked.manifest, seconds: (performance.now() - started) / 1000 };
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}
