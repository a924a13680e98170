// What organisations need from the process around them; the server's services satisfy it.
import type { Locale } from "#content/locales.ts";
import type { Database } from "#platform/db/database.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import type { RateLimits } from "#platform/rate-limits.ts";
import type { RealtimeDriver } from "#platform/realtime/driver.ts";

export type OrganisationServices = {
  database: Database;
  bus: EventBus;
  jobs: Jobs;
  limits: RateLimits;
  mail: Mailer;
  /** Where links in mails lead. */
  origin: (locale: Locale) => string;
  realtime: { driver: RealtimeDriver; gateway: unknown };
};
