// Asking to join: only those whose proved address is of a domain that an owner has confirmed, and never without an owner's yes.
import { and, asc, eq } from "drizzle-orm";
import { organisationDomains, organisationRequests, organisations } from "#db/schema/organisations.ts";
import { holdAccount } from "#features/accounts/server/held-account.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { tellOrganisation } from "#features/organisations/notices/organisation-notices.server.ts";
import { companyDomain } from "#features/organisations/rules/mail-domains.ts";
import { mayManage, membersMaximum, type OrganisationRole } from "#features/organisations/rules/organisation-roles.ts";
import type { PlaceView } from "#features/organisations/rules/organisations.contract.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { newId } from "#platform/random-token.server.ts";
import { type OrganisationActor, settle } from "./organisation-commands.server.ts";
import type { OrganisationServices } from "./organisation-services.ts";
import { holdAsOwner, membershipOf, provedAddress } from "./organisation-store.server.ts";
import { refreshPages } from "./organisation-tickets.server.ts";

/** An owner speaks for the domain of their own proved address, and for no other. */
export async function confirmDomain(
  tx: Db,
  actor: OrganisationActor,
  { domain, confirmed }: { domain: string; confirmed: boolean },
): Promise<void> {
  const { id: organisationId } = await holdAsOwner(tx, actor.viewer.id);
  if (!confirmed) {
    const here = and(eq(organisationDomains.organisationId, organisationId), eq(organisationDomains.domain, domain));
    await tx.delete(organisationDomains).where(here);
    return;
  }
  if (companyDomain(await provedAddress(tx, actor.viewer.id)) !== domain) {
    throw new AppError("invalid", { fields: { domain: [m.organisation_domain_not_yours({}, actor.reader)] } });
  }
  await tx.insert(organisationDomains).values({ organisationId, domain }).onConflictDoNothing();
}

/** What somebody who is in no organisation may ask to join. */
export async function suggestionsFor(db: Db, accountId: string, email: string | null): Promise<PlaceView["suggestions"]> {
  const domain = companyDomain(email);
  if (!domain) return [];
  return db
    .select({ id: organisations.id, name: organisations.name, request: organisationRequests.id })
    .from(organisationDomains)
    .innerJoin(organisations, eq(organisations.id, organisationDomains.organisationId))
    .leftJoin(
      organisationRequests,
      and(eq(organisationRequests.organisationId, organisations.id), eq(organisationRequests.accountId, accountId)),
    )
    .where(eq(organisationDomains.domain, domain))
    .orderBy(asc(organisations.createdAt), asc(organisations.id))
    .limit(10);
}

export async function askToJoin(tx: Db, services: OrganisationServices, actor: OrganisationActor, organisationId: string): Promise<void> {
  const { id: accountId } = actor.viewer;
  const account = await holdAccount(tx, accountId);
  if (await membershipOf(tx, accountId)) throw new AppError("in_organisation");
  const suggested = await suggestionsFor(tx, accountId, account?.emailVerifiedAt ? account.email : null);
  if (!suggested.some(({ id }) => id === organisationId)) throw new AppError("not_found");
  const id = newId();
  const rows = await tx
    .insert(organisationRequests)
    .values({ id, organisationId, accountId })
    .onConflictDoNothing()
    .returning({ id: organisationRequests.id });
  // Asked twice is told once.
  if (rows.length > 0) await tellOrganisation(tx, services, { notice: "asked", organisationId, accountId, requestId: id });
}

export async function acceptRequest(
  tx: Db,
  services: OrganisationServices,
  actor: OrganisationActor,
  id: string,
  role: OrganisationRole,
): Promise<void> {
  const held = await holdAsOwner(tx, actor.viewer.id);
  const here = and(eq(organisationRequests.id, id), eq(organisationRequests.organisationId, held.id));
  const [request] = await tx.delete(organisationRequests).where(here).returning({ accountId: organisationRequests.accountId });
  if (!request) throw new AppError("not_found");
  if (held.members.length >= membersMaximum) throw new AppError("organisation_full");
  const { accountId } = request;
  await settle(tx, { accountId, organisationId: held.id, role });
  await recordEvent(tx, accountId, "organisation-joined", actor, actor.viewer.id);
  await refreshPages(tx, services, [accountId]);
  await tellOrganisation(tx, services, { notice: "admitted", organisationId: held.id, accountId });
}

/** By an owner, or by whoever asked. */
export async function dropRequest(tx: Db, actor: OrganisationActor, id: string): Promise<void> {
  const [request] = await tx.select().from(organisationRequests).where(eq(organisationRequests.id, id));
  const mine = await membershipOf(tx, actor.viewer.id);
  const asOwner = mine && mayManage(mine.role) && mine.organisationId === request?.organisationId;
  if (!request || !(asOwner || request.accountId === actor.viewer.id)) throw new AppError("not_found");
  await tx.delete(organisationRequests).where(eq(organisationRequests.id, id));
}
