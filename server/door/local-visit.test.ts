import { expect, test } from "vitest";
import { isLocalVisit } from "./local-visit.ts";

test.each([
  ["127.0.0.1", "127.0.0.1:3000"],
  ["127.0.0.1", "localhost:3000"],
  ["::1", "[::1]:3000"],
  ["::ffff:127.0.0.1", "LOCALHOST"],
])("a browser on this machine (%s, %s) is local", (peer, host) => {
  expect(isLocalVisit({ peer, headers: { host } })).toBe(true);
});

test.each([
  ["192.0.2.9", "127.0.0.1:3000"],
  [undefined, "localhost"],
  ["127.0.0.1", undefined],
  ["127.0.0.1", "demo.example.com"],
  ["127.0.0.1", "localhost.example.com"],
  ["127.0.0.1", "127.0.0.1.example.com:3000"],
  ["127.0.0.1", "evil.example:127"],
])("security 5: %s asking for %s is not", (peer, host) => {
  expect(isLocalVisit({ peer, headers: { host } })).toBe(false);
});

test.each([
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "forwarded",
  "via",
  "x-real-ip",
  "cf-connecting-ip",
  "true-client-ip",
])("security 5: a request with %s came through a proxy and is not local", (name) => {
  expect(isLocalVisit({ peer: "127.0.0.1", headers: { host: "localhost:3000", [name]: "x" } })).toBe(false);
});
