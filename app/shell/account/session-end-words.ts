import type { SessionEnd } from "#platform/api/session-end.ts";
import { m } from "#platform/paraglide/messages.js";

/** Why a session is over. Null where it is not known, or where only its length says it. */
export function sessionEndWords(end: SessionEnd | null): string | null {
  if (end === "access") return m.session_ended_access();
  if (end === "changed") return m.session_ended_changed();
  return end === "elsewhere" ? m.session_ended_elsewhere() : null;
}
