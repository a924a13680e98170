import { expect, test } from "vitest";
import { publicPaths } from "#content/pages.ts";
import { nextPageScript, storedPages } from "./next-page.ts";

test("every page with a fixed address may be asked for ahead; accounts, feeds and files may not", () => {
  expect(publicPaths.filter((path) => !storedPages.test(path))).toEqual([]);
  expect(storedPages.test("/blog/five-cells")).toBe(true);
  for (const path of [
    "/login",
    "/support",
    "/customer/ticket",
    "/staff",
    "/blog/feed.xml",
    "/blog/images/1",
    "/abouts",
    "/files/1",
    "/api/docs",
  ]) {
    expect(storedPages.test(path), path).toBe(false);
  }
});

test("what every document carries has no comments in it, and is a script", () => {
  for (const line of nextPageScript.split("\n")) expect(line).not.toMatch(/^\s*\/[*/]/);
  expect(() => new Function(nextPageScript)).not.toThrow();
});
