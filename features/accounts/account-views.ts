// What the API answers about an account. Pages and tests read these shapes; times are ISO 8601 in UTC.
import type { Locale } from "#content/locales.ts";
import type { ConsentKind, NotificationKind } from "./accounts.contract.ts";

/** GET /user, PATCH /user; POST /login adds `token`. */
export type CustomerView = {
  id: string;
  kind: "customer" | "staff";
  role: "agent" | "editor" | "admin" | null;
  name: string;
  email: string;
  /** An address that waits to be confirmed by its link. */
  pending_email: string | null;
  company: string | null;
  phone: string | null;
  locale: Locale;
  timezone: string;
  notifications: Record<NotificationKind, boolean>;
  two_factor: boolean;
  recovery_codes_left: number;
  password_changed_at: string;
  erasure_due_at: string | null;
  created_at: string;
};

export type LoginAnswer = { data: CustomerView & { token: string } } | { data: { challenge: string } };

/** Every answer that only says "done", in the caller's language. */
export type Done = { success: true; message: string };

/** Which kind of link was confirmed at POST /email-verification. */
export type VerificationAnswer = Done & { data: { kind: "verify-email" | "change-email"; email: string } };

export type SessionView = {
  id: string;
  current: boolean;
  /** "Windows", "iPhone" …; empty when unknown. */
  device: string;
  browser: string;
  address: string;
  created_at: string;
  last_seen_at: string;
};

export type TwoFactorSetup = { secret: string; uri: string /** A whole <svg> element. */; qr: string };

export type ConsentView = {
  kind: ConsentKind;
  required: boolean;
  granted: boolean;
  version: string | null;
  decided_at: string | null;
  /** Consent to advertising is asked again two years after it was given. */
  renew_by: string | null;
};
export type ConsentEntry = { kind: ConsentKind; granted: boolean; version: string; locale: Locale; created_at: string };
export type ConsentsView = { consents: ConsentView[]; history: ConsentEntry[] };

export type ExportView = {
  id: string;
  state: "waiting" | "ready" | "failed" | "expired";
  size: number | null;
  created_at: string;
  expires_at: string | null;
};

export const securityEventKinds = [
  "registered",
  "email-verified",
  "logged-in",
  "logged-in-new-device",
  "login-failed",
  "second-factor-failed",
  "recovery-code-used",
  "logged-out",
  "session-revoked",
  "sessions-revoked",
  "password-changed",
  "password-reset-asked",
  "password-reset",
  "email-change-asked",
  "email-changed",
  "two-factor-on",
  "two-factor-off",
  "consent-changed",
  "export-asked",
  "export-downloaded",
  "erasure-asked",
  "erasure-undone",
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];
export type SecurityEventView = {
  id: string;
  kind: SecurityEventKind;
  device: string;
  browser: string;
  address: string;
  created_at: string;
};
