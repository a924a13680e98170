import type { StaffRole } from "#platform/api/capabilities.ts";
import { m } from "#platform/paraglide/messages.js";

const words: Partial<Record<string, () => string>> = {
  agent: m.staff_role_agent,
  editor: m.staff_role_editor,
  admin: m.staff_role_admin,
} satisfies Partial<Record<StaffRole, () => string>>;

/** A role without words of its own is called by its name. */
export function roleWords(role: string | null): string {
  return role === null ? "" : (words[role]?.() ?? role);
}
