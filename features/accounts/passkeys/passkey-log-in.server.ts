// A log-in by passkey: something the owner has, opened by something the owner is or knows. It stands for both steps.

import { deviceHash } from "#features/accounts/log-in/device.server.ts";
import { openSession, requireOwnLogIn } from "#features/accounts/log-in/login.server.ts";
import type { EnteredAnswer } from "#features/accounts/rules/account-views.ts";
import type { SignedByPasskey } from "#features/accounts/rules/passkey-answer.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { holdAccount } from "#features/accounts/server/held-account.server.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import { AppError } from "#platform/errors.ts";
import { acceptPasskey } from "./check-passkey.server.ts";

type Body = { passkey: SignedByPasskey; session_id?: string | undefined; user_type: "customer" | "staff" };

export async function logInByPasskey(services: AccountServices, caller: Caller, body: Body, before: Viewer | null): Promise<EnteredAnswer> {
  requireOwnLogIn(services, body.user_type);
  const accountId = await acceptPasskey(services, body.passkey);
  return services.database.orm.transaction(async (tx) => {
    const account = await holdAccount(tx, accountId);
    // As with a password: who may not come in, or not by this door, learns nothing more.
    const open = account && account.kind === body.user_type && !account.disabledAt && (!account.demo || caller.demo);
    if (!account || !open) throw new AppError("passkey_invalid");
    if (!account.emailVerifiedAt) throw new AppError("email_not_verified");
    return openSession(services, tx, { account, caller, device: deviceHash(body.session_id), before });
  });
}
