// npm run restore -- FILE --key KEYFILE
// Puts a backup into an empty place: a DATA_DIR without a database, or the database of DATABASE_URL without tables. Either engine takes
// what the other had. Everything is checked before anything is written.
import { carrySecrets, requireKeys } from "#platform/backup/carry-secrets.ts";
import { checkBackup, restoreBackup, restoreFolder, wrongFiles } from "#platform/backup/restore-backup.ts";
import { CannotStart } from "#platform/cannot-start.ts";
import { parseConfig } from "#platform/config.ts";
import { lockDataDir } from "#platform/data-lock.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { readKeyFile } from "./backup/key-files.ts";
import { asScript } from "./command-line/as-script.ts";

const script = { usage: "npm run restore -- FILE --key KEYFILE", options: { key: { type: "string" } }, positionals: true } as const;

await asScript(script, async ({ values, positionals }) => {
  const [file] = positionals;
  if (!file) throw new CannotStart(`Say which backup: ${script.usage}.`);
  const identity = readKeyFile(values.key);
  const config = parseConfig({ LOG_LEVEL: "silent", ...process.env });
  const checked = await checkBackup(file, identity);
  const { head, tables, files, missing } = checked.manifest;
  requireKeys(head, config, checked.folder);
  const lock = await lockDataDir(config.DATA_DIR);
  const database = await openDatabase(config);
  try {
    await restoreBackup(file, identity, config, { database, url: config.DATABASE_URL }, checked);
    await carrySecrets(head, config, database, checked.folder);
    if (!config.DATABASE_URL) restoreFolder(config.DATA_DIR, checked);
    const wrong = await wrongFiles(config, checked.manifest);
    if (wrong.length > 0) throw new CannotStart(`${wrong.length} files did not arrive as they were saved, the first is ${wrong[0]}.`);
  } finally {
    await database.close();
    await lock.release();
  }
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `\n  ${rows} rows and ${Object.keys(files).length} files are back as they stood at ${head.takenAt}; counts and checksums are equal.`,
  );
  if (missing.length > 0) console.log(`  ${missing.length} files were not in the backup: they were removed while it was made.`);
  console.log();
});
