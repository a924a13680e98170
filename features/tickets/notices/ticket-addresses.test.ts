import { expect, test } from "vitest";
import { isGenuine, parseReplyAddress, replyAddress, threadHeaders } from "./ticket-addresses.server.ts";

const from = "Aranode <no-reply@support.example.com>";

test("a reply address survives lower-casing and belongs to one ticket and one person", () => {
  const address = replyAddress("secret", from, "AR-2026-000482", "Ab-C_1");
  expect(address).toMatch(/^reply\+ar-2026-000482-[a-z2-7]{20}@support\.example\.com$/);
  expect(address.indexOf("@")).toBeLessThanOrEqual(64);
  const parsed = parseReplyAddress(address.toUpperCase());
  expect(parsed?.number).toBe("AR-2026-000482");
  const given = parsed?.signature ?? "";
  expect(isGenuine("secret", "AR-2026-000482", "Ab-C_1", given)).toBe(true);
  expect(isGenuine("secret", "AR-2026-000483", "Ab-C_1", given)).toBe(false);
  expect(isGenuine("secret", "AR-2026-000482", "other", given)).toBe(false);
  expect(isGenuine("another", "AR-2026-000482", "Ab-C_1", given)).toBe(false);
  expect(isGenuine("secret", "AR-2026-000482", "Ab-C_1", "")).toBe(false);
});

test.each([
  "reply@example.com",
  "reply+ar-2026-000482@example.com",
  "reply+ar-2026-000482-short@example.com",
  "x reply+ar-2026-000482-aaaaaaaaaaaaaaaaaaaa@e",
])("%s is not one of ours", (address) => expect(parseReplyAddress(address)).toBeNull());

test("all mails of a ticket share a root", () => {
  const one = threadHeaders(from, "t1", "m1");
  const two = threadHeaders(from, "t1", "m2");
  expect(one.references).toBe(two.references);
  expect(one["message-id"]).not.toBe(two["message-id"]);
});
