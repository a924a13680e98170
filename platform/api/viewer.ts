// Who is asking. Resolved from the bearer token once per request; policies and commands take it as an argument.
import type { Locale } from "#content/locales.ts";
import type { Versions } from "#content/versions.ts";
import { type Capability, can, type StaffRole } from "./capabilities.ts";

export type { StaffRole };

/** `factorAt`: when this session last saw a password, a code or a passkey. */
type Person = { id: string; sessionId: string; name: string; locale: Locale; factorAt: Date };
export type CustomerViewer = Person & {
  kind: "customer";
  /** It is not the customer who looks but a colleague who sees the area as the customer does (decision 41): nothing but `viewable` calls is answered. */
  viewing?: { id: string; by: string; until: Date };
};
/** `names`: how customers read the name in a language, where it is another one. `provedElsewhere`: the single sign-on provider has vouched for both steps of this log-in. */
export type StaffViewer = Person & {
  kind: "staff";
  role: StaffRole;
  names?: Versions;
  secondFactorMissing?: boolean;
  provedElsewhere?: boolean;
  /** The caller is a program with an API key: it may only what the key was given, and nothing about the owner's own account. */
  key?: { id: string; scopes: readonly Capability[]; perMinute: number };
};
export type Viewer = CustomerViewer | StaffViewer;

/** The rule every call must declare: a kind of viewer, or a capability. `public` may still see a viewer if a valid token came along. */
export type Access = "public" | "signed-in" | "customer" | "staff" | "signed-request" | Capability;

export function mayEnter(access: Access, viewer: Viewer | null): "yes" | "unauthenticated" | "forbidden" | "second_factor_required" {
  if (access === "public" || access === "signed-request") return "yes";
  if (!viewer) return "unauthenticated";
  // A key is not its owner: their account, and whatever is for everybody who is logged in, is not for programs.
  if (viewer.kind === "staff" && viewer.key && (access === "signed-in" || access === "staff")) return "forbidden";
  if (access === "signed-in") return "yes";
  if (access === "customer") return viewer.kind === "customer" ? "yes" : "forbidden";
  if (viewer.kind !== "staff") return "forbidden";
  if (viewer.secondFactorMissing) return "second_factor_required";
  return access === "staff" || can(viewer, access) ? "yes" : "forbidden";
}

/** The only gate of a view: what changes something is never open to it, what reads only where its declaration says so. */
export function openToViews({ method, viewable }: { method: string; viewable?: true | undefined }): boolean {
  return method === "get" && viewable === true;
}

export const freshFactorMinutes = 10;

/** Shortly after a log-in or a confirmation, whoever holds the session is still taken for its owner; later only for most things. */
export function isFresh(viewer: Viewer | null): boolean {
  return viewer !== null && Date.now() - viewer.factorAt.getTime() < freshFactorMinutes * 60_000;
}
