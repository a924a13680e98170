import type { Company } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import type { RetentionValue } from "#features/settings/rules/retention-values.ts";
import type { SettingsReader } from "#features/settings/server/settings-reader.server.ts";
import type { DepartmentSetting } from "#features/support/rules/department-settings.ts";
import type { Department } from "#features/support/rules/departments.ts";
import type { Desk } from "#features/support/rules/desk.ts";
import type { TicketField } from "#features/support/rules/ticket-fields.ts";
import type { StopPart } from "#platform/account-stop.ts";
import type { AuditTrail } from "#platform/api/audit-trail.ts";
import type { AccessRecord } from "#platform/api/shown-data.ts";
import type { Config } from "#platform/config.ts";
import type { Database, Db } from "#platform/db/database.ts";
import type { DiskWatch } from "#platform/disk-space.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import type { Site } from "#platform/i18n/site-addresses.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import type { RateLimits } from "#platform/rate-limits.ts";
import type { Secrets } from "#platform/secrets.ts";
import type { Vault } from "#platform/vault/vault.ts";
import type { Realtime } from "./realtime.ts";

export type Services = {
  config: Config;
  log: Log;
  database: Database;
  /** For long readings that may be a moment behind, such as reports: the read replica where one is configured. */
  readOnlyDb: Db;
  bus: EventBus;
  jobs: Jobs;
  limits: RateLimits;
  secrets: Secrets;
  /** Seals what is stored and must be read again. */
  vault: Vault;
  mail: Mailer;
  /** Where the site is found: from PUBLIC_ORIGIN, or the address this server listens on. Never what a request says. */
  site: () => Site;
  /** Where links in mails lead: the host of the reader's language. */
  origin: (locale: Locale) => string;
  /** The site's own origin of this host; the public one where the host is none of ours. */
  originAt: (host: string) => string;
  listeningOn: (address: string) => void;
  realtime: Realtime;
  /** Who of the staff looked at whose data. */
  accessRecord: AccessRecord;
  /** Who of the staff changed what. */
  auditTrail: AuditTrail;
  /** What staff have set about the business, as it holds now. */
  settings: SettingsReader;
  /** When the desk is open, and by when it (or one of its departments) answers. */
  desk: (department?: Department) => Desk;
  /** Who the provider is and how it is reached. */
  company: () => Company;
  departments: () => readonly DepartmentSetting[];
  /** The fields of tickets that the provider has defined, retired ones among them. */
  fields: () => readonly TicketField[];
  /** How long records are kept. */
  retention: () => RetentionValue;
  /** Every feature's share when an account stops. */
  accountStopped: StopPart;
  /** What staff may read the console in. */
  consoleLanguages: () => readonly Locale[];
  /** Before any setting tightens it. */
  configuredTwoFactor: "optional" | "required";
  disk: DiskWatch;
  /** What is not in order, in words for an operator; nothing when all is well. `readable`: pages can be shown all the same. */
  trouble: () => Promise<{ readable: boolean; words: string } | undefined>;
  close: () => Promise<void>;
};
