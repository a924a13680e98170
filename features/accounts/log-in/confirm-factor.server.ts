// "Confirm it's you": whoever holds a session proves anew that it is theirs, before what a stolen one must not do.
import type { z } from "zod";
import { acceptPasskey } from "#features/accounts/passkeys/check-passkey.server.ts";
import { type factorBody, limits } from "#features/accounts/rules/accounts.contract.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { holdAccount } from "#features/accounts/server/held-account.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { noteFactor } from "#features/accounts/server/sessions.server.ts";
import { freshFactorMinutes, type Viewer } from "#platform/api/viewer.ts";
import { AppError } from "#platform/errors.ts";
import { requirePassword } from "./check-password.server.ts";
import { acceptCode } from "./second-factor.server.ts";

export async function confirmFactor(
  services: AccountServices,
  viewer: Viewer,
  caller: Caller,
  body: z.output<typeof factorBody>,
): Promise<{ fresh_until: string }> {
  if (body.password !== undefined) await requirePassword(services, viewer, { password: body.password, field: "password", caller });
  else if (body.passkey) {
    await acceptPasskey(services, body.passkey, viewer.id);
    await noteFactor(services.database.orm, viewer.sessionId);
  } else await requireCode(services, viewer, caller, body.code ?? "");
  return { fresh_until: new Date(Date.now() + freshFactorMinutes * 60_000).toISOString() };
}

async function requireCode(services: AccountServices, viewer: Viewer, caller: Caller, code: string): Promise<void> {
  await services.limits.consume(limits.secondFactorPerAccount, viewer.id);
  const accepted = await services.database.orm.transaction(async (tx) => {
    const account = await holdAccount(tx, viewer.id);
    if (!account || !(await acceptCode(services, tx, account, code, caller))) return false;
    await noteFactor(tx, viewer.sessionId);
    return true;
  });
  if (accepted) return;
  await recordEvent(services.database.orm, viewer.id, "second-factor-failed", caller);
  throw new AppError("invalid_code");
}
