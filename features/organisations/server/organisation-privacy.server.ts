// What becomes of a membership when an account is erased, and what an export says of it.
import { eq } from "drizzle-orm";
import { organisationMembers, organisations } from "#db/schema/organisations.ts";
import { type ExportPart, jsonFile } from "#features/accounts/privacy/data-export.server.ts";
import { heirOf, leavesNoOwner } from "#features/organisations/rules/organisation-roles.ts";
import type { Db } from "#platform/db/database.ts";
import { holdById, membershipOf } from "./organisation-store.server.ts";
import { handOver } from "./organisation-tickets.server.ts";

/** Nobody is asked any more: where no owner would be left, whoever has been there longest becomes one. */
export async function leaveOnErasure(tx: Db, accountId: string): Promise<void> {
  const mine = await membershipOf(tx, accountId);
  const held = mine && (await holdById(tx, mine.organisationId));
  if (!held) return;
  const heir = heirOf(held.members, accountId);
  if (heir && leavesNoOwner(held.members, accountId)) {
    await tx.update(organisationMembers).set({ role: "owner" }).where(eq(organisationMembers.accountId, heir));
  }
  if (heir) await handOver(tx, held.id, accountId, heir);
  await tx.delete(organisationMembers).where(eq(organisationMembers.accountId, accountId));
  if (!heir) await tx.delete(organisations).where(eq(organisations.id, held.id));
}

export const exportOrganisation: ExportPart = async (db, accountId) => {
  const rows = await db
    .select({ name: organisations.name, role: organisationMembers.role, joined_at: organisationMembers.joinedAt })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.accountId, accountId));
  return rows.map((row) => jsonFile("organisation.json", row));
};
