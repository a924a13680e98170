import { expect, test } from "vitest";
import { ConfigError, parseConfig } from "./config.ts";

test("an empty environment gives a local demo on port 3000", () => {
  const config = parseConfig({});
  expect(config).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", demo: true, LOG_LEVEL: "info" });
});

test("a public origin or a public address turns the demo off", () => {
  expect(parseConfig({ PUBLIC_ORIGIN: "https://www.example.com/" })).toMatchObject({
    demo: false,
    PUBLIC_ORIGIN: "https://www.example.com",
  });
  expect(parseConfig({ HOST: "0.0.0.0" }).demo).toBe(false);
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
