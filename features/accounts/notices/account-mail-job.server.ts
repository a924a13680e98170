// Mails about an account are written by a job, so that the request that causes one takes no longer than any other.
import { z } from "zod";
import type { Db } from "#platform/db/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";

export const accountMailJob = "account-mail";

export const accountMailKinds = [
  "verify",
  "welcome",
  "already-registered",
  "reset-password",
  "password-changed",
  "password-first",
  "confirm-new-email",
  "email-change-asked",
  "email-changed",
  "new-sign-in",
  "two-factor-on",
  "two-factor-off",
  "two-factor-reset-asked",
  "two-factor-reset-cancelled",
  "two-factor-reset-withdrawn",
  "passkey-added",
  "passkey-removed",
  "sso-linked",
  "consent-given",
  "consent-withdrawn",
  "export-ready",
  "accounts-merged",
  "erasure-scheduled",
  "erasure-undone",
  "staff-invitation",
  "sso-invitation",
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

export const accountMailData = z.object({
  mail: z.enum(accountMailKinds),
  accountId: z.string(),
  /** Another address than the account's: the old or the new one when it changes. */
  to: z.string().optional(),
  /** Whose link it carries, where several sign-ups wait for one address. */
  signUpId: z.string().optional(),
  /** Carried along by the link. */
  estimate: z.string().optional(),
  facts: z.record(z.string(), z.string()).optional(),
});
export type AccountMailData = z.output<typeof accountMailData>;

export async function sendAccountMail(services: { jobs: Jobs }, db: Db, data: AccountMailData): Promise<void> {
  await services.jobs.send(db, accountMailJob, data);
}
