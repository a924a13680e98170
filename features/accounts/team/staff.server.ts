// Colleagues. An account is made without a usable password; its owner chooses one by an invitation that works once, for seven days.
import type { Locale } from "#content/locales.ts";
import type { Versions } from "#content/versions.ts";
import { accounts } from "#db/schema/accounts.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import { storeToken } from "#features/accounts/server/account-tokens.server.ts";
import { noPassword } from "#features/accounts/server/password-hash.server.ts";
import { writtenNames } from "#features/accounts/settings/profile.server.ts";
import { type AuditTrail, commandLine } from "#platform/api/audit-trail.ts";
import type { StaffRole } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { newId, newToken } from "#platform/random-token.server.ts";
import { inviteColleague } from "./team.contract.ts";

export type NewStaff = { email: string; name: string; names?: Versions | undefined; role: StaffRole; locale: Locale };

/** From the command line. The token of the invitation, known to nobody else. */
export async function createStaff(db: Db, audit: AuditTrail, input: NewStaff): Promise<string> {
  return db.transaction(async (tx) => {
    const id = await insertStaff(tx, input);
    const token = newToken();
    await storeToken(tx, { accountId: id, purpose: "staff-invitation", email: input.email, token });
    await audit.write(tx, {
      call: inviteColleague,
      by: { id: commandLine, keyId: null },
      subjectId: id,
      changes: [
        ["email", null, input.email],
        ["role", null, input.role],
      ],
      address: "",
      userAgent: "npm run staff:create",
    });
    return token;
  });
}

/** The same from the staff console: the invitation goes by mail. Inviting again sends a new link and ends the old one. */
export async function inviteStaff(services: { jobs: Jobs }, tx: Db, input: NewStaff): Promise<string> {
  const id = await insertStaff(tx, input);
  await sendAccountMail(services, tx, { mail: "staff-invitation", accountId: id });
  return id;
}

async function insertStaff(tx: Db, { names = {}, ...input }: NewStaff): Promise<string> {
  const [made] = await tx
    .insert(accounts)
    .values({ id: newId(), kind: "staff", passwordHash: noPassword, names: writtenNames(names), ...input })
    .onConflictDoNothing({ target: [accounts.kind, accounts.email] })
    .returning({ id: accounts.id });
  if (!made) throw new AppError("conflict");
  return made.id;
}
