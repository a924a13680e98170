import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test("paths of this site are kept whole", () => {
  expect(returnPath("/customer/ticket/details/7?tab=a#x")).toBe("/customer/ticket/details/7?tab=a#x");
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "/\t/evil.example", "javascript:alert(1)", "", null, "customer"])(
  "%s is refused",
  (value) => {
    expect(returnPath(value)).toBeUndefined();
  },
);

test.each(["/.//evil.example/x", "/a/..//evil.example/x", "/%2e//evil.example", "/././/evil.example"])(
  "security 6: %s is refused, it would lead to another site once read",
  (value) => {
    expect(returnPath(value)).toBeUndefined();
  },
);

test("security 6: whatever stands in front of a host, no answer leads to another site", () => {
  const parts = [
    "/",
    ".",
    "..",
    "\\",
    "\t",
    "\n",
    "\r",
    " ",
    "%2f",
    "%5c",
    "%2e",
    "%09",
    "@",
    ":",
    ";",
    "?",
    "#",
    "a",
    "https:",
    "\u00a0",
    "／",
  ];
  let kept = 0;
  for (const prefix of everyRow(parts, 4)) {
    for (const value of [`${prefix}evil.example/x`, `/${prefix}//evil.example/x`]) {
      const path = returnPath(value);
      if (path === undefined) continue;
      kept += 1;
      const problem = leavesTheSite(path);
      if (problem) expect.fail(`${JSON.stringify(value)} became ${JSON.stringify(path)}: ${problem}`);
    }
  }
  // The rule is a rule and not a refusal of everything.
  expect(kept).toBeGreaterThan(1000);
});

function leavesTheSite(path: string): string | undefined {
  for (const origin of ["https://site", "http://127.0.0.1:3000"]) {
    const url = new URL(path, `${origin}/login?next=x`);
    if (url.origin !== origin) return `leads to ${url.origin}`;
    if (url.pathname.startsWith("//")) return "starts with two slashes";
  }
  return path.startsWith("/") && !/^\/[/\\]/.test(path) ? undefined : "is no path";
}

function* everyRow(parts: string[], length: number): Generator<string> {
  if (length === 0) {
    yield "";
    return;
  }
  for (const rest of everyRow(parts, length - 1)) {
    yield rest;
    for (const part of parts) yield part + rest;
  }
}
