// What the forms, the API and the tests agree on about accounts. Messages named here are keys of messages/*/accounts.json.
import { z } from "zod";
import { locales } from "#content/locales.ts";

export const passwordMinimum = 12;
export const passwordMaximum = 200;

export const emailField = z.email().max(254).transform((value) => value.trim().toLowerCase());
export const passwordField = z.string().min(passwordMinimum, "password_too_short").max(passwordMaximum);
export const nameField = z.string().trim().min(1).max(80);
const companyField = z.string().trim().max(120);
const phoneField = z.string().trim().max(40).regex(/^[+()\d\s.-]*$/, "phone_format");

export const loginBody = z.strictObject({
  email: emailField,
  password: z.string().min(1).max(passwordMaximum),
  session_id: z.string().max(200).optional(),
  user_type: z.enum(["customer", "staff"]).default("customer"),
  device: z.literal("web").default("web"),
});

export const secondFactorBody = z.strictObject({ challenge: z.string().min(1).max(200), code: z.string().trim().min(6).max(20) });

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
  })
  .refine((body) => body.password === body.password_confirmation, { path: ["password_confirmation"], message: "passwords_differ" });

export const tokenBody = z.strictObject({ token: z.string().min(1).max(200) });
export const emailBody = z.strictObject({ email: emailField });

export const resetPasswordBody = z
  .strictObject({ token: z.string().min(1).max(200), password: passwordField, password_confirmation: z.string().max(passwordMaximum) })
  .refine((body) => body.password === body.password_confirmation, { path: ["password_confirmation"], message: "passwords_differ" });

export const changePasswordBody = z
  .strictObject({
    current_password: z.string().min(1).max(passwordMaximum),
    password: passwordField,
    password_confirmation: z.string().max(passwordMaximum),
  })
  .refine((body) => body.password === body.password_confirmation, { path: ["password_confirmation"], message: "passwords_differ" });

export const changeEmailBody = z.strictObject({ email: emailField, password: z.string().min(1).max(passwordMaximum) });

/** Which mails a customer can turn off. What is missing counts as on. */
export const notificationKinds = ["ticket_reply", "ticket_closing", "chat_missed", "maintenance", "new_sign_in"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const profileBody = z.strictObject({
  name: nameField.optional(),
  company: companyField.optional(),
  phone: phoneField.optional(),
  locale: z.enum(locales).optional(),
  timezone: z.string().max(60).refine(isTimeZone, "timezone_unknown").optional(),
  notifications: z.partialRecord(z.enum(notificationKinds), z.boolean()).optional(),
});

export const consentBody = z.strictObject({
  kind: z.enum(["consulting", "marketing-email", "marketing-sms", "marketing-night"]),
  granted: z.boolean(),
});

export const passwordBody = z.strictObject({ password: z.string().min(1).max(passwordMaximum) });
export const confirmTwoFactorBody = z.strictObject({ code: z.string().trim().min(6).max(10) });
export const disableTwoFactorBody = z.strictObject({ password: z.string().min(1).max(passwordMaximum), code: z.string().trim().min(6).max(20) });

export type CustomerView = {
  id: string;
  kind: "customer" | "staff";
  role: "agent" | "editor" | "admin" | null;
  name: string;
  email: string;
  pending_email: string | null;
  company: string | null;
  phone: string | null;
  locale: "en" | "ko";
  timezone: string;
  notifications: Record<NotificationKind, boolean>;
  two_factor: boolean;
  erasure_due_at: string | null;
  created_at: string;
};

export type SessionView = { id: string; current: boolean; device: string; browser: string; address: string; created_at: string; last_seen_at: string };

export const limits = {
  loginPerAddress: { name: "login-address", points: 5, seconds: 300 },
  loginPerEmail: { name: "login-email", points: 10, seconds: 900 },
  secondFactor: { name: "second-factor", points: 10, seconds: 60 },
  resetPerEmail: { name: "reset-email", points: 3, seconds: 3600 },
  resetPerAddress: { name: "reset-address", points: 10, seconds: 3600 },
  resetConfirm: { name: "reset-confirm", points: 20, seconds: 60 },
  signUp: { name: "sign-up", points: 5, seconds: 3600 },
  resendVerification: { name: "verification-resend", points: 3, seconds: 3600 },
} as const;

export const lifetimes = {
  verifyMinutes: 60,
  resetMinutes: 30,
  invitationDays: 7,
  challengeMinutes: 10,
  challengeTries: 5,
  sessionDays: 30,
  erasureGraceDays: 14,
  exportDays: 7,
} as const;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
