import { expect, test } from "vitest";
import { reaches, statusServices, touchedBy, touchesOwned } from "./components.ts";
import { ribbonOf, ribbonStart, type Span } from "./day-ribbon.ts";

const now = Date.parse("2026-11-17T03:00:00Z");
const span = (from: string, to: string, level: Span["level"] = "major"): Span => ({ from: Date.parse(from), to: Date.parse(to), level });

test("ninety days, the last one today in Korea", () => {
  expect(ribbonStart(now)).toBe("2026-08-20");
  expect(ribbonOf([], now)).toEqual([]);
});

test("a night's incident is told on both its days, by Korea's midnight", () => {
  expect(ribbonOf([span("2026-11-10T14:30:00Z", "2026-11-10T15:45:00Z")], now)).toEqual([
    { date: "2026-11-10", level: "major", minutes: 30 },
    { date: "2026-11-11", level: "major", minutes: 45 },
  ]);
});

test("two at once are counted once, the worst marks the day, and planned work is not counted", () => {
  const list = [
    span("2026-11-10T01:00:00Z", "2026-11-10T02:00:00Z", "minor"),
    span("2026-11-10T01:30:00Z", "2026-11-10T02:30:00Z", "critical"),
    span("2026-11-10T03:00:00Z", "2026-11-10T05:00:00Z", "maintenance"),
    span("2026-11-12T03:00:00Z", "2026-11-12T05:00:00Z", "maintenance"),
  ];
  expect(ribbonOf(list, now)).toEqual([
    { date: "2026-11-10", level: "critical", minutes: 90 },
    { date: "2026-11-12", level: "maintenance", minutes: 0 },
  ]);
});

test("what lies before the 90 days or ahead of now is not shown", () => {
  expect(
    ribbonOf([span("2026-08-01T00:00:00Z", "2026-08-02T00:00:00Z"), span("2026-11-18T00:00:00Z", "2026-11-18T02:00:00Z")], now),
  ).toEqual([]);
});

const serviceOf = (name: string) => statusServices.find(({ service }) => service === name) ?? expect.fail(name);

test("a pair reaches its service and its place, and no other", () => {
  expect(reaches(touchedBy("colocation@PUS1"), serviceOf("colocation"), "PUS1")).toBe(true);
  expect(reaches(touchedBy("colocation@PUS1"), serviceOf("colocation"), "ICN1")).toBe(false);
  expect(reaches(touchedBy("PUS1"), serviceOf("backup"))).toBe(true);
  expect(reaches(touchedBy("PUS1"), serviceOf("cdn"))).toBe(false);
  expect(reaches(touchedBy("cdn"), serviceOf("cdn"))).toBe(true);
  expect(touchedBy("something of old")).toEqual({ service: "network", place: "" });
});

test("what a customer has is touched by kind and site", () => {
  const rack = { code: "RACK-ICN2-R14", family: "compute", site: "ICN2" };
  expect(touchesOwned(touchedBy("ICN2"), rack)).toBe(true);
  expect(touchesOwned(touchedBy("colocation@ICN1"), rack)).toBe(false);
  expect(touchesOwned(touchedBy("server-hosting"), rack)).toBe(false);
  expect(touchesOwned(touchedBy("cdn"), { code: "CDN-2093", family: "network", site: null })).toBe(true);
  expect(touchesOwned(touchedBy("load-balancing@ICN1"), { code: "LB-0311", family: "network", site: "ICN" })).toBe(true);
  expect(touchesOwned(touchedBy("ICN1"), { code: "CDN-2093", family: "network", site: null })).toBe(false);
});
