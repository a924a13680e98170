import { expect, test } from "vitest";
import { readBrowserReport } from "./test-reports.ts";

test("code: a test that passed on its second try has passed, and is named", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { title: "at night", file: "chat.spec.ts", specs: [spec("still flaky", "flaky")] };
  const outer = { title: "chat.spec.ts", file: "chat.spec.ts", specs: [spec("fine", "expected"), spec("shaky", "flaky")], suites: [inner] };
  const report = { stats: { expected: 1, unexpected: 0, flaky: 2 }, suites: [outer] };
  expect(readBrowserReport(report)).toEqual({
    passed: 3,
    failed: 0,
    flaky: ["chat.spec.ts › shaky", "chat.spec.ts › still flaky"],
  });
});
