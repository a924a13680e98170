import { expect, test } from "vitest";
import { type Incident, seoulTime, statusLine } from "./status-line.ts";

const now = Date.parse("2026-11-15T03:00:00Z");

function entry(kind: Incident["kind"], starts_at: string, ends_at: string | null): Incident {
  return { id: starts_at, kind, affects: ["CDN"], title: "t", body: "", starts_at, ends_at };
}

const past = entry("incident", "2026-11-10T00:00:00Z", "2026-11-10T01:00:00Z");
const soon = entry("maintenance", "2026-11-16T17:00:00Z", "2026-11-16T21:00:00Z");
const distant = entry("maintenance", "2026-12-20T17:00:00Z", "2026-12-20T21:00:00Z");
const running = entry("maintenance", "2026-11-15T02:00:00Z", "2026-11-15T06:00:00Z");
const down = entry("incident", "2026-11-15T02:50:00Z", null);

test("nothing known, nothing said", () => {
  expect(statusLine([], now)).toBeUndefined();
  expect(statusLine([distant], now)).toBeUndefined();
});

test("the worst thing that is true now comes first", () => {
  expect(statusLine([past, soon, running, down], now)).toMatchObject({ tone: "late", label: "incident" });
  expect(statusLine([past, soon, running], now)).toMatchObject({ tone: "soon", label: "maintenance" });
  expect(statusLine([past, soon], now)).toMatchObject({ tone: "soon", label: "planned" });
  expect(statusLine([past, distant], now)).toMatchObject({ tone: "good", label: "ok" });
});

test("times are Seoul's", () => {
  expect(seoulTime("2026-11-15T17:00:00Z", "en")).toContain("16 Nov");
  expect(seoulTime("2026-11-15T17:00:00Z", "en")).toContain("02:00");
  expect(seoulTime("2026-11-15T17:00:00Z", "ko")).toContain("11월 16일");
});
