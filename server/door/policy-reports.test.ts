import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { createPolicyReports, kindsOf } from "./policy-reports.ts";
import { baseHeaders, contentSecurityPolicy, policyReportPath } from "./security-headers.ts";

const settings = { https: true, realtimeOrigins: [] };
const send = (body: string, path = policyReportPath) => new Request(`https://site.test${path}`, { method: "POST", body });
const old = (directive: string, blocked: string) =>
  JSON.stringify({
    "csp-report": {
      "document-uri": "https://site.test/customer/ticket/details/secret-id",
      "effective-directive": directive,
      "blocked-uri": blocked,
      "script-sample": "alert('person@example.com')",
    },
  });

test("every page names where violations are reported, in both ways browsers know", () => {
  const policy = contentSecurityPolicy([], settings);
  expect(policy).toContain(`report-uri ${policyReportPath}`);
  expect(policy).toContain("report-to csp");
  expect(baseHeaders(settings)["reporting-endpoints"]).toBe(`csp="${policyReportPath}"`);
});

test("reports of both forms are counted by kind; nothing else of them is kept or said", async () => {
  const said: unknown[] = [];
  const log = { ...createLog("silent"), warn: (...given: unknown[]) => said.push(given) } as never;
  const reports = createPolicyReports(log);
  const newer = JSON.stringify([
    {
      type: "csp-violation",
      url: "https://site.test/x?email=person@example.com",
      body: { effectiveDirective: "connect-src", blockedURL: "https://evil.example/person@example.com" },
    },
    { type: "deprecation", body: {} },
  ]);
  expect((await reports.answer(send(old("script-src", "inline")), "192.0.2.1"))?.status).toBe(204);
  expect((await reports.answer(send(old("script-src", "inline")), "192.0.2.2"))?.status).toBe(204);
  expect((await reports.answer(send(newer), "192.0.2.3"))?.status).toBe(204);
  expect(Object.fromEntries(reports.counts())).toEqual({ "script-src inline": 2, "connect-src elsewhere": 1 });
  // Once a minute and kind.
  expect(said).toHaveLength(2);
  expect(JSON.stringify([said, [...reports.counts()]])).not.toMatch(/person|secret-id|evil|192\.0/);
});

test("kinds are from a fixed list, whatever is sent", () => {
  expect(kindsOf(old("script-src-elem https://x", "https://site.test/a.js"), "site.test")).toEqual(["script-src-elem own"]);
  expect(kindsOf(old("made-up person@example.com", "moz-extension"), "site.test")).toEqual(["other extension"]);
  expect(kindsOf(old("img-src", "data"), "site.test")).toEqual(["img-src data"]);
  for (const junk of ["", "{", "null", "[null]", "[]", "5", '{"csp-report":5}', '[{"type":"csp-violation"}]'])
    expect(kindsOf(junk, "h")).toEqual([]);
});

test("one network says little, all together not much more; large reports and other addresses are not read", async () => {
  let now = 1_000_000;
  const reports = createPolicyReports(createLog("silent"), () => now);
  const status = async (address: string, body = old("img-src", "data")) => (await reports.answer(send(body), address))?.status;
  for (let n = 0; n < 20; n++) expect(await status("2001:db8::1")).toBe(204);
  expect(await status("2001:db8::2")).toBe(429);
  expect(await status("192.0.2.1")).toBe(204);
  for (let n = 0; n < 700; n++) await status(`10.0.${n >> 8}.${n & 255}`);
  expect(await status("192.0.2.9")).toBe(429);
  now += 61_000;
  expect(await status("192.0.2.9")).toBe(204);
  expect(await status("192.0.2.9", "x".repeat(20_000))).toBe(413);
  expect(await status("192.0.2.9", "junk")).toBe(400);
  expect(await reports.answer(send("{}", "/elsewhere"), "192.0.2.9")).toBeUndefined();
  expect(await reports.answer(new Request(`https://site.test${policyReportPath}`), "192.0.2.9")).toBeUndefined();
});
