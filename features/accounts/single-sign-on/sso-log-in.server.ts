// A log-in by single sign-on: who it is and what they may do is the provider's word of this very moment.
import { eq } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { deviceHash } from "#features/accounts/log-in/device.server.ts";
import { challengeOr } from "#features/accounts/log-in/login.server.ts";
import type { LoginAnswer } from "#features/accounts/rules/account-views.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import type { HeldAccount } from "#features/accounts/server/held-account.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { stopAccount } from "#features/accounts/server/stop-account.server.ts";
import { freshFactorMinutes, type StaffRole, type Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError, type ErrorId } from "#platform/errors.ts";
import type { Provider, ProviderAnswer } from "./provider.server.ts";
import { countsForBothSteps, roleIn, verifiedEmail } from "./provider-claims.ts";
import { keepAttempt, spendAttempt } from "./sso-attempts.server.ts";
import { knownPerson, meetPerson } from "./sso-people.server.ts";

const clockToleranceMs = 30_000;

export async function beginSignOn(services: AccountServices, provider: Provider) {
  const attempt = await keepAttempt(services.database.orm, null);
  // Otherwise a log-in of last week at the provider would begin a new day here without anybody being asked.
  return { attempt, address: await provider.address(attempt, { maxAgeSeconds: maxAgeSeconds(services) }) };
}

type Returned = { attempt: string; answer: string; session_id?: string | undefined };

export async function finishSignOn(
  services: AccountServices,
  provider: Provider,
  caller: Caller,
  body: Returned,
  before: Viewer | null,
): Promise<LoginAnswer> {
  const db = services.database.orm;
  await spendAttempt(db, body.attempt, null);
  const answer = await provider.answer(body.attempt, body.answer);
  const since = answer.authenticatedAt?.getTime();
  if (since !== undefined && Date.now() - since > maxAgeSeconds(services) * 1000 + clockToleranceMs) throw new AppError("sso_not_fresh");
  const outcome = await db.transaction(async (tx): Promise<LoginAnswer | Refused> => {
    const known = await knownPerson(tx, answer);
    const email = verifiedEmail(answer.claims);
    const role = roleIn(answer.claims, provider.settings);
    if (known?.disabledAt || (known?.demo && !caller.demo)) return refuse(services, tx, known, caller, "sso_account_disabled");
    if (!role) return refuse(services, tx, known, caller, "sso_no_role");
    if (!email) return refuse(services, tx, known, caller, "sso_email_unverified");
    const account = known ?? (await meetPerson(services, tx, { ...answer, email, role }, caller, provider.settings.signUp));
    await takeRole(services, tx, account, role, caller);
    return challengeOr(services, tx, { account, caller, device: deviceHash(body.session_id), before, proof: proofOf(provider, answer) });
  });
  if ("refused" in outcome) throw new AppError(outcome.refused);
  return outcome;
}

type Refused = { refused: ErrorId };

/** Written down although nothing else is. Who has no group any more also loses what is still open. */
async function refuse(
  services: AccountServices,
  tx: Db,
  account: HeldAccount | undefined,
  caller: Caller,
  refused: ErrorId,
): Promise<Refused> {
  if (account) await recordEvent(tx, account.id, "sso-refused", caller);
  if (account && refused === "sso_no_role") {
    await stopAccount(tx, services, { id: account.id, kind: "staff", why: "refused", role: null, by: null });
  }
  return { refused };
}

/** Another role there is another role here; what was opened with the old one is closed. */
async function takeRole(services: AccountServices, tx: Db, account: HeldAccount, role: StaffRole, caller: Caller): Promise<void> {
  if (account.role === role) return;
  await tx.update(accounts).set({ role }).where(eq(accounts.id, account.id));
  await stopAccount(tx, services, { id: account.id, kind: "staff", why: "role", role, by: null });
  await recordEvent(tx, account.id, "role-changed", caller);
}

function proofOf(provider: Provider, { claims, authenticatedAt, idToken }: ProviderAnswer) {
  // A provider that does not say when it last asked may have asked last week: that is no fresh factor.
  const stale = new Date(Date.now() - freshFactorMinutes * 60_000);
  const factorAt = authenticatedAt ? new Date(Math.min(authenticatedAt.getTime(), Date.now())) : stale;
  return { idToken, factorAt, bothSteps: countsForBothSteps(claims, provider.settings.secondFactor) };
}

function maxAgeSeconds({ config }: AccountServices): number {
  return Math.round(config.STAFF_SESSION_HOURS * 3600);
}
