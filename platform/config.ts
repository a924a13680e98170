// Settings are read once, at boot. Every mistake is printed together; nothing else reads process.env.

import { resolve } from "node:path";
import { z } from "zod";
import { brand, installation } from "#content/brand.ts";
import { isLocale, type Locale, locales, teamLocale } from "#content/locales.ts";
import { backupSettings, missingForBackups } from "./backup/backup-settings.ts";
import { CannotStart } from "./cannot-start.ts";
import {
  duration,
  host,
  isAddressOrNetwork,
  list,
  listOf,
  number,
  oneOf,
  optionalText,
  optionalUrl,
  perhapsOneOf,
  secretList,
  shaped,
  shapedOr,
  textOr,
  wholeNumber,
} from "./setting-kinds.ts";
import { missingForSingleSignOn, type SingleSignOn, singleSignOnOf, singleSignOnSettings } from "./single-sign-on.ts";

const forcedLocaleHosts = listOf((part) => {
  const [name, locale] = part.split("=");
  return name && /^[\w.-]+$/.test(name) && isLocale(locale) ? ([name.toLowerCase(), locale] as const) : undefined;
}, "host=en or host=ko (e.g. www.example.kr=ko; no scheme, no port)").transform((pairs) => new Map<string, Locale>(pairs));

/** 32 bytes each; the first encrypts, the others still open what they encrypted. */
const keys = secretList(
  (part) => Buffer.from(part, "base64").byteLength === 32,
  'must be 32 random bytes in base64, as "openssl rand -base64 32" prints them',
).transform((parts) => parts.map((part) => Buffer.from(part, "base64")));

/** "Example <no-reply@example.com>", or the address alone. */
const sender = /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const schema = z
  .object({
    PORT: wholeNumber({ least: 0, most: 65_535 }, 3000),
    HOST: shapedOr(host, "must be an address or a name of this machine, such as 127.0.0.1 or ::", "127.0.0.1"),
    DATA_DIR: textOr("./data").transform((path) => resolve(path)),
    /** Below this much free space where DATA_DIR lies, nothing new is written; 0 turns the watch off. */
    MIN_FREE_DISK_MB: wholeNumber({ least: 0 }, 256),
    PUBLIC_ORIGIN: optionalUrl(/^https?$/, "https://www.example.com"),
    API_BASE_URL: optionalUrl(/^https?$/, "https://api.example.com"),
    FORCED_LOCALE_HOSTS: forcedLocaleHosts,
    DATABASE_URL: optionalUrl(/^postgres(ql)?$/, "postgres://user:password@host:5432/name"),
    /** A read replica of DATABASE_URL: what may be a moment behind is read there. */
    DATABASE_REPLICA_URL: optionalUrl(/^postgres(ql)?$/, "postgres://user:password@replica:5432/name"),
    /** Encrypts the secrets in the database (two-step secrets and the like). */
    SECRETS_KEY: keys,
    SMTP_URL: optionalUrl(/^smtps?$/, "smtp://user:password@host:587"),
    MAIL_FROM: shapedOr(sender, "must be a sender such as Example <no-reply@example.com>", `${brand.name.en} <no-reply@example.com>`),
    /** Domains that answers to mails may be led to (/staff/admin/mail); that of MAIL_FROM where none is given. */
    MAIL_DOMAINS: list((item) => /^[\w-]+(?:\.[\w-]+)*$/.test(item), "a domain such as example.com"),
    /** The language of mails to the team's shared mailboxes; colleagues get theirs in their own. */
    TEAM_LOCALE: oneOf(locales, teamLocale),
    /** Shared with whatever hands incoming mails to POST /api/inbound-mail; without it nobody can answer by mail. */
    INBOUND_MAIL_SECRET: shaped(/^[\s\S]{24,}$/, "needs at least 24 characters"),
    /** The name the receiving mail server signs its Authentication-Results with; without it no sender counts as proved. */
    INBOUND_MAIL_SERVER: shaped(host, "must be a name such as mx.example.com"),
    /** Who looks at uploaded files: unix:/run/clamav/clamd.sock, tcp://127.0.0.1:3310, or command:/path/to/program with arguments. */
    FILE_SCAN: shaped(/^(?:unix:\/\S+|tcp:\/\/[\w.:[\]-]+|command:\s*\S.*)$/, "must be unix:/socket, tcp://host:port or command:/program"),
    S3_BUCKET: optionalText,
    S3_ENDPOINT: optionalUrl(/^https?$/, "https://s3.example.com"),
    S3_REGION: optionalText,
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    PUSHER_APP_ID: optionalText,
    PUSHER_KEY: optionalText,
    PUSHER_SECRET: optionalText,
    PUSHER_HOST: shaped(host, "must be a host such as realtime.example.com"),
    PUSHER_CLUSTER: shapedOr(/^[\w-]+$/, "must be the name of a cluster such as mt1", "mt1"),
    /** A colleague logs in again after so many hours, and after so many minutes in which nothing was done. */
    STAFF_SESSION_HOURS: duration(720, 12),
    STAFF_IDLE_MINUTES: duration(43_200, 60),
    /** `required`: staff without a second factor may only set one up. So wherever this is no demo, unless said otherwise. */
    STAFF_TWO_FACTOR: perhapsOneOf(["optional", "required"]),
    ...singleSignOnSettings,
    /** Of one customer. */
    TICKETS_PER_MINUTE: wholeNumber({ least: 1 }, 2),
    /** In one chat, both sides together. */
    CHAT_MESSAGES_PER_MINUTE: wholeNumber({ least: 1 }, 200),
    /** `all`: an answer that breaks its declaration is a failed call, as in tests; otherwise one in 200 is looked at and logged. */
    CHECK_ANSWERS: oneOf(["all", "sample"], "sample"),
    /** Receivers of webhooks in the own network, as host:port; every other private address is refused. */
    WEBHOOK_PRIVATE_TARGETS: list((item) => /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(item), "host:port such as 10.0.0.5:8080"),
    TRUST_PROXY: list(isAddressOrNetwork, "an address or a network such as 127.0.0.1 or 10.0.0.0/8"),
    /** The header by which a CDN in front can purge stored pages. */
    SURROGATE_KEYS: oneOf(["off", "surrogate-key", "cache-tag"], "off"),
    LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "info"),
    METRICS_TOKEN: optionalText,
    /** Statements that take longer are counted, and logged without their values; 0 turns it off. */
    SLOW_QUERY_MS: wholeNumber({ least: 0 }, 500),
    /** Traces go there by OTLP over HTTP; without it none are made. Names as OpenTelemetry has them. */
    OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(/^https?$/, "http://127.0.0.1:4318"),
    /** "authorization=Bearer …", with commas. */
    OTEL_EXPORTER_OTLP_HEADERS: shaped(
      /^[\w-]+=[^,]*(?:,\s*[\w-]+=[^,]*)*$/,
      "must be name=value with commas, such as authorization=Bearer …",
    ),
    OTEL_SERVICE_NAME: textOr(installation.slug),
    /** Which part of all requests and jobs is traced. */
    OTEL_TRACES_SAMPLER_ARG: number({ least: 0, most: 1 }, 1),
    ...backupSettings,
  })
  .superRefine((settings, context) => {
    const together = (names: (keyof typeof settings)[]) => {
      const given = names.filter((name) => settings[name] !== undefined);
      if (given.length === 0 || given.length === names.length) return;
      const missing = names.filter((name) => settings[name] === undefined);
      context.addIssue({ code: "custom", path: [missing[0] as string], message: `is needed together with ${given.join(", ")}` });
    };
    together(["PUSHER_APP_ID", "PUSHER_KEY", "PUSHER_SECRET"]);
    if (!isLoopback(settings.HOST) && !settings.PUBLIC_ORIGIN) {
      context.addIssue({
        code: "custom",
        path: ["PUBLIC_ORIGIN"],
        message: `is needed because HOST=${settings.HOST} can be reached from outside: set it to the address visitors use, such as https://www.example.com (or leave HOST at 127.0.0.1)`,
      });
    }
    if (settings.DATABASE_URL && settings.SECRETS_KEY.length === 0) {
      context.addIssue({
        code: "custom",
        path: ["SECRETS_KEY"],
        message:
          'is needed with DATABASE_URL: secrets in the database are encrypted with it. Make one with "openssl rand -base64 32", give the same to every replica and keep a copy',
      });
    }
    if (settings.DATABASE_REPLICA_URL && !settings.DATABASE_URL) {
      context.addIssue({ code: "custom", path: ["DATABASE_REPLICA_URL"], message: "is a replica of DATABASE_URL, which is not set" });
    }
    together(["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]);
    for (const { path, message } of missingForBackups(settings)) context.addIssue({ code: "custom", path: [path], message });
    for (const { path, message } of missingForSingleSignOn(settings)) context.addIssue({ code: "custom", path: [path], message });
  });

/** For whatever names settings elsewhere: a name that is not here is a mistake there. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

export type Config = Omit<z.output<typeof schema>, "STAFF_TWO_FACTOR"> & {
  STAFF_TWO_FACTOR: "optional" | "required";
  /** Nothing real is configured: demo accounts and the mailbox of captured mails exist, for visitors on this machine (decision 15). */
  demo: boolean;
  singleSignOn: SingleSignOn | undefined;
  /** Set in the console while the server runs. */
  readonly customerSessionDays?: number;
};

export class ConfigError extends CannotStart {}

export function parseConfig(env: Record<string, string | undefined>): Config {
  const result = schema.safeParse(env);
  if (!result.success) {
    const lines = mistakes(env, result.error).map(({ name, message }) => `  ${name}: ${message}`);
    throw new ConfigError(`These settings are wrong; nothing was started:\n${lines.join("\n")}`);
  }
  const demo = isDemo(result.data);
  const STAFF_TWO_FACTOR = result.data.STAFF_TWO_FACTOR ?? (demo ? "optional" : "required");
  return { ...result.data, STAFF_TWO_FACTOR, demo, singleSignOn: singleSignOnOf(result.data) };
}

type Mistake = { name: string; message: string };

/** What goes together is asked only where each setting by itself can be read: so the others are asked once more, without those that cannot. */
function mistakes(env: Record<string, string | undefined>, error: z.ZodError): Mistake[] {
  const first = mistakesOf(error);
  const wrong = new Set(first.map(({ name }) => name));
  const again = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([name]) => !wrong.has(name))));
  const further = again.success ? [] : mistakesOf(again.error);
  return [...first, ...further.filter(({ name, message }) => ![...wrong].some((one) => name === one || message.includes(one)))];
}

function mistakesOf(error: z.ZodError): Mistake[] {
  return error.issues.map(({ path, message }) => ({ name: path.join("."), message }));
}

/** Any sign of a real installation ends the demo: an address, a database, a mail server or a proxy of its own. */
function isDemo({ HOST, PUBLIC_ORIGIN, DATABASE_URL, SMTP_URL, TRUST_PROXY }: z.output<typeof schema>): boolean {
  return isLoopback(HOST) && !PUBLIC_ORIGIN && !DATABASE_URL && !SMTP_URL && TRUST_PROXY.length === 0;
}

function isLoopback(host: string): boolean {
  return ["127.0.0.1", "::1", "localhost"].includes(host);
}
