// Those who may manage the team look after it. Nobody changes themselves here, so the team never loses the last of them:
// whoever takes a role away keeps one.
import { and, asc, eq, inArray, max, sql } from "drizzle-orm";
import type { z } from "zod";
import { accounts, sessions, ssoIdentities } from "#db/schema/accounts.ts";
import { chats } from "#db/schema/chat.ts";
import { tickets } from "#db/schema/tickets.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { passkeyCount, viewedColumns } from "#features/accounts/server/account-view.server.ts";
import { hasPassword } from "#features/accounts/server/password-hash.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { revokeSessions } from "#features/accounts/server/sessions.server.ts";
import { restoreAccount, stopAccount } from "#features/accounts/server/stop-account.server.ts";
import { writtenNames } from "#features/accounts/settings/profile.server.ts";
import { resetTwoFactor } from "#features/accounts/settings/two-factor.server.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import { can, rolesThatCan } from "#platform/api/capabilities.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { inviteStaff } from "./staff.server.ts";
import type { ColleagueView, colleagueBody, inviteBody } from "./team.contract.ts";

/** What would be nobody's if their access ended. */
const openTickets = sql`(select count(*) from ${tickets} held where held.assignee_id = ${accounts.id} and held.state <> 'closed')`;
const openChats = sql`(select count(*) from ${chats} talk where talk.agent_id = ${accounts.id} and talk.state = 'active')`;

type TeamActor = Caller & { viewer: Viewer };

export async function listTeam(db: Db, id?: string): Promise<ColleagueView[]> {
  const rows = await db
    .select({
      account: accounts,
      lastSeenAt: max(sessions.lastSeenAt),
      passkeys: passkeyCount,
      linked: viewedColumns.linked,
      openTickets: openTickets.mapWith(Number),
      openChats: openChats.mapWith(Number),
    })
    .from(accounts)
    .leftJoin(sessions, eq(sessions.accountId, accounts.id))
    .where(and(eq(accounts.kind, "staff"), id ? eq(accounts.id, id) : undefined))
    .groupBy(accounts.id)
    .orderBy(sql`${accounts.disabledAt} is not null`, asc(accounts.name), asc(accounts.id))
    .limit(500);
  return rows.map(({ account, lastSeenAt, passkeys, linked, openTickets, openChats }) => ({
    id: account.id,
    name: account.name,
    names: account.names,
    email: account.email,
    role: account.role,
    state: account.disabledAt ? "disabled" : hasPassword(account) || linked ? "active" : "invited",
    single_sign_on: linked,
    two_factor: account.twoFactorEnabledAt !== null || passkeys > 0,
    last_seen_at: (lastSeenAt ?? account.lastSeenAt)?.toISOString() ?? null,
    open_tickets: openTickets,
    open_chats: openChats,
    created_at: account.createdAt.toISOString(),
  }));
}

async function colleague(db: Db, id: string): Promise<ColleagueView> {
  const [found] = await listTeam(db, id);
  if (!found) throw new AppError("not_found");
  return found;
}

export async function inviteColleague(
  tx: Db,
  services: AccountServices,
  actor: TeamActor,
  input: z.output<typeof inviteBody>,
): Promise<ColleagueView> {
  const id = await inviteStaff(services, tx, input);
  await recordEvent(tx, id, "staff-invited", actor, actor.viewer.id);
  noteChange(tx, "email", null, input.email);
  noteChange(tx, "names", null, Object.values(writtenNames(input.names ?? {})));
  noteChange(tx, "role", null, input.role);
  return colleague(tx, id);
}

/** A new link by mail; the old one stops working. */
export async function inviteAgain(tx: Db, services: AccountServices, actor: TeamActor, id: string): Promise<ColleagueView> {
  return change(tx, actor.viewer, id, async (person) => {
    if (person.state !== "invited") throw new AppError("wrong_state");
    await sendAccountMail(services, tx, { mail: "staff-invitation", accountId: id });
    await recordEvent(tx, id, "staff-invited", actor, actor.viewer.id);
  });
}

export async function changeColleague(
  tx: Db,
  services: AccountServices,
  actor: TeamActor,
  id: string,
  body: z.output<typeof colleagueBody>,
): Promise<ColleagueView> {
  const stopped = { id, kind: "staff", by: actor.viewer.id } as const;
  return change(tx, actor.viewer, id, async (person) => {
    if (body.names) {
      await tx
        .update(accounts)
        .set({ names: writtenNames(body.names) })
        .where(eq(accounts.id, id));
      noteChange(tx, "names", Object.values(person.names), Object.values(writtenNames(body.names)));
      await recordEvent(tx, id, "names-changed", actor, actor.viewer.id);
    }
    if (body.role !== undefined && body.role !== person.role) {
      await tx.update(accounts).set({ role: body.role }).where(eq(accounts.id, id));
      noteChange(tx, "role", person.role, body.role);
      // What is open was opened with the old role.
      await stopAccount(tx, services, { ...stopped, why: "role", role: body.role });
      await recordEvent(tx, id, "role-changed", actor, actor.viewer.id);
    }
    if (body.disabled !== undefined && body.disabled !== (person.state === "disabled")) {
      noteChange(tx, "disabled", !body.disabled, body.disabled);
      if (body.disabled) await stopAccount(tx, services, { ...stopped, why: "disabled", role: null });
      else await restoreAccount(tx, id);
      await recordEvent(tx, id, body.disabled ? "access-ended" : "access-restored", actor, actor.viewer.id);
    }
  });
}

/** For a colleague who has lost both the app and the recovery codes. */
export async function resetColleagueTwoFactor(tx: Db, services: AccountServices, actor: TeamActor, id: string): Promise<ColleagueView> {
  return change(tx, actor.viewer, id, async (person) => {
    if (!person.two_factor) throw new AppError("wrong_state");
    await resetTwoFactor(services, tx, id, actor.viewer.id);
  });
}

/** For a colleague who has another account at the provider now. Whoever came in by the old one is out. */
export async function separateColleague(tx: Db, services: AccountServices, actor: TeamActor, id: string): Promise<ColleagueView> {
  return change(tx, actor.viewer, id, async (person) => {
    if (!person.single_sign_on) throw new AppError("wrong_state");
    await tx.delete(ssoIdentities).where(eq(ssoIdentities.accountId, id));
    await revokeSessions(tx, services.bus, id, "changed");
    await recordEvent(tx, id, "sso-separated", actor, actor.viewer.id);
  });
}

async function change(tx: Db, viewer: Viewer, id: string, work: (person: ColleagueView) => Promise<void>): Promise<ColleagueView> {
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
  await work(await colleague(tx, id));
  return colleague(tx, id);
}
