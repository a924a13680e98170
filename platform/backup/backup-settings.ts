import { resolve } from "node:path";
import { z } from "zod";

const emptyAsMissing = (value: unknown) => (value === "" ? undefined : value);
const cron = /^(?:[\d*/,-]+\s+){4}[\d*/,-]+$/;

export const backupSettings = {
  /** Where backups go; without a schedule only `npm run backup` writes there. */
  BACKUP_DIR: z.preprocess(
    emptyAsMissing,
    z
      .string()
      .transform((path) => resolve(path))
      .optional(),
  ),
  /** Public keys of those who can open backups, age1…, with commas. Their secret half is not on this machine. */
  BACKUP_RECIPIENT: z.preprocess(emptyAsMissing, z.string().default("")).transform((text, context) => {
    const recipients = text
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
    if (recipients.some((one) => !/^age1[a-z0-9]{50,}$/.test(one)))
      context.addIssue({ code: "custom", message: 'must be a public key such as age1…, as "npm run backup -- --new-key FILE" prints it' });
    return recipients;
  }),
  /** Cron in KST; without it nothing runs by itself. */
  BACKUP_SCHEDULE: z.preprocess(
    emptyAsMissing,
    z.string().trim().regex(cron, 'must be five cron fields such as "15 3 * * *" (KST)').optional(),
  ),
  BACKUP_KEEP: z.preprocess(emptyAsMissing, z.coerce.number().int().min(1).default(14)),
  /** Older than this, the newest backup is spoken of: in the log, and by mail where BACKUP_ALERT_TO says to whom. */
  BACKUP_MAX_AGE_HOURS: z.preprocess(emptyAsMissing, z.coerce.number().positive().default(26)),
  BACKUP_ALERT_TO: z.preprocess(emptyAsMissing, z.email("must be one mail address").optional()),
};

type Given = { BACKUP_SCHEDULE?: string | undefined; BACKUP_DIR?: string | undefined; BACKUP_RECIPIENT: string[] };

export function missingForBackups({ BACKUP_SCHEDULE, BACKUP_DIR, BACKUP_RECIPIENT }: Given): { path: string; message: string }[] {
  if (!BACKUP_SCHEDULE) return [];
  const missing = [...(BACKUP_DIR ? [] : ["BACKUP_DIR"]), ...(BACKUP_RECIPIENT.length > 0 ? [] : ["BACKUP_RECIPIENT"])];
  return missing.map((path) => ({ path, message: "is needed together with BACKUP_SCHEDULE" }));
}
