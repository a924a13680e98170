// What accounts need from the process, and what they know of a caller.
import type { Company } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import type { StopPart } from "#platform/account-stop.ts";
import type { ApiContext } from "#platform/api/endpoint.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import type { Site } from "#platform/i18n/site-addresses.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import type { RateLimits } from "#platform/rate-limits.ts";
import type { Vault } from "#platform/vault/vault.ts";

export type AccountServices = {
  config: Config;
  database: Database;
  bus: EventBus;
  jobs: Jobs;
  limits: RateLimits;
  vault: Vault;
  log: Log;
  mail: Mailer;
  /** Who the provider is and how it is reached. */
  company: () => Company;
  /** How long log-ins and security events are kept. */
  retention: () => { access_years: number };
  /** What staff may read the console in. */
  consoleLanguages: () => readonly Locale[];
  /** Where the site is found. */
  site: () => Site;
  /** Where links in mails lead. Never taken from a request: its Host header is anybody's word. */
  origin: (locale: Locale) => string;
  /** Every feature's share when an account stops. */
  accountStopped: StopPart;
};

export type Caller = {
  address: string;
  userAgent: string;
  locale: Locale;
  /** May log in with a demo account. */
  demo?: boolean;
};

export function callerOf(c: ApiContext): Caller {
  return { address: c.var.clientAddress, userAgent: c.var.userAgent, locale: c.var.locale, demo: c.var.demo };
}
