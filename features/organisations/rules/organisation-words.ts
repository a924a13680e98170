// What the roles are called.
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";
import type { OrganisationRole } from "./organisation-roles.ts";

export function organisationRoleWord(role: OrganisationRole, options?: { locale: Locale }): string {
  return m[`organisation_role_${role}`]({}, options);
}
