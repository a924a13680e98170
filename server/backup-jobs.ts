// Backups by the clock, on replicas that have BACKUP_SCHEDULE, and a word when the newest is too old. What counts is what lies in
// BACKUP_DIR: a file that was removed, or made by `npm run backup`, is seen as it is.
import { z } from "zod";
import { backupsIn, keepNewest, makeBackup } from "#platform/backup/make-backup.ts";
import { readSnapshot } from "#platform/backup/snapshot.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Services } from "./service-list.ts";

const hourMs = 3_600_000;

export function defineBackupJobs(services: Services): void {
  const { config, database, jobs, log } = services;
  const { BACKUP_DIR: folder, BACKUP_SCHEDULE: cron } = config;
  if (!folder || !cron) return;
  const startedAt = Date.now();
  jobs.define({
    name: "backup",
    data: z.object({}),
    retries: 2,
    retryDelaySeconds: 300,
    expireSeconds: 6 * 3_600,
    cron,
    async work() {
      const { takenAt, bytes, rows, files, missing } = await makeBackup(config, {
        folder,
        recipients: config.BACKUP_RECIPIENT,
        read: (sink) => readSnapshot(database, sink),
      });
      const removed = await keepNewest(folder, config.BACKUP_KEEP);
      log.info({ takenAt, bytes, rows, files, missing, removed }, "backup made");
    },
  });
  jobs.define({
    name: "check-backup",
    data: z.object({}),
    retries: 2,
    retryDelaySeconds: 60,
    cron: "41 * * * *",
    work: () => speakOfLateBackup(services, folder, startedAt),
  });
}

/** Seconds since the newest backup; nothing where there is none. */
export function backupAge(folder: string | undefined, now = Date.now()): number | undefined {
  const [newest] = folder ? backupsIn(folder) : [];
  return newest ? (now - newest.takenAt.getTime()) / 1_000 : undefined;
}

export async function speakOfLateBackup(services: Services, folder: string, startedAt: number, now = Date.now()): Promise<void> {
  const { config, database, log, mail } = services;
  const [newest] = backupsIn(folder);
  // A new installation has until its first turn.
  const hours = Math.floor((now - (newest?.takenAt.getTime() ?? startedAt)) / hourMs);
  if (hours < config.BACKUP_MAX_AGE_HOURS) return;
  const last = newest?.takenAt.toISOString() ?? null;
  log.error({ last, hours, maximum: config.BACKUP_MAX_AGE_HOURS }, "the newest backup is too old");
  if (!config.BACKUP_ALERT_TO) return;
  const locale = config.TEAM_LOCALE;
  const words = await composeMail({
    locale,
    subject: m.mail_backup_late_subject({ hours }, { locale }),
    preview: m.mail_backup_late_text({ hours }, { locale }),
    heading: m.mail_backup_late_heading({}, { locale }),
    paragraphs: [m.mail_backup_late_text({ hours }, { locale }), m.mail_backup_late_todo({}, { locale })],
    facts: [{ label: m.mail_backup_late_last({}, { locale }), value: last ?? m.mail_backup_late_none({}, { locale }) }],
    footer: [m.mail_backup_late_footer({}, { locale })],
  });
  // Once a day, however many replicas look.
  const id = `backup-late-${new Date(now).toISOString().slice(0, 10)}`;
  await database.orm.transaction((tx) => mail.send(tx, { id, to: config.BACKUP_ALERT_TO as string, locale, ...words }));
}
