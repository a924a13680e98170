// npm run backup -- --new-key FILE                  a key pair; the file opens backups and does not belong on the server
// npm run backup [-- --to FOLDER --recipient age1… --keep N]   one backup, of a running server or a stopped one
// npm run backup -- --verify FILE --key KEYFILE     restores it into a scratch place and compares everything
import { keepNewest, makeBackup } from "#platform/backup/make-backup.ts";
import { CannotStart } from "#platform/cannot-start.ts";
import { parseConfig } from "#platform/config.ts";
import { makeKeyFile, readKeyFile } from "./backup/key-files.ts";
import { megabytes } from "./backup/megabytes.ts";
import { readHere } from "./backup/read-here.ts";
import { verifyBackup } from "./backup/verify-backup.ts";
import { asScript } from "./command-line/as-script.ts";

const script = {
  usage: `npm run backup -- --new-key FILE
npm run backup [-- --to FOLDER --recipient age1… --keep N]
npm run backup -- --verify FILE --key KEYFILE`,
  options: {
    to: { type: "string" },
    recipient: { type: "string", multiple: true },
    keep: { type: "string" },
    "new-key": { type: "string" },
    verify: { type: "string" },
    key: { type: "string" },
  },
} as const;

await asScript(script, async ({ values }) => {
  if (values["new-key"]) {
    const recipient = await makeKeyFile(values["new-key"]);
    console.log(
      `\n  ${values["new-key"]} opens backups: keep it away from the server, and a copy of it.\n  Encrypt for it: BACKUP_RECIPIENT=${recipient}\n`,
    );
    return;
  }
  if (values.verify) {
    const { manifest, seconds } = await verifyBackup(values.verify, readKeyFile(values.key));
    console.log(`\n  ${values.verify} can be restored: ${describe(manifest)}, all equal (${seconds.toFixed(1)} s).\n`);
    return;
  }
  const config = parseConfig({ LOG_LEVEL: "silent", ...process.env });
  const recipients = values.recipient ?? config.BACKUP_RECIPIENT;
  if (recipients.length === 0)
    throw new CannotStart(
      "Say for whom it is encrypted: --recipient age1… or BACKUP_RECIPIENT. npm run backup -- --new-key FILE makes one.",
    );
  const folder = values.to ?? config.BACKUP_DIR;
  if (!folder) throw new CannotStart("Say where it goes: --to FOLDER or BACKUP_DIR.");
  const keep = values.keep === undefined ? config.BACKUP_KEEP : Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new CannotStart("--keep is a number of backups, 1 or more.");
  const started = Date.now();
  const made = await makeBackup(config, { folder, recipients, read: readHere(config) });
  const removed = await keepNewest(folder, keep);
  const lines = [
    `${made.path} (${megabytes(made.bytes)}, ${((Date.now() - started) / 1000).toFixed(1)} s)`,
    `${made.rows} rows and ${made.files} files as they stood at ${made.takenAt}`,
    ...(made.missing > 0 ? [`${made.missing} files were removed while it was made, or were not there`] : []),
    ...(removed > 0 ? [`${removed} older backups removed, ${keep} kept`] : []),
  ];
  console.log(`\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
});

function describe({ tables, files }: Awaited<ReturnType<typeof verifyBackup>>["manifest"]): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows in ${Object.keys(tables).length} tables and ${Object.keys(files).length} files`;
}
