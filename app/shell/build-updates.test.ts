import { expect, test } from "vitest";
import { buildUpdates, connectionIsSlow, mayReload } from "./build-updates.ts";

test("the figures are the product's", () => {
  expect(buildUpdates).toEqual({ pollMs: 3_600_000, manifestDelayMs: 1_000, reloadGuardMs: 10_000 });
});

test("a path reloads at most once per ten seconds", () => {
  expect(mayReload("/a", 100_000)).toBe(true);
  expect(mayReload("/a", 109_999)).toBe(false);
  expect(mayReload("/b", 109_999)).toBe(true);
  expect(mayReload("/a", 110_000)).toBe(true);
});

test("only slow-2g holds the manifest back", () => {
  expect(connectionIsSlow({ effectiveType: "slow-2g" })).toBe(true);
  expect(connectionIsSlow({ effectiveType: "2g" })).toBe(false);
  expect(connectionIsSlow(undefined)).toBe(false);
});
