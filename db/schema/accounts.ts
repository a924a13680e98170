// People and their sessions. Customers and staff share a table: one way to log in, one way to be locked out.

import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { defaultLocale, locales } from "#content/locales.ts";
import type { Versions } from "#content/versions.ts";
import type { StaffRole } from "#platform/api/capabilities.ts";

const moment = () => timestamp({ withTimezone: true });
const created = () => moment().notNull().default(sql`now()`);

export const accounts = pgTable(
  "accounts",
  {
    id: text().primaryKey(),
    kind: text({ enum: ["customer", "staff"] }).notNull(),
    role: text().$type<StaffRole>(),
    /** Lower case, as verified or as given at sign-up. A changed address waits in `account_tokens` until it is confirmed. */
    email: text().notNull(),
    emailVerifiedAt: moment(),
    passwordHash: text().notNull(),
    passwordChangedAt: created(),
    name: text().notNull(),
    /** Of staff, and of the demo's people: the name as it is written in a language, where it is another one. */
    names: jsonb().$type<Versions>().notNull().default({}),
    company: text(),
    phone: text(),
    locale: text({ enum: locales }).notNull().default(defaultLocale),
    timezone: text().notNull().default("Asia/Seoul"),
    notifications: jsonb().$type<Record<string, boolean>>().notNull().default({}),
    /** Sealed (platform/vault). */
    twoFactorSecret: text(),
    twoFactorEnabledAt: moment(),
    /** The last time step a code was accepted for: a code works once. */
    twoFactorLastStep: integer(),
    erasureDueAt: moment(),
    /** Of sessions that are gone: kept by a trigger, for colleagues. */
    lastSeenAt: moment(),
    disabledAt: moment(),
    /** Made by the demo, with a password that everybody knows: logs in from this machine only, and is removed where anything real is configured. */
    demo: boolean().notNull().default(false),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex("accounts_kind_email").on(table.kind, table.email),
    index("accounts_erasure").on(table.erasureDueAt).where(sql`${table.erasureDueAt} is not null`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    /** SHA-256 of the bearer token; the token itself is known to its holder only. */
    tokenHash: text().notNull().unique(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    userAgent: text().notNull(),
    address: text().notNull(),
    createdAt: created(),
    lastSeenAt: created(),
    /** When the holder last proved who they are in this session: by logging in, or when asked again. */
    factorAt: created(),
    /** Opened by single sign-on: whether the provider vouched for the first step only or for both. */
    provedBy: text({ enum: ["provider", "provider-both-steps"] }),
    /** What the provider is shown at log-out to know whom it is about. Sealed (platform/vault), gone with the session. */
    idToken: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [index("sessions_account").on(table.accountId), index("sessions_expires").on(table.expiresAt)],
);

/** Why a session is over, for whoever still holds its token; swept after a week. */
export const endedSessions = pgTable(
  "ended_sessions",
  {
    tokenHash: text().primaryKey(),
    /** `changed`: role, password or another way in. `elsewhere`: by the owner. */
    why: text({ enum: ["time", "elsewhere", "changed", "access"] }).notNull(),
    endedAt: created(),
  },
  (table) => [index("ended_sessions_ended").on(table.endedAt)],
);

/** Sign-ups for an address that another sign-up waits for already. Each counts only by its own link; swept after a day. */
export const signUps = pgTable(
  "sign_ups",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    name: text().notNull(),
    company: text(),
    phone: text(),
    locale: text({ enum: locales }).notNull(),
    passwordHash: text().notNull(),
    consents: jsonb().$type<(typeof consents.$inferSelect)["kind"][]>().notNull(),
    address: text().notNull(),
    createdAt: created(),
  },
  (table) => [index("sign_ups_account").on(table.accountId)],
);

/** Links sent by mail: single use, hashed at rest, expiring. */
export const accountTokens = pgTable(
  "account_tokens",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["verify-email", "reset-password", "change-email", "staff-invitation", "keep-two-factor"] }).notNull(),
    tokenHash: text().notNull().unique(),
    /** The address this link proves; for change-email the one that waits for confirmation. */
    email: text().notNull(),
    /** The sign-up this link proves, where it is not the account's first. */
    signUpId: text().references(() => signUps.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** A newer link was sent for the same purpose: this one says so instead of working. */
    replacedAt: moment(),
    createdAt: created(),
  },
  (table) => [index("account_tokens_account").on(table.accountId, table.purpose)],
);

/** Between the password and the second factor. */
export const loginChallenges = pgTable("login_challenges", {
  id: text().primaryKey(),
  tokenHash: text().notNull().unique(),
  accountId: text()
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" }),
  tries: integer().notNull().default(0),
  /** The browser that gave the password, so that the second step knows it again. */
  deviceHash: text(),
  /** The first step was a log-in at the single sign-on provider, and what it is shown at log-out (sealed). */
  byProvider: boolean().notNull().default(false),
  idToken: text(),
  expiresAt: moment().notNull(),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (table) => [index("recovery_codes_account").on(table.accountId)],
);

/** Asked for by the desk; happens a day later unless the owner says no. Rows are kept: they say who asked and why. */
export const twoFactorResets = pgTable(
  "two_factor_resets",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    askedBy: text().notNull(),
    reason: text().notNull(),
    dueAt: moment().notNull(),
    endedAt: moment(),
    outcome: text({ enum: ["done", "cancelled"] }),
    createdAt: created(),
  },
  // One at a time.
  (table) => [uniqueIndex("two_factor_resets_waiting").on(table.accountId).where(sql`${table.endedAt} is null`)],
);

/** Public keys of passkeys; the secret half never leaves the owner's device. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** As the browser names it. */
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** How often it was used, where the device counts: a copy would fall behind. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** The host name it was made on and works on. */
    rpId: text().notNull(),
    name: text().notNull(),
    createdAt: created(),
    lastUsedAt: moment(),
  },
  (table) => [index("passkeys_account").on(table.accountId)],
);

/** What a passkey is asked to sign: once, for one purpose, within minutes. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  challengeHash: text().primaryKey(),
  purpose: text({ enum: ["add", "use"] }).notNull(),
  /** Nobody yet at a log-in. */
  accountId: text().references(() => accounts.id, { onDelete: "cascade" }),
  origin: text().notNull(),
  expiresAt: moment().notNull(),
});

/** Who a colleague is at the single sign-on provider: by its own name for the person, never by an address. */
export const ssoIdentities = pgTable(
  "sso_identities",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    issuer: text().notNull(),
    subject: text().notNull(),
    createdAt: created(),
    lastUsedAt: created(),
  },
  (table) => [
    uniqueIndex("sso_identities_subject").on(table.issuer, table.subject),
    uniqueIndex("sso_identities_account").on(table.accountId, table.issuer),
  ],
);

/** A way to the provider and back: once, for one browser, within minutes. What binds the two ends is derived from the browser's secret. */
export const ssoAttempts = pgTable("sso_attempts", {
  tokenHash: text().primaryKey(),
  /** The session that is to be confirmed; none at a log-in. */
  sessionId: text().references(() => sessions.id, { onDelete: "cascade" }),
  startedAt: created(),
  expiresAt: moment().notNull(),
});

/** What was agreed to, in which version, when and in which language. Rows are added, never changed. */
export const consents = pgTable(
  "consents",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    kind: text({ enum: ["terms", "privacy", "age", "consulting", "marketing-email", "marketing-sms", "marketing-night"] }).notNull(),
    granted: boolean().notNull(),
    version: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    address: text().notNull(),
    createdAt: created(),
  },
  (table) => [index("consents_account").on(table.accountId, table.kind)],
);

/** Browsers seen before, so that a sign-in from a new one is mailed. */
export const knownDevices = pgTable(
  "known_devices",
  {
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    deviceHash: text().notNull(),
    firstSeenAt: created(),
  },
  (table) => [uniqueIndex("known_devices_account_device").on(table.accountId, table.deviceHash)],
);

/** A ZIP of everything held about a customer, made by a job and kept for a short time. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    state: text({ enum: ["waiting", "ready", "failed"] })
      .notNull()
      .default("waiting"),
    fileKey: text(),
    size: integer(),
    createdAt: created(),
    expiresAt: moment(),
  },
  (table) => [index("data_exports_account").on(table.accountId)],
);

/** What happened to an account's security, shown to its owner. Rows are added, never changed; swept after two years. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The colleague who did it, where it was not the owner. No reference: the record outlives both. */
    actorId: text(),
    kind: text().notNull(),
    address: text().notNull(),
    userAgent: text().notNull(),
    createdAt: created(),
  },
  (table) => [index("security_events_account").on(table.accountId, table.createdAt)],
);
