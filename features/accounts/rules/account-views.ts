// What the API answers about an account: pages and tests read these shapes, the OpenAPI document is made of them.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { consentKinds, notificationKinds } from "./account-figures.ts";

/** ISO 8601 in UTC. */
const time = z.iso.datetime();
const success = z.literal(true);

/** GET /user, PATCH /user; POST /login adds `token`. */
export const customerView = z.strictObject({
  id: z.string(),
  kind: z.enum(["customer", "staff"]),
  role: z.enum(["agent", "editor", "admin"]).nullable(),
  name: z.string(),
  email: z.string(),
  /** An address that waits to be confirmed by its link. */
  pending_email: z.string().nullable(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  locale: z.enum(locales),
  timezone: z.string(),
  notifications: z.record(z.enum(notificationKinds), z.boolean()),
  two_factor: z.boolean(),
  /** The provider asks for a second factor and the account has none: staff routes stay shut until it has. */
  two_factor_required: z.boolean(),
  recovery_codes_left: z.int(),
  password_changed_at: time,
  erasure_due_at: time.nullable(),
  created_at: time,
});
export type CustomerView = z.output<typeof customerView>;

export const customerAnswer = z.strictObject({ data: customerView });
export const loginAnswer = z.strictObject({
  data: z.union([customerView.extend({ token: z.string() }), z.strictObject({ challenge: z.string() })]),
});
export type LoginAnswer = z.output<typeof loginAnswer>;

export const succeeded = z.strictObject({ success });
/** Every answer that only says "done", in the caller's language. */
export const done = z.strictObject({ success, message: z.string() });
export type Done = z.output<typeof done>;

/** Which kind of link was confirmed. */
export const verificationAnswer = done.extend({
  data: z.strictObject({ kind: z.enum(["verify-email", "change-email"]), email: z.string() }),
});
export type VerificationAnswer = z.output<typeof verificationAnswer>;

export const emailChangeAnswer = done.extend({ data: z.strictObject({ pending_email: z.string() }) });
export const erasureAnswer = done.extend({ data: z.strictObject({ erasure_due_at: time }) });

export const sessionView = z.strictObject({
  id: z.string(),
  current: z.boolean(),
  /** "Windows", "iPhone" …; empty when unknown. */
  device: z.string(),
  browser: z.string(),
  address: z.string(),
  created_at: time,
  last_seen_at: time,
});
export type SessionView = z.output<typeof sessionView>;
export const sessionsAnswer = z.strictObject({ data: z.array(sessionView) });
export const sessionsEndedAnswer = succeeded.extend({ data: z.strictObject({ ended: z.int() }) });

/** `qr` is a whole <svg> element. */
export const twoFactorSetup = z.strictObject({ secret: z.string(), uri: z.string(), qr: z.string() });
export type TwoFactorSetup = z.output<typeof twoFactorSetup>;
export const twoFactorSetupAnswer = z.strictObject({ data: twoFactorSetup });
export const recoveryCodesAnswer = z.strictObject({ data: z.strictObject({ recovery_codes: z.array(z.string()) }) });

const consentView = z.strictObject({
  kind: z.enum(consentKinds),
  required: z.boolean(),
  granted: z.boolean(),
  version: z.string().nullable(),
  decided_at: time.nullable(),
  /** Consent to advertising is confirmed anew two years after it was given. */
  renew_by: time.nullable(),
});
export type ConsentView = z.output<typeof consentView>;
const consentEntry = z.strictObject({
  kind: z.enum(consentKinds),
  granted: z.boolean(),
  version: z.string(),
  locale: z.enum(locales),
  created_at: time,
});
export type ConsentEntry = z.output<typeof consentEntry>;
const consentsView = z.strictObject({ consents: z.array(consentView), history: z.array(consentEntry) });
export type ConsentsView = z.output<typeof consentsView>;
export const consentsAnswer = z.strictObject({ data: consentsView });

export const exportView = z.strictObject({
  id: z.string(),
  state: z.enum(["waiting", "ready", "failed", "expired"]),
  size: z.int().nullable(),
  created_at: time,
  expires_at: time.nullable(),
});
export type ExportView = z.output<typeof exportView>;
export const exportAnswer = z.strictObject({ data: exportView });
export const exportsAnswer = z.strictObject({ data: z.array(exportView) });

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
  "staff-invited",
  "role-changed",
  "access-ended",
  "access-restored",
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];
const securityEventView = z.strictObject({
  id: z.string(),
  kind: z.enum(securityEventKinds),
  device: z.string(),
  browser: z.string(),
  address: z.string(),
  created_at: time,
});
export type SecurityEventView = z.output<typeof securityEventView>;
export const securityEventsAnswer = z.strictObject({
  data: z.array(securityEventView),
  meta: z.strictObject({ next_cursor: z.string().nullable() }),
});
