// What people can be in an organisation, and what follows from it. Pure: pages draw by it, the API obeys it.

export const organisationRoles = ["owner", "technical", "billing"] as const;
export type OrganisationRole = (typeof organisationRoles)[number];

export const membersMaximum = 100;
export const invitationDays = 7;

export type Place = { accountId: string; role: OrganisationRole };

/** Invites, removes, gives roles and renames. */
export function mayManage(role: OrganisationRole | undefined): boolean {
  return role === "owner";
}

/** Who takes over what somebody leaves behind: the owner who removes them, else the one who has been there longest. */
export function heirOf(members: readonly Place[], leaving: string, removedBy?: string): string | undefined {
  const others = members.filter(({ accountId }) => accountId !== leaving);
  const owners = others.filter(({ role }) => role === "owner");
  return (owners.find(({ accountId }) => accountId === removedBy) ?? owners[0] ?? others[0])?.accountId;
}

/** Somebody must be left who can let others in and out; who is the only member takes the organisation along. */
export function leavesNoOwner(members: readonly Place[], accountId: string, becomes?: OrganisationRole): boolean {
  const others = members.filter((member) => member.accountId !== accountId);
  const stays = becomes !== undefined;
  if (!stays && others.length === 0) return false;
  return becomes !== "owner" && !others.some(({ role }) => role === "owner");
}
