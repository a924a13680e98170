import { expect, test } from "vitest";
import { ConfigError, parseConfig, settingNames } from "./config.ts";

test("an empty environment gives a local demo on port 3000", () => {
  const config = parseConfig({});
  expect(config).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", demo: true, LOG_LEVEL: "info" });
});

test("a public origin turns the demo off", () => {
  expect(parseConfig({ PUBLIC_ORIGIN: "https://www.example.com/" })).toMatchObject({
    demo: false,
    PUBLIC_ORIGIN: "https://www.example.com",
  });
});

test.each([
  { PUBLIC_ORIGIN: "https://www.example.com" },
  { DATABASE_URL: "postgres://app@127.0.0.1/aranode", SECRETS_KEY: Buffer.alloc(32).toString("base64") },
  { SMTP_URL: "smtp://127.0.0.1:25" },
  { TRUST_PROXY: "127.0.0.1" },
])("security 5: %o ends the demo, on a loopback address too", (env) => {
  for (const HOST of ["127.0.0.1", "::1", "localhost"]) {
    expect(parseConfig({ HOST }).demo).toBe(true);
    expect(parseConfig({ HOST, ...env }).demo).toBe(false);
  }
});

test("security 5: an address that can be reached from outside needs PUBLIC_ORIGIN, and the sentence says so", () => {
  for (const HOST of ["0.0.0.0", "::", "192.0.2.4"]) {
    expect(() => parseConfig({ HOST })).toThrow(ConfigError);
    expect(() => parseConfig({ HOST })).toThrow(`PUBLIC_ORIGIN: is needed because HOST=${HOST} can be reached from outside`);
    expect(parseConfig({ HOST, PUBLIC_ORIGIN: "https://www.example.com" }).demo).toBe(false);
  }
});

test("forced hosts are read as pairs", () => {
  const config = parseConfig({ FORCED_LOCALE_HOSTS: "www.example.kr=ko, www.example.com=en" });
  expect(config.FORCED_LOCALE_HOSTS).toEqual(
    new Map([
      ["www.example.kr", "ko"],
      ["www.example.com", "en"],
    ]),
  );
});

test("all mistakes are named together", () => {
  const read = () =>
    parseConfig({ PORT: "http", FORCED_LOCALE_HOSTS: "www.example.kr=jp", DATABASE_URL: "mysql://x", PUSHER_KEY: "only-this" });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT[\s\S]*FORCED_LOCALE_HOSTS[\s\S]*DATABASE_URL/);
  expect(() => parseConfig({ PUSHER_KEY: "only-this" })).toThrow(/PUSHER_APP_ID: is needed together with PUSHER_KEY/);
});

test("a second factor is asked of staff wherever this is no demo, unless the setting says otherwise", () => {
  const real = { PUBLIC_ORIGIN: "https://www.example.com" };
  expect(parseConfig({}).STAFF_TWO_FACTOR).toBe("optional");
  expect(parseConfig(real).STAFF_TWO_FACTOR).toBe("required");
  expect(parseConfig({ ...real, STAFF_TWO_FACTOR: "optional" }).STAFF_TWO_FACTOR).toBe("optional");
  expect(parseConfig({ STAFF_TWO_FACTOR: "required" }).STAFF_TWO_FACTOR).toBe("required");
});

/** Whatever is written there is taken as it is: a path, a name or a password that somebody else has given. */
const freeText = [
  ["DATA_DIR", "BACKUP_DIR"],
  ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "PUSHER_APP_ID", "PUSHER_KEY", "PUSHER_SECRET"],
  ["METRICS_TOKEN", "OTEL_SERVICE_NAME", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_GROUPS_CLAIM"],
].flat();

const said = (env: Record<string, string>): string => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
};

const nonsense = (name: string) => (name.startsWith("OIDC_LABEL") ? "x".repeat(41) : "? no ?");

test.each(settingNames.filter((name) => !freeText.includes(name)))("engineer 2: nonsense for %s is refused in plain words", (name) => {
  const line = said({ [name]: nonsense(name) })
    .split("\n")
    .find((one) => one.startsWith(`  ${name}: `));
  expect(line).toMatch(/: (?:must |needs |".+" is n)/);
  expect(line).not.toMatch(/invalid|expected|received|NaN|regex|undefined/i);
});

test("a secret in the wrong place is not repeated where it is refused", () => {
  const [secret, half] = ["AGE-SECRET-KEY-1QQQQQQQQ", "c2VjcmV0LXdvcmQ="];
  const refused = said({ BACKUP_RECIPIENT: secret, SECRETS_KEY: half });
  expect(refused).toMatch(/SECRETS_KEY: must be[\s\S]*BACKUP_RECIPIENT: must be/);
  expect(refused).not.toMatch(new RegExp(`${secret}|${half}`));
});

test.each(["127.0.0.1/33", "10.0.0.0/", "10.0.0.0/8/8", "::1/129", "the-proxy", "10.0.0"])(
  "engineer 2: TRUST_PROXY=%s is no network",
  (entry) => {
    expect(said({ TRUST_PROXY: `127.0.0.1, ${entry}` })).toContain(`TRUST_PROXY: "${entry}" is not an address or a network`);
  },
);

test("engineer 2: addresses and networks of both kinds are, and an empty value is none", () => {
  const TRUST_PROXY = "127.0.0.1, 10.0.0.0/8, ::1, fd00::/8";
  expect(parseConfig({ TRUST_PROXY }).TRUST_PROXY).toEqual(TRUST_PROXY.split(", "));
  expect(parseConfig({ TRUST_PROXY: "" }).TRUST_PROXY).toEqual([]);
});

test("engineer 2: every mistake is told at once, those of several settings together too, and none that follows from another", () => {
  const all = said(Object.fromEntries(settingNames.filter((name) => !freeText.includes(name)).map((name) => [name, nonsense(name)])));
  for (const name of settingNames) if (!freeText.includes(name)) expect(all).toContain(`\n  ${name}: `);
  const mixed = said({
    PORT: "http",
    PUSHER_KEY: "only-this",
    HOST: "0.0.0.0",
    DATABASE_URL: "mysql://x",
    DATABASE_REPLICA_URL: "postgres://y/z",
  });
  expect(mixed.split("\n").slice(1)).toEqual([
    expect.stringMatching(/PORT: must be a whole number, from 0 to 65535, such as 3000/),
    expect.stringMatching(/DATABASE_URL: must be an address/),
    expect.stringMatching(/PUSHER_APP_ID: is needed together with PUSHER_KEY/),
    expect.stringMatching(/PUBLIC_ORIGIN: is needed because HOST=0\.0\.0\.0/),
  ]);
});
