// "Send me a link": the request only leaves a job behind, whoever the address belongs to. The job looks whether there is anybody to write to.
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { accounts } from "#db/schema/accounts.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";

const linkRequestJob = "link-request";
const linkRequest = z.object({
  link: z.enum(["verify", "reset-password"]),
  email: z.string(),
  userType: z.enum(["customer", "staff"]),
  estimate: z.string().optional(),
  address: z.string(),
  userAgent: z.string(),
});

type LinkRequest = Pick<z.output<typeof linkRequest>, "link" | "email" | "userType" | "estimate">;

export async function requestLink(services: AccountServices, caller: Caller, request: LinkRequest): Promise<void> {
  await services.jobs.send(services.database.orm, linkRequestJob, {
    ...request,
    address: caller.address,
    userAgent: caller.userAgent,
  });
}

export function defineLinkRequestJob(services: AccountServices) {
  services.jobs.define({
    name: linkRequestJob,
    data: linkRequest,
    retries: 5,
    retryDelaySeconds: 5,
    concurrency: 2,
    async work({ link, email, userType, estimate, ...caller }) {
      await services.database.orm.transaction(async (tx) => {
        const [account] = await tx
          .select()
          .from(accounts)
          .where(and(eq(accounts.kind, userType), eq(accounts.email, email)));
        if (!account || account.disabledAt) return;
        if (link === "verify" && account.emailVerifiedAt) return;
        if (link === "reset-password") await recordEvent(tx, account.id, "password-reset-asked", caller);
        await sendAccountMail(services, tx, { mail: link, accountId: account.id, estimate });
      });
    },
  });
}
