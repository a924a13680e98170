import { expect, test } from "vitest";
import { buildUpdates, connectionIsSlow, mayReload } from "./build-updates.ts";

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const map = new Map<string, string>();
  return { getItem: (key) => map.get(key) ?? null, setItem: (key, value) => void map.set(key, value) };
}

test("the figures are the product's", () => {
  expect(buildUpdates).toEqual({ pollMs: 3_600_000, manifestDelayMs: 1_000, reloadGuardMs: 10_000 });
});

test("a path reloads at most once per ten seconds", () => {
  const storage = memory();
  expect(mayReload("/a", storage, 100_000)).toBe(true);
  expect(mayReload("/a", storage, 109_999)).toBe(false);
  expect(mayReload("/b", storage, 109_999)).toBe(true);
  expect(mayReload("/a", storage, 110_000)).toBe(true);
});

test("only slow-2g holds the manifest back", () => {
  expect(connectionIsSlow({ effectiveType: "slow-2g" })).toBe(true);
  expect(connectionIsSlow({ effectiveType: "2g" })).toBe(false);
  expect(connectionIsSlow(undefined)).toBe(false);
});
