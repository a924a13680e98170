// A failed try is written to the owner's trail by a job: the answer takes as long for a known address as for an unknown one.
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { accounts } from "#db/schema/accounts.ts";
import type { AccountServices } from "#features/accounts/server/account-services.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";

export const failedLoginJob = "note-failed-login";

export function defineFailedLoginJob({ jobs, database }: AccountServices) {
  jobs.define({
    name: failedLoginJob,
    data: z.object({ email: z.string(), userType: z.enum(["customer", "staff"]), address: z.string(), userAgent: z.string() }),
    retries: 2,
    retryDelaySeconds: 30,
    async work({ email, userType, ...caller }) {
      const [account] = await database.orm
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.kind, userType), eq(accounts.email, email)));
      if (account) await recordEvent(database.orm, account.id, "login-failed", caller);
    },
  });
}
