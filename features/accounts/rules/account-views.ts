// What the API answers about an account: pages and tests read these shapes, the OpenAPI document is made of them.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { one, pageOf, succeeded } from "#platform/api/api-call.ts";
import { staffRole } from "#platform/api/call-fields.ts";
import { consentKinds, notificationKinds } from "./account-figures.ts";

/** ISO 8601 in UTC. */
const time = z.iso.datetime();

/** GET /user, PATCH /user; POST /login adds `token`. */
const account = {
  id: z.string(),
  kind: z.enum(["customer", "staff"]),
  role: staffRole.nullable(),
  name: z.string(),
  /** Of staff: the name as customers read it in a language, where it is another one. */
  names: z.partialRecord(z.enum(locales), z.string()),
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
  passkeys: z.int(),
  recovery_codes_left: z.int(),
  /** None yet for an invited colleague, and none at all for one who logs in at the provider. */
  has_password: z.boolean(),
  /** What the provider is called where the account logs in by single sign-on, in each language. */
  single_sign_on: z.record(z.enum(locales), z.string()).nullable(),
  password_changed_at: time,
  erasure_due_at: time.nullable(),
  /** How long a log-in lasts, and after how long without activity it ends (null: it does not). */
  session_hours: z.number(),
  session_idle_minutes: z.number().nullable(),
  created_at: time,
};
export const customerView = z
  .object({
    ...account,
    /** There where staff see the area as the customer does: who, and until when. */
    viewing: z.object({ by: z.string(), until: time }).optional(),
  })
  .meta({ id: "Account" });
export type CustomerView = z.output<typeof customerView>;

export const customerAnswer = one(customerView);
/** A log-in that is through: the token is told once, here. */
const entered = z
  .object({
    ...account,
    token: z.string(),
    /** There where this log-in has called the erasure of the account off. */
    erasure_cancelled: z.literal(true).optional(),
  })
  .meta({ id: "AccountWithToken" });
export const enteredAnswer = one(entered);
export type EnteredAnswer = z.output<typeof enteredAnswer>;
/** Where a second factor is on it is asked for next, with this challenge: a code of the app, a passkey, or a recovery code. */
const challenged = z.object({ challenge: z.string(), code: z.boolean(), passkey: z.boolean() }).meta({ id: "LogInChallenge" });
export const loginAnswer = one(z.union([entered, challenged]));
export type LoginAnswer = z.output<typeof loginAnswer>;

/** Every answer that only says "done", in the caller's language. */
export const doneInWords = succeeded.extend({ message: z.string() });

/** Which kind of link was confirmed. */
export const verificationAnswer = doneInWords.extend({
  data: z.object({ kind: z.enum(["verify-email", "change-email"]), email: z.string() }),
});
export type VerificationAnswer = z.output<typeof verificationAnswer>;

/** Whose password it was: customers and staff log in at different doors. */
export const passwordResetAnswer = doneInWords.extend({ data: z.object({ kind: customerView.shape.kind }) });
export const emailChangeAnswer = doneInWords.extend({ data: z.object({ pending_email: z.string() }) });
export const erasureAnswer = doneInWords.extend({ data: z.object({ erasure_due_at: time }) });

export const sessionView = z
  .object({
    id: z.string(),
    current: z.boolean(),
    /** "Windows", "iPhone" …; empty when unknown. */
    device: z.string(),
    browser: z.string(),
    address: z.string(),
    created_at: time,
    last_seen_at: time,
  })
  .meta({ id: "Session" });
export type SessionView = z.output<typeof sessionView>;
export const sessionsAnswer = one(z.array(sessionView));
export const sessionsEndedAnswer = z.object({ success: z.literal(true), data: z.object({ ended: z.int() }) });

/** `qr` is a whole <svg> element. */
export const twoFactorSetup = z.object({ secret: z.string(), uri: z.string(), qr: z.string() }).meta({ id: "TwoFactorSetup" });
export type TwoFactorSetup = z.output<typeof twoFactorSetup>;
export const twoFactorSetupAnswer = one(twoFactorSetup);
export const recoveryCodesAnswer = one(z.object({ recovery_codes: z.array(z.string()) }));

const consentView = z
  .object({
    kind: z.enum(consentKinds),
    required: z.boolean(),
    granted: z.boolean(),
    version: z.string().nullable(),
    decided_at: time.nullable(),
    /** Consent to advertising is confirmed anew two years after it was given. */
    renew_by: time.nullable(),
  })
  .meta({ id: "Consent" });
export type ConsentView = z.output<typeof consentView>;
const consentEntry = z
  .object({
    kind: z.enum(consentKinds),
    granted: z.boolean(),
    version: z.string(),
    locale: z.enum(locales),
    created_at: time,
  })
  .meta({ id: "ConsentEntry" });
const consentsView = z.object({ consents: z.array(consentView), history: z.array(consentEntry) });
export type ConsentsView = z.output<typeof consentsView>;
export const consentsAnswer = one(consentsView);

export const exportView = z
  .object({
    id: z.string(),
    state: z.enum(["waiting", "ready", "failed", "expired"]),
    size: z.int().nullable(),
    created_at: time,
    expires_at: time.nullable(),
  })
  .meta({ id: "DataExport" });
export type ExportView = z.output<typeof exportView>;
export const exportAnswer = one(exportView);
export const exportsAnswer = one(z.array(exportView));

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
  "recovery-codes-renewed",
  "two-factor-reset",
  "two-factor-reset-asked",
  "two-factor-reset-cancelled",
  "passkey-added",
  "passkey-removed",
  "sso-linked",
  "sso-refused",
  "sso-separated",
  "consent-changed",
  "export-asked",
  "export-downloaded",
  "erasure-asked",
  "erasure-undone",
  "staff-invited",
  "role-changed",
  "names-changed",
  "access-ended",
  "access-restored",
  "file-infected",
  "organisation-founded",
  "organisation-joined",
  "organisation-left",
  "organisation-role",
  "viewed-by-staff",
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];
const securityEventView = z
  .object({
    id: z.string(),
    kind: z.enum(securityEventKinds),
    device: z.string(),
    browser: z.string(),
    address: z.string(),
    created_at: time,
  })
  .meta({ id: "SecurityEvent" });
export type SecurityEventView = z.output<typeof securityEventView>;
export const securityEventsAnswer = pageOf(securityEventView);
