// What commands on tickets need from the process around them; the server's services satisfy it.
import type { Company } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import type { RetentionValue } from "#features/settings/rules/retention-values.ts";
import type { DepartmentSetting } from "#features/support/rules/department-settings.ts";
import type { Department } from "#features/support/rules/departments.ts";
import type { Desk } from "#features/support/rules/desk.ts";
import type { TicketField } from "#features/support/rules/ticket-fields.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import type { RateLimits } from "#platform/rate-limits.ts";
import type { RealtimeDriver } from "#platform/realtime/driver.ts";
import type { Secrets } from "#platform/secrets.ts";

/** By what clocks count. */
export type HasDesk = Pick<TicketServices, "desk">;
export type HasFields = Pick<TicketServices, "fields">;

export type TicketServices = {
  config: Config;
  database: Database;
  bus: EventBus;
  jobs: Jobs;
  limits: RateLimits;
  log: Log;
  secrets: Secrets;
  mail: Mailer;
  /** Where links in mails lead. */
  origin: (locale: Locale) => string;
  /** When the desk is open, and by when a department answers. */
  desk: (department?: Department) => Desk;
  /** In their order. */
  departments: () => readonly DepartmentSetting[];
  /** The fields of tickets that the provider has defined, retired ones among them. */
  fields: () => readonly TicketField[];
  /** How long records are kept. */
  retention: () => RetentionValue;
  /** Who the provider is and how it is reached. */
  company: () => Company;
  realtime: { driver: RealtimeDriver; gateway: unknown };
};
