import type { StaffRole } from "#platform/api/capabilities.ts";
import { m } from "#platform/paraglide/messages.js";

/** Of every role: a new one asks for its word here. */
const words = {
  agent: m.staff_role_agent,
  editor: m.staff_role_editor,
  admin: m.staff_role_admin,
} satisfies Record<StaffRole, () => string>;

/** Where an older entry names a role that is no more, its name is all there is. */
export function roleWords(role: string | null): string {
  if (role === null) return "";
  return role in words ? words[role as StaffRole]() : role;
}
