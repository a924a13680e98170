// What changes an organisation and its people. Each command runs in the caller's transaction and holds the organisation first.
import { and, eq, gt, sql } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { organisationInvitations, organisationMembers, organisationRequests, organisations } from "#db/schema/organisations.ts";
import { holdAccount } from "#features/accounts/server/held-account.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { tellOrganisation } from "#features/organisations/notices/organisation-notices.server.ts";
import {
  heirOf,
  invitationDays,
  leavesNoOwner,
  mayManage,
  membersMaximum,
  type OrganisationRole,
} from "#features/organisations/rules/organisation-roles.ts";
import type { Actor } from "#platform/api/command.ts";
import type { CustomerViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { newId } from "#platform/random-token.server.ts";
import type { OrganisationServices } from "./organisation-services.ts";
import {
  type HeldOrganisation,
  holdAsOwner,
  holdById,
  holdOrganisation,
  membershipOf,
  provedAddress,
} from "./organisation-store.server.ts";
import { handOver, refreshPages, shareEarlier } from "./organisation-tickets.server.ts";

export type OrganisationActor = Actor<CustomerViewer>;

export async function foundOrganisation(
  tx: Db,
  actor: OrganisationActor,
  { name, share_earlier }: { name: string; share_earlier: boolean },
): Promise<void> {
  const { id: accountId } = actor.viewer;
  const id = newId();
  await tx.insert(organisations).values({ id, name });
  await settle(tx, { accountId, organisationId: id, role: "owner" });
  if (share_earlier) await shareEarlier(tx, accountId, id);
  await recordEvent(tx, accountId, "organisation-founded", actor);
}

export async function renameOrganisation(tx: Db, actor: OrganisationActor, name: string): Promise<void> {
  const { id } = await holdAsOwner(tx, actor.viewer.id);
  await tx.update(organisations).set({ name }).where(eq(organisations.id, id));
}

/** The mail's link is made by the job that writes it; an address that is invited already gets a new one, and the old link ends. */
export async function inviteMember(
  tx: Db,
  services: OrganisationServices,
  actor: OrganisationActor,
  { email, role }: { email: string; role: OrganisationRole },
): Promise<void> {
  const held = await holdAsOwner(tx, actor.viewer.id);
  const refuse = (words: string) => new AppError("invalid", { fields: { email: [words] } });
  const [member] = await tx
    .select({ id: accounts.id })
    .from(organisationMembers)
    .innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
    .where(and(eq(organisationMembers.organisationId, held.id), eq(accounts.email, email)));
  if (member) throw refuse(m.organisation_invite_member({}, actor.reader));
  const waiting = await tx.$count(organisationInvitations, eq(organisationInvitations.organisationId, held.id));
  if (held.members.length + waiting >= membersMaximum) throw new AppError("organisation_full");
  const id = newId();
  const expiresAt = new Date(Date.now() + invitationDays * 86_400_000);
  const again = { id, role, tokenHash: null, invitedById: actor.viewer.id, locale: actor.locale, expiresAt, createdAt: sql`now()` };
  await tx
    .insert(organisationInvitations)
    .values({ ...again, organisationId: held.id, email })
    .onConflictDoUpdate({ target: [organisationInvitations.organisationId, organisationInvitations.email], set: again });
  await tellOrganisation(tx, services, { notice: "invited", organisationId: held.id, invitationId: id });
}

/** By an owner, or declined by whoever has the address. */
export async function withdrawInvitation(tx: Db, actor: OrganisationActor, id: string): Promise<void> {
  const [invitation] = await tx.select().from(organisationInvitations).where(eq(organisationInvitations.id, id));
  const mine = await membershipOf(tx, actor.viewer.id);
  const asOwner = mine && mayManage(mine.role) && mine.organisationId === invitation?.organisationId;
  if (!invitation || !(asOwner || (await provedAddress(tx, actor.viewer.id)) === invitation.email)) throw new AppError("not_found");
  await tx.delete(organisationInvitations).where(eq(organisationInvitations.id, id));
}

export async function joinOrganisation(
  tx: Db,
  services: OrganisationServices,
  actor: OrganisationActor,
  id: string,
  { share_earlier }: { share_earlier: boolean },
): Promise<void> {
  const { id: accountId } = actor.viewer;
  // Held: the address cannot change while it is compared.
  const account = await holdAccount(tx, accountId);
  const valid = and(
    eq(organisationInvitations.id, id),
    eq(organisationInvitations.email, account?.email ?? ""),
    gt(organisationInvitations.expiresAt, sql`now()`),
  );
  const [invitation] = await tx.select().from(organisationInvitations).where(valid);
  if (!account?.emailVerifiedAt || !invitation) throw new AppError("not_found");
  const held = await holdById(tx, invitation.organisationId);
  // Withdrawn while this call waited.
  const [spent] = await tx.delete(organisationInvitations).where(valid).returning({ role: organisationInvitations.role });
  if (!held || !spent) throw new AppError("not_found");
  if (held.members.length >= membersMaximum) throw new AppError("organisation_full");
  await settle(tx, { accountId, organisationId: held.id, role: spent.role });
  if (share_earlier) await shareEarlier(tx, accountId, held.id);
  await recordEvent(tx, accountId, "organisation-joined", actor);
  await tellOrganisation(tx, services, { notice: "joined", organisationId: held.id, accountId });
}

export async function changeMember(
  tx: Db,
  services: OrganisationServices,
  actor: OrganisationActor,
  id: string,
  role: OrganisationRole,
): Promise<void> {
  const held = await holdAsOwner(tx, actor.viewer.id);
  const member = memberIn(held, id);
  if (member.role === role) return;
  if (leavesNoOwner(held.members, id, role)) throw new AppError("last_owner");
  await tx.update(organisationMembers).set({ role }).where(eq(organisationMembers.accountId, id));
  await refreshPages(tx, services, [id]);
  await recordEvent(tx, id, "organisation-role", actor, id === actor.viewer.id ? null : actor.viewer.id);
  await tellOrganisation(tx, services, { notice: "role", organisationId: held.id, accountId: id, by: actor.viewer.id });
}

/** The last one takes the organisation along. */
export async function removeMember(tx: Db, services: OrganisationServices, actor: OrganisationActor, id: string): Promise<void> {
  const own = id === actor.viewer.id;
  const held = own ? await holdOrganisation(tx, id) : await holdAsOwner(tx, actor.viewer.id);
  memberIn(held, id);
  if (leavesNoOwner(held.members, id)) throw new AppError("last_owner");
  await tx.delete(organisationMembers).where(eq(organisationMembers.accountId, id));
  const heir = heirOf(held.members, id, actor.viewer.id);
  if (heir) await handOver(tx, held.id, id, heir);
  else await tx.delete(organisations).where(eq(organisations.id, held.id));
  await refreshPages(tx, services, [id, ...(heir ? [heir] : [])]);
  await recordEvent(tx, id, "organisation-left", actor, own ? null : actor.viewer.id);
  if (!own) await tellOrganisation(tx, services, { notice: "removed", name: held.name, accountId: id });
}

/** Nobody is in two: the table's key says so even to two calls at the same moment. */
export async function settle(tx: Db, member: typeof organisationMembers.$inferInsert): Promise<void> {
  const rows = await tx.insert(organisationMembers).values(member).onConflictDoNothing().returning({ id: organisationMembers.accountId });
  if (rows.length === 0) throw new AppError("in_organisation");
  // Whoever is in one no longer waits for others.
  await tx.delete(organisationRequests).where(eq(organisationRequests.accountId, member.accountId));
}

function memberIn(held: HeldOrganisation, id: string) {
  const member = held.members.find(({ accountId }) => accountId === id);
  if (!member) throw new AppError("not_found");
  return member;
}
