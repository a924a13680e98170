// Everything a replica holds open: database, event bus, jobs, limits, secrets. Opened once, closed once.
import { setTimeout } from "node:timers/promises";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { type DiskWatch, watchDisk } from "#platform/disk-space.ts";
import { createEventBus, type EventBus } from "#platform/events/event-bus.ts";
import { createJobs, type Jobs } from "#platform/jobs/jobs.ts";
import { createLog, type Log } from "#platform/log.ts";
import { createMailer, type Mailer } from "#platform/mail/mailer.ts";
import { createRateLimits, type RateLimits } from "#platform/rate-limits.ts";
import { loadSecrets, type Secrets } from "#platform/secrets.ts";
import { defineFeatureJobs } from "./feature-jobs.ts";
import { openRealtime, type Realtime } from "./realtime.ts";

/** How long a probe waits: it asks again soon. */
const readyWithinMs = 1_000;

export type Services = {
  config: Config;
  log: Log;
  database: Database;
  bus: EventBus;
  jobs: Jobs;
  limits: RateLimits;
  secrets: Secrets;
  mail: Mailer;
  /** Where links in mails lead: PUBLIC_ORIGIN, or the address this server listens on. Never what a request says. */
  origin: () => string;
  listeningOn: (address: string) => void;
  realtime: Realtime;
  disk: DiskWatch;
  /** What is not in order, in words for an operator; nothing when all is well. `readable`: pages can be shown all the same. */
  trouble: () => Promise<{ readable: boolean; words: string } | undefined>;
  close: () => Promise<void>;
};

export async function openServices(config: Config, given?: { database?: Database; log?: Log }): Promise<Services> {
  const log = given?.log ?? createLog(config.LOG_LEVEL);
  const disk = watchDisk(config, log);
  const database = given?.database ?? (await openDatabase(config));
  if (!given?.database) await database.migrate();
  const secrets = await loadSecrets(database, config.DATA_DIR);
  const bus = createEventBus(database, log);
  const jobs = createJobs(database, config.DATABASE_URL, log);
  const realtime = openRealtime({ config, bus, log, secrets });
  await bus.start();
  let address = `http://${config.HOST.includes(":") ? `[${config.HOST}]` : config.HOST}:${config.PORT}`;
  const services: Services = {
    config,
    log,
    database,
    bus,
    jobs,
    limits: createRateLimits(database),
    secrets,
    mail: createMailer({ database, jobs, log, smtpUrl: config.SMTP_URL, from: config.MAIL_FROM }),
    origin: () => config.PUBLIC_ORIGIN ?? address,
    listeningOn: (actual) => {
      address = actual;
    },
    realtime,
    disk,
    async trouble() {
      const level = disk.level();
      const space = `${Math.floor(disk.freeBytes() / 1024 / 1024)} MB free for DATA_DIR, ${config.MIN_FREE_DISK_MB} MB needed to write`;
      if (level === "full" && database.guardDisk) return { readable: false, words: `the disk is full (${space})` };
      const answers = await Promise.race([
        database.query("select 1 from bus_events limit 1", []).then(
          () => true,
          () => false,
        ),
        setTimeout(readyWithinMs, false, { ref: false }),
      ]);
      if (!answers) return { readable: false, words: "the database does not answer" };
      return level === "room" ? undefined : { readable: true, words: `read-only, the disk is nearly full (${space})` };
    },
    async close() {
      await realtime.gateway?.close({ spreadMs: 1_000 });
      await jobs.stop().catch((error) => log.warn({ err: error }, "jobs did not stop in time"));
      await bus.stop();
      disk.stop();
      await database.close();
    },
  };
  defineFeatureJobs(services);
  return services;
}
