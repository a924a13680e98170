import { resolve } from "node:path";
import { duration, optionalText, secretList, shaped, wholeNumber } from "#platform/setting-kinds.ts";

const cron = /^(?:[\d*/,-]+\s+){4}[\d*/,-]+$/;

export const backupSettings = {
  /** Where backups go; without a schedule only `npm run backup` writes there. */
  BACKUP_DIR: optionalText.transform((path) => (path === undefined ? undefined : resolve(path))),
  /** Public keys of those who can open backups, age1…, with commas. Their secret half is not on this machine. */
  BACKUP_RECIPIENT: secretList(
    (one) => /^age1[a-z0-9]{50,}$/.test(one),
    'must be a public key such as age1…, as "npm run backup -- --new-key FILE" prints it',
  ),
  /** Cron in KST; without it nothing runs by itself. */
  BACKUP_SCHEDULE: shaped(cron, 'must be five cron fields such as "15 3 * * *" (KST)'),
  BACKUP_KEEP: wholeNumber({ least: 1 }, 14),
  /** Older than this, the newest backup is spoken of: in the log, and by mail where BACKUP_ALERT_TO says to whom. */
  BACKUP_MAX_AGE_HOURS: duration(undefined, 26),
  BACKUP_ALERT_TO: shaped(/^[^\s<>@,]+@[^\s<>@,]+$/, "must be one mail address"),
};

type Given = { BACKUP_SCHEDULE?: string | undefined; BACKUP_DIR?: string | undefined; BACKUP_RECIPIENT: string[] };

export function missingForBackups({ BACKUP_SCHEDULE, BACKUP_DIR, BACKUP_RECIPIENT }: Given): { path: string; message: string }[] {
  if (!BACKUP_SCHEDULE) return [];
  const missing = [...(BACKUP_DIR ? [] : ["BACKUP_DIR"]), ...(BACKUP_RECIPIENT.length > 0 ? [] : ["BACKUP_RECIPIENT"])];
  return missing.map((path) => ({ path, message: "is needed together with BACKUP_SCHEDULE" }));
}
