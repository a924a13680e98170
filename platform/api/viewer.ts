// Who is asking. Resolved from the bearer token once per request; policies and commands take it as an argument.
import type { Locale } from "#content/locales.ts";
import { type Capability, can, type StaffRole } from "./capabilities.ts";

export type { StaffRole };

export type CustomerViewer = { kind: "customer"; id: string; sessionId: string; name: string; locale: Locale };
export type StaffViewer = {
  kind: "staff";
  id: string;
  sessionId: string;
  name: string;
  locale: Locale;
  role: StaffRole;
  secondFactorMissing?: boolean;
};
export type Viewer = CustomerViewer | StaffViewer;

/** The rule every call must declare: a kind of viewer, or a capability. `public` may still see a viewer if a valid token came along. */
export type Access = "public" | "signed-in" | "customer" | "staff" | "signed-request" | Capability;

export function mayEnter(access: Access, viewer: Viewer | null): "yes" | "unauthenticated" | "forbidden" | "second_factor_required" {
  if (access === "public" || access === "signed-request") return "yes";
  if (!viewer) return "unauthenticated";
  if (access === "signed-in") return "yes";
  if (access === "customer") return viewer.kind === "customer" ? "yes" : "forbidden";
  if (viewer.kind !== "staff") return "forbidden";
  if (viewer.secondFactorMissing) return "second_factor_required";
  return access === "staff" || can(viewer, access) ? "yes" : "forbidden";
}
