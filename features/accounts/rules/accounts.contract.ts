// What the forms, the API and the tests agree on about accounts. Messages named here are keys of messages/*/accounts.json.

import { z } from "zod";
import { locales } from "#content/locales.ts";
import { isTimeZone } from "#platform/i18n/time-zones.ts";
import { typedText } from "#platform/typed-text.ts";
import { notificationKinds, optionalConsents, passwordMaximum, passwordMinimum } from "./account-figures.ts";
import { passkeyField } from "./passkey-answer.ts";

export const emailField = typedText
  .max(254)
  .pipe(z.email())
  .transform((value) => value.toLowerCase());
export const passwordField = z.string().min(passwordMinimum, "password_too_short").max(passwordMaximum, "password_too_long");
/** A password that is compared, not chosen. */
const givenPassword = z.string().min(1).max(passwordMaximum);
// One line without control or direction-changing characters: names are shown in mails, lists and headers.
const line = typedText.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, "line_format");
export const nameField = line.min(1).max(80);
const companyField = line.max(120);
const phoneField = typedText.max(40).regex(/^[+()\d\s.-]*$/, "phone_format");
const linkToken = z.string().min(1).max(200);
const userType = z.enum(["customer", "staff"]).default("customer");

const samePasswords = (body: { password: string; password_confirmation: string }) => body.password === body.password_confirmation;
const differ = { path: ["password_confirmation"], message: "passwords_differ" };

export const loginBody = z.strictObject({
  email: emailField,
  password: givenPassword,
  /** The browser's own random id: tells a known device from a new one. It never becomes a session. */
  session_id: z.string().max(200).optional(),
  user_type: userType,
  device: z.literal("web").default("web"),
});

/** A code of the app or a recovery code, or a passkey's answer. */
const codeField = typedText.min(6).max(24);
export const secondFactorBody = z
  .strictObject({ challenge: linkToken, code: codeField.optional(), passkey: passkeyField.optional() })
  .refine((body) => (body.code === undefined) !== (body.passkey === undefined), { path: ["code"] });

/** A price estimate as its address writes it. It comes back in the link of the mail, so that the new customer finds it after the log-in. */
const carriedEstimate = z
  .string()
  .max(2000)
  .regex(/^[a-z0-9._=&-]*$/)
  .optional();

export const registerBody = z
  .strictObject({
    name: nameField,
    email: emailField,
    password: passwordField,
    password_confirmation: z.string().max(passwordMaximum),
    company: companyField.optional(),
    phone: phoneField.optional(),
    locale: z.enum(locales),
    terms: z.literal(true, "consent_required"),
    privacy: z.literal(true, "consent_required"),
    age: z.literal(true, "consent_required").optional(),
    consulting: z.boolean().optional(),
    marketing: z.boolean().optional(),
    marketing_sms: z.boolean().optional(),
    marketing_night: z.boolean().optional(),
    estimate: carriedEstimate,
  })
  .refine(samePasswords, differ);

export const tokenBody = z.strictObject({ token: linkToken });
export const emailBody = z.strictObject({ email: emailField });
export const resendBody = z.strictObject({ email: emailField, estimate: carriedEstimate });
export const forgotPasswordBody = z.strictObject({ email: emailField, user_type: userType });

export const resetPasswordBody = z
  .strictObject({ token: linkToken, password: passwordField, password_confirmation: z.string().max(passwordMaximum) })
  .refine(samePasswords, differ);

export const changePasswordBody = z
  .strictObject({ current_password: givenPassword, password: passwordField, password_confirmation: z.string().max(passwordMaximum) })
  .refine(samePasswords, differ);

export const changeEmailBody = z.strictObject({ email: emailField, password: givenPassword });

/** Empty company or phone clears it. */
/** The name as readers of each language see it; an empty one is the one name. */
export const namesField = z.partialRecord(z.enum(locales), line.max(80));

export const profileBody = z.strictObject({
  name: nameField.optional(),
  /** Of staff only: customers read these. */
  names: namesField.optional(),
  company: companyField.optional(),
  phone: phoneField.optional(),
  locale: z.enum(locales).optional(),
  timezone: z.string().max(60).refine(isTimeZone, "timezone_unknown").optional(),
  notifications: z.partialRecord(z.enum(notificationKinds), z.boolean()).optional(),
});

export const passwordBody = z.strictObject({ password: givenPassword });
export const confirmTwoFactorBody = z.strictObject({ code: typedText.min(6).max(10) });
/** From who has one. */
export const ownPasswordBody = z.strictObject({ password: givenPassword.optional() });
export const disableTwoFactorBody = ownPasswordBody.extend({ code: typedText.min(6).max(24) });

/** One of them proves that the holder of the session is its owner. */
export const factorBody = z
  .strictObject({ password: givenPassword.optional(), code: codeField.optional(), passkey: passkeyField.optional() })
  .refine((body) => [body.password, body.code, body.passkey].filter((given) => given !== undefined).length === 1, { path: ["password"] });

export const consentBody = z.strictObject({ kind: z.enum(optionalConsents), granted: z.boolean() });

export const limits = {
  loginPerAddress: { name: "login-address", points: 5, seconds: 300 },
  loginPerEmail: { name: "login-email", points: 10, seconds: 900 },
  secondFactor: { name: "second-factor", points: 10, seconds: 60 },
  secondFactorPerAccount: { name: "second-factor-account", points: 20, seconds: 3600 },
  askPasskey: { name: "ask-passkey", points: 60, seconds: 60 },
  singleSignOn: { name: "single-sign-on", points: 120, seconds: 60 },
  /** Wrong passwords given inside a session: a stolen session must not become a guessing machine. */
  passwordCheck: { name: "password-check", points: 10, seconds: 900 },
  /** Of one address asked for from one network: more are dropped without a word, and hold up nobody else's. */
  resetPerEmail: { name: "reset-email", points: 3, seconds: 3600 },
  resetPerAddress: { name: "reset-address", points: 10, seconds: 3600 },
  resetConfirm: { name: "reset-confirm", points: 20, seconds: 60 },
  signUp: { name: "sign-up", points: 5, seconds: 3600 },
  resendVerification: { name: "verification-resend", points: 3, seconds: 3600 },
  resendPerAddress: { name: "verification-resend-address", points: 10, seconds: 3600 },
  verifyEmail: { name: "verify-email", points: 20, seconds: 60 },
  /** Asked by the page of a link each time it is opened. */
  checkPassword: { name: "check-password", points: 60, seconds: 60 },
  checkLink: { name: "check-link", points: 60, seconds: 60 },
  changeEmail: { name: "change-email", points: 5, seconds: 3600 },
  dataExport: { name: "data-export", points: 3, seconds: 86_400 },
  /** Reset mails to one address, from wherever they were asked for. */
  resetMails: { name: "reset-mails", points: 12, seconds: 3600 },
  /** Mails of one kind that a stranger can cause at one address, whatever the way. More are dropped without a word. */
  mailsByStrangers: { name: "mails-by-strangers", points: 6, seconds: 3600 },
} as const;
