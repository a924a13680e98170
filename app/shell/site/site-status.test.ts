import { expect, test } from "vitest";
import type { IncidentView } from "#features/status/rules/status-views.ts";
import { clockWithZone, shortDate } from "#platform/i18n/format.ts";
import { siteStatus } from "./site-status.ts";

const now = new Date("2026-11-12T05:28:00Z");
const incident = (change: Partial<IncidentView>): IncidentView => ({
  id: "1",
  kind: "maintenance",
  affects: ["PUS1"],
  components: [],
  severity: null,
  stage: "scheduled",
  updated_at: "2026-11-10T00:00:00Z",
  title: "",
  body: "",
  starts_at: "2026-11-14T17:00:00Z",
  ends_at: null,
  state: "planned",
  ...change,
});
const stateOf = (incidents: IncidentView[], code: string) =>
  siteStatus({ ok: true, incidents }, now).sites.find((site) => site.code === code);

test("without incidents every site and the network are normal", () => {
  const { sites } = siteStatus({ ok: true, incidents: [] }, now);
  expect(sites.map(({ code, state }) => `${code} ${state}`)).toEqual([
    "ICN1 normal",
    "ICN2 normal",
    "PUS1 normal",
    "NRT1 normal",
    "SIN1 normal",
    "NET normal",
  ]);
});

test("planned work names its day, in Korea's time", () => {
  const site = stateOf([incident({})], "PUS1");
  expect(site).toEqual({ code: "PUS1", state: "planned", at: "2026-11-14T17:00:00Z" });
  expect(shortDate(site?.at ?? "", "en")).toBe("15 Nov");
  expect(shortDate(site?.at ?? "", "ko")).toBe("11월 15일");
});

test("what runs outweighs what is planned, and trouble outweighs work", () => {
  const list = [incident({}), incident({ state: "running" }), incident({ kind: "incident", state: "running" })];
  expect(stateOf(list, "PUS1")?.state).toBe("incident");
  expect(stateOf(list.slice(0, 2), "PUS1")?.state).toBe("maintenance");
  expect(stateOf([incident({ kind: "incident", state: "over" })], "PUS1")?.state).toBe("normal");
});

test("what names no building stands on the network's row", () => {
  expect(stateOf([incident({ kind: "incident", state: "running", affects: ["cdn"] })], "NET")?.state).toBe("incident");
  expect(stateOf([incident({ kind: "incident", state: "running", affects: ["ICN1"] })], "NET")?.state).toBe("normal");
});

test("the clock is Korea's", () => {
  expect(clockWithZone(now.toISOString())).toBe("14:28 KST");
});
