// Background work of accounts, defined before the jobs start.
import { z } from "zod";
import { defineFailedLoginJob } from "#features/accounts/log-in/failed-login.server.ts";
import { defineLinkRequestJob } from "#features/accounts/log-in/link-requests.server.ts";
import { sweepChallenges } from "#features/accounts/log-in/second-factor.server.ts";
import { defineAccountMailJob } from "#features/accounts/notices/write-account-mail.server.ts";
import { sweepPasskeyChallenges } from "#features/accounts/passkeys/check-passkey.server.ts";
import { defineExportJob, type ExportPart, sweepExports } from "#features/accounts/privacy/data-export.server.ts";
import { type ErasePart, eraseDueAccounts, sweepUnproved } from "#features/accounts/privacy/erasure.server.ts";
import { resetDueTwoFactors } from "#features/accounts/settings/due-two-factor-resets.server.ts";
import { sweepSignUps } from "#features/accounts/sign-up/sign-ups.server.ts";
import { sweepAttempts } from "#features/accounts/single-sign-on/sso-attempts.server.ts";
import type { AccountServices } from "./account-services.ts";
import { sweepTokens } from "./account-tokens.server.ts";
import { sweepEvents } from "./security-events.server.ts";
import { sweepSessions } from "./sessions.server.ts";

export function defineAccountJobs(services: AccountServices, exportParts: readonly ExportPart[], eraseParts: readonly ErasePart[] = []) {
  defineAccountMailJob(services);
  defineLinkRequestJob(services);
  defineFailedLoginJob(services);
  defineExportJob(services, exportParts);
  const daily = { data: z.object({}), retries: 2, retryDelaySeconds: 60 };
  services.jobs.define({
    ...daily,
    name: "sweep-accounts",
    cron: "41 * * * *",
    async work() {
      const db = services.database.orm;
      await sweepTokens(db);
      await sweepChallenges(db);
      await sweepPasskeyChallenges(db);
      await sweepAttempts(db);
      await sweepEvents(db, services.retention().access_years * 365);
      await sweepExports(services);
      await sweepUnproved(services);
      await sweepSignUps(db);
    },
  });
  services.jobs.define({
    ...daily,
    name: "end-old-sessions",
    cron: "*/5 * * * *",
    work: () => sweepSessions(services.database.orm, services.bus, services.config),
  });
  services.jobs.define({
    ...daily,
    name: "reset-due-two-factors",
    cron: "*/5 * * * *",
    async work() {
      const done = await resetDueTwoFactors(services);
      if (done > 0) services.log.info({ done }, "two-step verification turned off after its day of grace");
    },
  });
  services.jobs.define({
    ...daily,
    name: "erase-due-accounts",
    cron: "11 * * * *",
    async work() {
      const erased = await eraseDueAccounts(services, eraseParts);
      if (erased > 0) services.log.info({ erased }, "accounts erased");
    },
  });
}
