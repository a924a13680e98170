// Reading an organisation, and holding it while its people change.
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import {
  organisationDomains,
  organisationInvitations,
  organisationMembers,
  organisationRequests,
  organisations,
} from "#db/schema/organisations.ts";
import { companyDomain } from "#features/organisations/rules/mail-domains.ts";
import { mayManage, type Place } from "#features/organisations/rules/organisation-roles.ts";
import type { OrganisationView, PlaceView, ReceivedInvitation } from "#features/organisations/rules/organisations.contract.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { hashToken } from "#platform/random-token.server.ts";

export type Membership = typeof organisationMembers.$inferSelect;
export type Invitation = typeof organisationInvitations.$inferSelect;

export async function membershipOf(db: Db, accountId: string): Promise<Membership | undefined> {
  const [row] = await db.select().from(organisationMembers).where(eq(organisationMembers.accountId, accountId));
  return row;
}

export type HeldOrganisation = { id: string; name: string; members: (Place & { joinedAt: Date })[]; mine: Membership };

/** Of the caller, locked until the transaction ends: of two changes to its people the second sees what the first left. */
export async function holdOrganisation(tx: Db, accountId: string): Promise<HeldOrganisation> {
  const before = await membershipOf(tx, accountId);
  if (!before) throw new AppError("not_found");
  const held = await holdById(tx, before.organisationId);
  // Removed while this call waited.
  const mine = await membershipOf(tx, accountId);
  if (!held || mine?.organisationId !== held.id) throw new AppError("not_found");
  return { ...held, mine };
}

export async function holdById(tx: Db, id: string): Promise<Omit<HeldOrganisation, "mine"> | undefined> {
  const [row] = await tx
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, id))
    .for("update");
  if (!row) return undefined;
  const members = await tx
    .select({ accountId: organisationMembers.accountId, role: organisationMembers.role, joinedAt: organisationMembers.joinedAt })
    .from(organisationMembers)
    .where(eq(organisationMembers.organisationId, id))
    .orderBy(asc(organisationMembers.joinedAt), asc(organisationMembers.accountId));
  return { ...row, members };
}

export async function holdAsOwner(tx: Db, accountId: string): Promise<HeldOrganisation> {
  const held = await holdOrganisation(tx, accountId);
  if (!mayManage(held.mine.role)) throw new AppError("forbidden");
  return held;
}

/** The address of an account, once it is proved. */
export async function provedAddress(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: accounts.email, verifiedAt: accounts.emailVerifiedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.verifiedAt ? row.email : null;
}

export async function readOrganisation(db: Db, accountId: string, email: string | null): Promise<OrganisationView | null> {
  const [mine] = await db
    .select({ id: organisations.id, name: organisations.name, role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.accountId, accountId));
  if (!mine) return null;
  const manages = mayManage(mine.role);
  const [members, invitations, requests, domains] = await Promise.all([
    db
      .select({ member: organisationMembers, name: accounts.name, email: accounts.email })
      .from(organisationMembers)
      .innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
      .where(eq(organisationMembers.organisationId, mine.id))
      .orderBy(asc(organisationMembers.joinedAt), asc(organisationMembers.accountId)),
    manages
      ? db
          .select()
          .from(organisationInvitations)
          .where(eq(organisationInvitations.organisationId, mine.id))
          .orderBy(asc(organisationInvitations.createdAt), asc(organisationInvitations.id))
      : [],
    manages
      ? db
          .select({ request: organisationRequests, name: accounts.name, email: accounts.email })
          .from(organisationRequests)
          .innerJoin(accounts, eq(accounts.id, organisationRequests.accountId))
          .where(eq(organisationRequests.organisationId, mine.id))
          .orderBy(asc(organisationRequests.createdAt), asc(organisationRequests.id))
          .limit(100)
      : [],
    db
      .select({ domain: organisationDomains.domain })
      .from(organisationDomains)
      .where(eq(organisationDomains.organisationId, mine.id))
      .orderBy(asc(organisationDomains.domain)),
  ]);
  return {
    ...mine,
    requests: requests.map(({ request, name, email }) => ({ id: request.id, name, email, created_at: request.createdAt.toISOString() })),
    domains: domains.map(({ domain }) => domain),
    own_domain: manages ? companyDomain(email) : null,
    members: members.map(({ member, name, email }) => ({
      id: member.accountId,
      name,
      email,
      role: member.role,
      you: member.accountId === accountId,
      joined_at: member.joinedAt.toISOString(),
    })),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      expires_at: expiresAt.toISOString(),
      expired: expiresAt < new Date(),
    })),
  };
}

export async function receivedAt(db: Db, email: string): Promise<ReceivedInvitation[]> {
  const rows = await db
    .select({ invitation: organisationInvitations, organisation: organisations.name, by: accounts.name })
    .from(organisationInvitations)
    .innerJoin(organisations, eq(organisations.id, organisationInvitations.organisationId))
    .leftJoin(accounts, eq(accounts.id, organisationInvitations.invitedById))
    .where(and(eq(organisationInvitations.email, email), gt(organisationInvitations.expiresAt, sql`now()`)))
    .orderBy(asc(organisationInvitations.createdAt))
    .limit(20);
  return rows.map(({ invitation: { id, role, expiresAt }, organisation, by }) => ({
    id,
    organisation,
    by,
    role,
    expires_at: expiresAt.toISOString(),
  }));
}

/** Whoever holds a link learns whether it is good for their address, and no address else. */
export async function linkState(db: Db, token: string, email: string | null): Promise<PlaceView["link"]> {
  const [row] = await db
    .select({ email: organisationInvitations.email, expiresAt: organisationInvitations.expiresAt })
    .from(organisationInvitations)
    .where(eq(organisationInvitations.tokenHash, hashToken(token)));
  if (!row) return "unknown";
  if (row.expiresAt < new Date()) return "expired";
  return row.email === email ? null : "other_address";
}
