// Those who may manage the team look after it. Nobody changes themselves here, so the team never loses the last of them:
// whoever takes a role away keeps one.
import { and, asc, eq, inArray, max, sql } from "drizzle-orm";
import type { z } from "zod";
import { accounts, sessions } from "#db/schema/accounts.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { dropTokens } from "#features/accounts/server/account-tokens.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { revokeSessions } from "#features/accounts/server/sessions.server.ts";
import { resetTwoFactor } from "#features/accounts/settings/two-factor.server.ts";
import { can, rolesThatCan } from "#platform/api/capabilities.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { inviteStaff } from "./staff.server.ts";
import type { ColleagueView, colleagueBody, inviteBody } from "./team.contract.ts";

/** What no password hashes to: the invitation is still open. */
const noPassword = "!";

export async function listTeam(db: Db, id?: string): Promise<ColleagueView[]> {
  const rows = await db
    .select({
      account: accounts,
      lastSeenAt: max(sessions.lastSeenAt),
    })
    .from(accounts)
    .leftJoin(sessions, eq(sessions.accountId, accounts.id))
    .where(and(eq(accounts.kind, "staff"), id ? eq(accounts.id, id) : undefined))
    .groupBy(accounts.id)
    .orderBy(sql`${accounts.disabledAt} is not null`, asc(accounts.name), asc(accounts.id))
    .limit(500);
  return rows.map(({ account, lastSeenAt }) => ({
    id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    state: account.disabledAt ? "disabled" : account.passwordHash === noPassword ? "invited" : "active",
    two_factor: account.twoFactorEnabledAt !== null,
    last_seen_at: lastSeenAt?.toISOString() ?? null,
    created_at: account.createdAt.toISOString(),
  }));
}

async function colleague(db: Db, id: string): Promise<ColleagueView> {
  const [found] = await listTeam(db, id);
  if (!found) throw new AppError("not_found");
  return found;
}

export async function inviteColleague(
  services: AccountServices,
  viewer: Viewer,
  input: z.output<typeof inviteBody>,
  caller: Caller,
): Promise<ColleagueView> {
  return services.database.orm.transaction(async (tx) => {
    const id = await inviteStaff(services, tx, input);
    await recordEvent(tx, id, "staff-invited", caller, viewer.id);
    return colleague(tx, id);
  });
}

/** A new link by mail; the old one stops working. */
export async function inviteAgain(services: AccountServices, viewer: Viewer, id: string, caller: Caller): Promise<ColleagueView> {
  return change(services, viewer, id, async (tx, person) => {
    if (person.state !== "invited") throw new AppError("wrong_state");
    await sendAccountMail(services, tx, { mail: "staff-invitation", accountId: id });
    await recordEvent(tx, id, "staff-invited", caller, viewer.id);
  });
}

export async function changeColleague(
  services: AccountServices,
  viewer: Viewer,
  id: string,
  body: z.output<typeof colleagueBody>,
  caller: Caller,
): Promise<ColleagueView> {
  return change(services, viewer, id, async (tx, person) => {
    if (body.role !== undefined && body.role !== person.role) {
      await tx.update(accounts).set({ role: body.role }).where(eq(accounts.id, id));
      // What is open was opened with the old role.
      await revokeSessions(tx, services.bus, id);
      await recordEvent(tx, id, "role-changed", caller, viewer.id);
    }
    if (body.disabled !== undefined && body.disabled !== (person.state === "disabled")) {
      await tx
        .update(accounts)
        .set({ disabledAt: body.disabled ? new Date() : null })
        .where(eq(accounts.id, id));
      if (body.disabled) {
        await revokeSessions(tx, services.bus, id);
        await dropTokens(tx, id);
      }
      await recordEvent(tx, id, body.disabled ? "access-ended" : "access-restored", caller, viewer.id);
    }
  });
}

/** For a colleague who has lost both the app and the recovery codes. */
export async function resetColleagueTwoFactor(services: AccountServices, viewer: Viewer, id: string): Promise<ColleagueView> {
  return change(services, viewer, id, async (tx, person) => {
    if (!person.two_factor) throw new AppError("wrong_state");
    await resetTwoFactor(services, tx, id, viewer.id);
  });
}

async function change(
  services: AccountServices,
  viewer: Viewer,
  id: string,
  work: (tx: Db, person: ColleagueView) => Promise<void>,
): Promise<ColleagueView> {
  return services.database.orm.transaction(async (tx) => {
    if (id === viewer.id) throw new AppError("forbidden");
    await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(inArray(accounts.role, rolesThatCan("team.manage")))
      .orderBy(asc(accounts.id))
      .for("update");
    // Of two who take each other's role away at the same moment, the second may no longer.
    const [me] = await tx
      .select({ kind: accounts.kind, role: accounts.role, disabledAt: accounts.disabledAt })
      .from(accounts)
      .where(eq(accounts.id, viewer.id));
    if (!can(me, "team.manage") || me?.disabledAt) throw new AppError("forbidden");
    await work(tx, await colleague(tx, id));
    return colleague(tx, id);
  });
}
