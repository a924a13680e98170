// Who is asking. Resolved from the bearer token once per request; policies and commands take it as an argument.
import type { Locale } from "#content/locales.ts";

export type StaffRole = "agent" | "editor" | "admin";

export type Viewer =
  | { kind: "customer"; id: string; sessionId: string; name: string; locale: Locale }
  | { kind: "staff"; id: string; sessionId: string; name: string; locale: Locale; role: StaffRole; secondFactorMissing?: boolean };

/** The rule every endpoint must declare. `public` may still see a viewer if a valid token came along. */
export type Access = "public" | "signed-in" | "customer" | "staff" | `staff:${StaffRole}` | "signed-request";

export function mayEnter(access: Access, viewer: Viewer | null): "yes" | "unauthenticated" | "forbidden" | "second_factor_required" {
  if (access === "public" || access === "signed-request") return "yes";
  if (!viewer) return "unauthenticated";
  if (access === "signed-in") return "yes";
  if (access === "customer") return viewer.kind === "customer" ? "yes" : "forbidden";
  if (viewer.kind !== "staff") return "forbidden";
  if (viewer.secondFactorMissing) return "second_factor_required";
  if (access === "staff") return "yes";
  // An administrator may do what agents and editors may.
  return viewer.role === "admin" || access === `staff:${viewer.role}` ? "yes" : "forbidden";
}
