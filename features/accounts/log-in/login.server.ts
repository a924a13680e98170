// Logging in. A wrong password, an unknown address and a disabled account are one answer, and take the same work. A customer who knows the
// password of a disabled account is told that it is one.
import { and, eq, isNotNull } from "drizzle-orm";
import type { z } from "zod";
import { accounts, loginChallenges } from "#db/schema/accounts.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import { countPasskeys } from "#features/accounts/passkeys/passkeys.server.ts";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import type { EnteredAnswer, LoginAnswer } from "#features/accounts/rules/account-views.ts";
import { limits, type loginBody } from "#features/accounts/rules/accounts.contract.ts";
import { describeBrowser } from "#features/accounts/rules/describe-browser.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { type Account, viewAccount } from "#features/accounts/server/account-view.server.ts";
import { type HeldAccount, holdProved } from "#features/accounts/server/held-account.server.ts";
import { verifyPassword } from "#features/accounts/server/password-hash.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { createSession, type ProviderProof, revokeSession } from "#features/accounts/server/sessions.server.ts";
import { cancelReset } from "#features/accounts/settings/two-factor-reset.server.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { networkOf } from "#platform/network-of.ts";
import { oneAtATime } from "#platform/one-at-a-time.ts";
import { hashToken, newId, newToken } from "#platform/random-token.server.ts";
import { placeOf } from "#platform/vault/sealed-columns.ts";
import { deviceHash, isKnownDevice, meetDevice } from "./device.server.ts";
import { failedLoginJob } from "./failed-login.server.ts";

type LoginBody = z.output<typeof loginBody>;

export async function login(services: AccountServices, caller: Caller, body: LoginBody, before: Viewer | null): Promise<LoginAnswer> {
  requireOwnLogIn(services, body.user_type);
  const account = await checkCredentials(services, caller, body);
  if (!account.emailVerifiedAt) throw new AppError("email_not_verified");
  const device = deviceHash(body.session_id);
  return services.database.orm.transaction(async (tx) => {
    const held = await holdProved(tx, account);
    if (!held) throw new AppError("invalid_credentials");
    return challengeOr(services, tx, { account: held, caller, device, before });
  });
}

/** The first step is done: the second is asked for where the account has one, unless the first stands for both. */
export async function challengeOr(services: AccountServices, tx: Db, opening: Opening): Promise<LoginAnswer> {
  const { account, device, proof } = opening;
  const passkey = (await countPasskeys(tx, account.id)) > 0;
  const code = account.twoFactorEnabledAt !== null;
  if ((!code && !passkey) || proof?.bothSteps) return openSession(services, tx, opening);
  return { data: { challenge: await createChallenge(services, tx, account, device, proof), code, passkey } };
}

/** Where the provider is the only way in, passwords and passkeys begin nothing for staff. */
export function requireOwnLogIn({ config }: Pick<AccountServices, "config">, userType: "customer" | "staff"): void {
  if (userType === "staff" && config.singleSignOn?.only) throw new AppError("sso_only");
}

/** Failures are counted per network and per account; a burst of parallel tries waits in line, so that it cannot outrun the count. */
function checkCredentials(services: AccountServices, caller: Caller, body: LoginBody): Promise<Account> {
  const network = networkOf(caller.address);
  // The staff account of an address is another account than the customer's: tries at one do not lock the other.
  const who = `${body.user_type}:${body.email}`;
  const db = services.database.orm;
  return oneAtATime(`login-network:${network}`, () =>
    oneAtATime(`login-account:${who}`, async () => {
      await services.limits.check(limits.loginPerAddress, network);
      const [account] = await db
        .select()
        .from(accounts)
        .where(and(eq(accounts.kind, body.user_type), eq(accounts.email, body.email)));
      const device = deviceHash(body.session_id);
      // Strangers who try passwords lock out other strangers: a browser the account was used from has a count of its own.
      const counted = (await isKnownDevice(db, account?.id, device)) ? `known:${account?.id}:${device}` : who;
      await services.limits.check(limits.loginPerEmail, counted);
      const right = await verifyPassword(account?.passwordHash, body.password);
      // Everybody knows a demo account's password; only whoever sits at this machine may use it.
      const open = account && !account.disabledAt && (!account.demo || caller.demo);
      if (open && right) return account;
      if (right && account?.disabledAt && account.kind === "customer" && !account.demo) throw new AppError("account_disabled");
      await services.limits.consume(limits.loginPerAddress, network);
      await services.limits.consume(limits.loginPerEmail, counted);
      await services.jobs.send(db, failedLoginJob, {
        email: body.email,
        userType: body.user_type,
        address: caller.address,
        userAgent: caller.userAgent,
      });
      throw new AppError("invalid_credentials");
    }),
  );
}

async function createChallenge(
  { vault }: AccountServices,
  tx: Db,
  account: HeldAccount,
  device: string | null,
  proof: ProviderProof | undefined,
): Promise<string> {
  const challenge = newToken();
  const id = newId();
  await tx.insert(loginChallenges).values({
    id,
    byProvider: proof !== undefined,
    idToken: proof?.idToken ? vault.seal(proof.idToken, placeOf("login_challenges.id_token", id)) : null,
    tokenHash: hashToken(challenge),
    accountId: account.id,
    deviceHash: device,
    expiresAt: new Date(Date.now() + lifetimes.challengeMinutes * 60_000),
  });
  return challenge;
}

type Opening = {
  account: HeldAccount;
  caller: Caller;
  device: string | null;
  before: Viewer | null;
  /** Where the first step was a log-in at the single sign-on provider. */
  proof?: ProviderProof | undefined;
};

/** Always a new session with a new token; the one the caller came with ends. */
export async function openSession(services: AccountServices, tx: Db, opening: Opening): Promise<EnteredAnswer> {
  const { account, caller, device, before, proof } = opening;
  if (before) await revokeSession(tx, services.bus, before, before.sessionId);
  const { token } = await createSession(tx, account, caller, services.config, proof && { ...proof, vault: services.vault });
  const isNew = await meetDevice(tx, account.id, caller, device);
  await recordEvent(tx, account.id, isNew ? "logged-in-new-device" : "logged-in", caller);
  if (isNew && account.notifications.new_sign_in !== false) {
    const { browser, device: machine } = describeBrowser(caller.userAgent);
    await sendAccountMail(services, tx, {
      mail: "new-sign-in",
      accountId: account.id,
      facts: { browser, device: machine, address: caller.address, at: new Date().toISOString() },
    });
  }
  const keeps = await undoErasure(services, tx, account.id, caller);
  await cancelReset(services, tx, account.id, caller);
  const view = await viewAccount(tx, account.id, services.config, { bothSteps: proof?.bothSteps });
  return { data: { ...view, token, ...(keeps ? { erasure_cancelled: true as const } : {}) } };
}

/** True where there was something to undo: the page says so. */
async function undoErasure(services: AccountServices, tx: Db, accountId: string, caller: Caller): Promise<boolean> {
  const undone = await tx
    .update(accounts)
    .set({ erasureDueAt: null })
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.erasureDueAt)))
    .returning({ id: accounts.id });
  if (undone.length === 0) return false;
  await recordEvent(tx, accountId, "erasure-undone", caller);
  await sendAccountMail(services, tx, { mail: "erasure-undone", accountId });
  return true;
}
