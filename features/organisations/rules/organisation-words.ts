// What the roles are called.
import type { Locale } from "#content/locales.ts";
import type { Words } from "#platform/i18n/words.ts";
import { m } from "#platform/paraglide/messages.js";
import type { OrganisationRole } from "./organisation-roles.ts";

const roleWords: Record<OrganisationRole, Words> = {
  owner: m.organisation_role_owner,
  technical: m.organisation_role_technical,
  billing: m.organisation_role_billing,
};

export function organisationRoleWord(role: OrganisationRole, options?: { locale: Locale }): string {
  return roleWords[role]({}, options);
}
