import { expect, test } from "vitest";
import { ConfigError, parseConfig } from "./config.ts";

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
