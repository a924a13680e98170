import { expect, test } from "vitest";
import { hashing } from "#tests/fixtures/quick-argon2.ts";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";

test("passwords are hashed at the cost OWASP recommends: 19 MiB, 2 passes, 1 lane", async () => {
  const hash = await hashPassword("sail-by-the-chart-26");
  expect(hashing.at(-1)).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(await verifyPassword(hash, "sail-by-the-chart-26")).toBe(true);
  expect(await verifyPassword(hash, "sail-by-the-chart-27")).toBe(false);
});
