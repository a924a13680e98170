// Everything a replica holds open: database, event bus, jobs, limits, secrets. Opened once, closed once.
import { setTimeout } from "node:timers/promises";
import { createAccessRecord } from "#features/audit/access-log.server.ts";
import { createAuditTrail } from "#features/audit/audit-trail.server.ts";
import { mailDomains, senderOf } from "#features/settings/rules/mail-settings.ts";
import { staffTwoFactor } from "#features/settings/rules/support-values.ts";
import { createSettingsReader } from "#features/settings/server/settings-reader.server.ts";
import { departmentsFrom } from "#features/support/rules/department-list.ts";
import { messageLimitsFrom } from "#features/support/rules/message-limits.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import { openDatabase, openReadingPlace } from "#platform/db/open-database.ts";
import { watchDisk } from "#platform/disk-space.ts";
import { createEventBus } from "#platform/events/event-bus.ts";
import { originOf, ownOrigins, siteOf } from "#platform/i18n/site-addresses.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLog, type Log } from "#platform/log.ts";
import { createMailer } from "#platform/mail/mailer.ts";
import { logSlowStatements } from "#platform/observe/slow-statements.ts";
import { createRateLimits } from "#platform/rate-limits.ts";
import { loadSecrets } from "#platform/secrets.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { loadKeys } from "#platform/vault/key-file.ts";
import { requireKnownKeys, sealStored } from "#platform/vault/sealed-columns.ts";
import { createVault } from "#platform/vault/vault.ts";
import { accountStopped } from "./account-stops.ts";
import { defineFeatureJobs } from "./feature-jobs.ts";
import { openRealtime } from "./realtime.ts";
import type { Services } from "./service-list.ts";

/** How long a probe waits: it asks again soon. */
const readyWithinMs = 1_000;

export async function openServices(started: Config, given?: { database?: Database; log?: Log }): Promise<Services> {
  const config: Config = {
    ...started,
    // Asked anew each time: a setting may tighten it while the server runs.
    get STAFF_TWO_FACTOR() {
      return staffTwoFactor(started.STAFF_TWO_FACTOR, settings.current().support);
    },
    get customerSessionDays() {
      return settings.current().retention.sessions_days;
    },
  };
  const log = given?.log ?? createLog(config.LOG_LEVEL);
  const disk = watchDisk(config, log);
  const closeTraces = config.OTEL_EXPORTER_OTLP_ENDPOINT
    ? await (await import("#platform/observe/traces.ts")).openTraces(config)
    : undefined;
  const stopSlowLog = logSlowStatements(config, log);
  const database = given?.database ?? (await openDatabase(config));
  if (!given?.database) await database.migrate();
  const reading = await openReadingPlace(config, database);
  const vault = createVault(loadKeys(config));
  await requireKnownKeys(database, vault);
  await sealStored(database, vault);
  const secrets = await loadSecrets(database, config.DATA_DIR, vault);
  const bus = createEventBus(database, log);
  const jobs = createJobs(database, config.DATABASE_URL, log);
  const realtime = openRealtime({ config, bus, log, secrets });
  const settings = createSettingsReader(database, bus, log);
  await bus.start();
  await settings.start();
  departmentsFrom(settings.departmentsSet);
  messageLimitsFrom(settings.limitsSet);
  let address = `http://${config.HOST.includes(":") ? `[${config.HOST}]` : config.HOST}:${config.PORT}`;
  const site = () => siteOf(config.PUBLIC_ORIGIN ?? address, config.FORCED_LOCALE_HOSTS);
  const services: Services = {
    config,
    log,
    database,
    readOnlyDb: reading.orm,
    bus,
    jobs,
    limits: createRateLimits(database),
    secrets,
    vault,
    mail: createMailer({
      database,
      jobs,
      log,
      storage: openStorage(config),
      smtpUrl: config.SMTP_URL,
      from: config.MAIL_FROM,
      sender: (locale) => senderOf(settings.current().mail, locale, mailDomains(config)),
      live: settings.live,
    }),
    site,
    origin: (locale) => originOf(site(), locale),
    originAt: (host) => {
      const { origin } = site();
      return ownOrigins(origin, config.FORCED_LOCALE_HOSTS).get(host.toLowerCase().replace(/:\d+$/, "")) ?? origin;
    },
    listeningOn: (actual) => {
      address = actual;
    },
    realtime,
    accessRecord: createAccessRecord(database.orm, log),
    auditTrail: createAuditTrail(secrets),
    settings,
    configuredTwoFactor: started.STAFF_TWO_FACTOR,
    desk: settings.desk,
    company: settings.company,
    fields: settings.fields,
    retention: () => settings.current().retention,
    departments: settings.departments,
    accountStopped: (tx, stop) => accountStopped(services, tx, stop),
    consoleLanguages: () => settings.desk().rules.consoleLanguages,
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
      settings.stop();
      await bus.stop();
      await services.accessRecord.close();
      disk.stop();
      await reading.close();
      await database.close();
      stopSlowLog();
      await closeTraces?.();
    },
  };
  defineFeatureJobs(services);
  return services;
}
