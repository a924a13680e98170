// Settings are read once, at boot. Every mistake is printed together; nothing else reads process.env.

import { resolve } from "node:path";
import { z } from "zod";
import { isLocale, type Locale, locales, teamLocale } from "#content/locales.ts";
import { withoutEnd } from "#platform/trim-ends.ts";
import { backupSettings, missingForBackups } from "./backup/backup-settings.ts";
import { CannotStart } from "./cannot-start.ts";
import { missingForSingleSignOn, type SingleSignOn, singleSignOnOf, singleSignOnSettings } from "./single-sign-on.ts";

const emptyAsMissing = (value: unknown) => (value === "" ? undefined : value);
const optionalText = z.preprocess(emptyAsMissing, z.string().trim().min(1).optional());
const optionalUrl = (protocols: RegExp, example: string) =>
  z.preprocess(
    emptyAsMissing,
    z
      .url({ protocol: protocols, error: `must be an address such as ${example}` })
      .transform((value) => withoutEnd(value, /\//))
      .optional(),
  );

const forcedLocaleHosts = z.preprocess(emptyAsMissing, z.string().default("")).transform((text, context) => {
  const hosts = new Map<string, Locale>();
  for (const part of text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean)) {
    const [host, locale] = part.split("=");
    if (!host || !/^[\w.-]+$/.test(host) || !isLocale(locale)) {
      context.addIssue({ code: "custom", message: `"${part}" is not host=en or host=ko (e.g. www.example.kr=ko; no scheme, no port)` });
      continue;
    }
    hosts.set(host.toLowerCase(), locale);
  }
  return hosts;
});

const list = z.preprocess(emptyAsMissing, z.string().default("")).transform((text) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);

/** 32 bytes each, in base64; the first encrypts, the others still open what they encrypted. */
const keys = list.transform((parts, context) => {
  const read = parts.map((part) => Buffer.from(part, "base64"));
  if (read.some((key) => key.byteLength !== 32)) {
    context.addIssue({ code: "custom", message: 'must be 32 random bytes in base64, as "openssl rand -base64 32" prints them' });
  }
  return read;
});

const schema = z
  .object({
    PORT: z.preprocess(emptyAsMissing, z.coerce.number().int().min(0).max(65535).default(3000)),
    HOST: z.preprocess(emptyAsMissing, z.string().default("127.0.0.1")),
    DATA_DIR: z.preprocess(emptyAsMissing, z.string().default("./data")).transform((path) => resolve(path)),
    /** Below this much free space where DATA_DIR lies, nothing new is written; 0 turns the watch off. */
    MIN_FREE_DISK_MB: z.preprocess(emptyAsMissing, z.coerce.number().int().min(0).default(256)),
    PUBLIC_ORIGIN: optionalUrl(/^https?$/, "https://www.example.com"),
    API_BASE_URL: optionalUrl(/^https?$/, "https://api.example.com"),
    FORCED_LOCALE_HOSTS: forcedLocaleHosts,
    DATABASE_URL: optionalUrl(/^postgres(ql)?$/, "postgres://user:password@host:5432/name"),
    /** A read replica of DATABASE_URL: what may be a moment behind is read there. */
    DATABASE_REPLICA_URL: optionalUrl(/^postgres(ql)?$/, "postgres://user:password@replica:5432/name"),
    /** Encrypts the secrets in the database (two-step secrets and the like). */
    SECRETS_KEY: keys,
    SMTP_URL: optionalUrl(/^smtps?$/, "smtp://user:password@host:587"),
    MAIL_FROM: z.preprocess(emptyAsMissing, z.string().default("Aranode <no-reply@example.com>")),
    /** Domains that answers to mails may be led to (/staff/admin/mail); that of MAIL_FROM where none is given. */
    MAIL_DOMAINS: list,
    /** The language of mails to the team's shared mailboxes; colleagues get theirs in their own. */
    TEAM_LOCALE: z.preprocess(emptyAsMissing, z.enum(locales).default(teamLocale)),
    /** Shared with whatever hands incoming mails to POST /api/inbound-mail; without it nobody can answer by mail. */
    INBOUND_MAIL_SECRET: z.preprocess(emptyAsMissing, z.string().min(24, "needs at least 24 characters").optional()),
    /** The name the receiving mail server signs its Authentication-Results with; without it no sender counts as proved. */
    INBOUND_MAIL_SERVER: optionalText,
    /** Who looks at uploaded files: unix:/run/clamav/clamd.sock, tcp://127.0.0.1:3310, or command:/path/to/program with arguments. */
    FILE_SCAN: z.preprocess(
      emptyAsMissing,
      z
        .string()
        .regex(/^(?:unix:\/\S+|tcp:\/\/[\w.:[\]-]+|command:\s*\S.*)$/, "must be unix:/socket, tcp://host:port or command:/program")
        .optional(),
    ),
    S3_BUCKET: optionalText,
    S3_ENDPOINT: optionalUrl(/^https?$/, "https://s3.example.com"),
    S3_REGION: optionalText,
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    PUSHER_APP_ID: optionalText,
    PUSHER_KEY: optionalText,
    PUSHER_SECRET: optionalText,
    PUSHER_HOST: optionalText,
    PUSHER_CLUSTER: z.preprocess(emptyAsMissing, z.string().default("mt1")),
    /** A colleague logs in again after so many hours, and after so many minutes in which nothing was done. */
    STAFF_SESSION_HOURS: z.preprocess(emptyAsMissing, z.coerce.number().positive().max(720).default(12)),
    STAFF_IDLE_MINUTES: z.preprocess(emptyAsMissing, z.coerce.number().positive().max(43_200).default(60)),
    /** `required`: staff without a second factor may only set one up. So wherever this is no demo, unless said otherwise. */
    STAFF_TWO_FACTOR: z.preprocess(emptyAsMissing, z.enum(["optional", "required"]).optional()),
    ...singleSignOnSettings,
    /** Of one customer. */
    TICKETS_PER_MINUTE: z.preprocess(emptyAsMissing, z.coerce.number().int().min(1).default(2)),
    /** In one chat, both sides together. */
    CHAT_MESSAGES_PER_MINUTE: z.preprocess(emptyAsMissing, z.coerce.number().int().min(1).default(200)),
    /** `all`: an answer that breaks its declaration is a failed call, as in tests; otherwise one in 200 is looked at and logged. */
    CHECK_ANSWERS: z.preprocess(emptyAsMissing, z.enum(["all", "sample"]).default("sample")),
    /** Receivers of webhooks in the own network, as host:port; every other private address is refused. */
    WEBHOOK_PRIVATE_TARGETS: list,
    TRUST_PROXY: list,
    /** The header by which a CDN in front can purge stored pages. */
    SURROGATE_KEYS: z.preprocess(emptyAsMissing, z.enum(["off", "surrogate-key", "cache-tag"]).default("off")),
    LOG_LEVEL: z.preprocess(emptyAsMissing, z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info")),
    METRICS_TOKEN: optionalText,
    /** Statements that take longer are counted, and logged without their values; 0 turns it off. */
    SLOW_QUERY_MS: z.preprocess(emptyAsMissing, z.coerce.number().int().min(0).default(500)),
    /** Traces go there by OTLP over HTTP; without it none are made. Names as OpenTelemetry has them. */
    OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(/^https?$/, "http://127.0.0.1:4318"),
    /** "authorization=Bearer …", with commas. */
    OTEL_EXPORTER_OTLP_HEADERS: optionalText,
    OTEL_SERVICE_NAME: z.preprocess(emptyAsMissing, z.string().default("aranode")),
    /** Which part of all requests and jobs is traced. */
    OTEL_TRACES_SAMPLER_ARG: z.preprocess(emptyAsMissing, z.coerce.number().min(0).max(1).default(1)),
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
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`These settings are wrong; nothing was started:\n${lines.join("\n")}`);
  }
  const demo = isDemo(result.data);
  const STAFF_TWO_FACTOR = result.data.STAFF_TWO_FACTOR ?? (demo ? "optional" : "required");
  return { ...result.data, STAFF_TWO_FACTOR, demo, singleSignOn: singleSignOnOf(result.data) };
}

/** Any sign of a real installation ends the demo: an address, a database, a mail server or a proxy of its own. */
function isDemo({ HOST, PUBLIC_ORIGIN, DATABASE_URL, SMTP_URL, TRUST_PROXY }: z.output<typeof schema>): boolean {
  return isLoopback(HOST) && !PUBLIC_ORIGIN && !DATABASE_URL && !SMTP_URL && TRUST_PROXY.length === 0;
}

function isLoopback(host: string): boolean {
  return ["127.0.0.1", "::1", "localhost"].includes(host);
}
