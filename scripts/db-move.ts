// npm run db:move
// Moves an installation from the embedded database in DATA_DIR to the empty Postgres database of DATABASE_URL: rows, waiting work and
// secrets; files too when S3_* is set, otherwise they stay in DATA_DIR. The embedded database is left as it was.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { carrySecrets, requireKeys } from "#platform/backup/carry-secrets.ts";
import { folderSecrets } from "#platform/backup/make-backup.ts";
import { moveFiles, moveRows } from "#platform/backup/move-database.ts";
import { CannotStart } from "#platform/cannot-start.ts";
import { parseConfig } from "#platform/config.ts";
import { lockDataDir } from "#platform/data-lock.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { asScript } from "./command-line/as-script.ts";

const script = { usage: "npm run db:move", whileRunning: "Stop it first: what it wrote meanwhile would be lost." };

await asScript(script, async () => {
  const config = parseConfig({ LOG_LEVEL: "silent", ...process.env });
  if (!config.DATABASE_URL)
    throw new CannotStart("Say where to: DATABASE_URL of an empty Postgres database, with the SECRETS_KEY its replicas will have.");
  if (!existsSync(join(config.DATA_DIR, "postgres")))
    throw new CannotStart(`There is no embedded database in ${config.DATA_DIR} (DATA_DIR).`);
  const lock = await lockDataDir(config.DATA_DIR);
  const from = await openDatabase({ DATA_DIR: config.DATA_DIR });
  const to = await openDatabase(config);
  try {
    const folder = folderSecrets(config.DATA_DIR);
    const { head, sums } = await moveRows(from, { database: to, url: config.DATABASE_URL }, (given) => requireKeys(given, config, folder));
    await carrySecrets(head, config, to, folder);
    const rows = Object.values(sums).reduce((sum, table) => sum + table.rows, 0);
    console.log(`\n  ${rows} rows in ${head.tables.length} tables moved; counts and checksums are equal.`);
    const moved = config.S3_BUCKET ? await moveFiles(config, head.files) : undefined;
    console.log(
      moved
        ? `  ${moved.copied} files copied to the bucket${moved.missing > 0 ? `, ${moved.missing} were not there` : ""}.`
        : `  Files stay in ${join(config.DATA_DIR, "files")}: every replica needs that folder, or S3_*.`,
    );
    console.log("  The embedded database is as it was. Start with DATABASE_URL from now on.\n");
  } finally {
    await from.close();
    await to.close();
    await lock.release();
  }
});
