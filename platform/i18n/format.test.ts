import { describe, expect, it, test } from "vitest";
import { legalEffective, legalEffectiveText } from "#content/figures/legal.ts";
import { dayOf, minuteOfDay, monthText, weekdayText, yearOf } from "./days.ts";
import { clockText, clockWithZone, formatDate, formatDateTime, shortDate } from "./format.ts";
import { exactTimeText, relativeTimeText } from "./relative-time.ts";
import { offsetText, wallClock } from "./time-zones.ts";

const noon = new Date("2026-03-05T05:05:00Z");

test("dates in Seoul time", () => {
  expect(formatDate(noon, "en")).toBe("5 March 2026");
  expect(formatDate(noon, "ko")).toBe("2026년 3월 5일");
  expect(formatDateTime(noon, "en")).toBe("5 March 2026, 14:05 KST");
  expect(formatDateTime(noon, "ko")).toBe("2026년 3월 5일 14:05 KST");
});

test("a day and a clock in Seoul are what the tables of zones say, in any hour of any year since 1989", () => {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul" });
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Seoul", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  for (let at = Date.parse("1989-01-01T00:00:00Z"); at < Date.parse("2060-01-01T00:00:00Z"); at += 31 * 3_600_000 + 59_000)
    expect(`${dayOf(at)} ${clockText(at)}`).toBe(`${day.format(at)} ${clock.format(at)}`);
});

const now = Date.parse("2026-11-12T14:28:00+09:00");
const at = (text: string) => Date.parse(text);

describe("relativeTimeText", () => {
  it.each([
    ["2026-11-12T14:27:30+09:00", "now", "지금"],
    ["2026-11-12T14:16:00+09:00", "12 min ago", "12분 전"],
    ["2026-11-12T14:29:30+09:00", "in 1 min", "1분 후"],
    ["2026-11-12T10:42:00+09:00", "3 hr ago", "3시간 전"],
    ["2026-11-11T16:05:00+09:00", "yesterday 16:05", "어제 16:05"],
    ["2026-11-13T02:00:00+09:00", "tomorrow 02:00", "내일 02:00"],
    ["2026-11-07T09:00:00+09:00", "5 days ago", "5일 전"],
    ["2026-11-03T09:00:00+09:00", "3 Nov", "11월 3일"],
    ["2025-11-03T09:00:00+09:00", "3 Nov 2025", "2025년 11월 3일"],
  ])("%s reads %s and %s", (moment, en, ko) => {
    expect(relativeTimeText(at(moment), now, "en")).toBe(en);
    expect(relativeTimeText(at(moment), now, "ko")).toBe(ko);
  });

  it("counts days where the reader is, not in UTC", () => {
    const earlyMorning = at("2026-11-12T08:00:00+09:00");
    expect(relativeTimeText(at("2026-11-11T23:30:00+09:00"), earlyMorning, "en")).toBe("yesterday 23:30");
    expect(relativeTimeText(at("2026-11-11T23:30:00+09:00"), earlyMorning, "en", "UTC")).toBe("8 hr ago");
  });

  it("stays in hours across midnight while the moment is near", () => {
    const afterMidnight = at("2026-11-12T01:00:00+09:00");
    expect(relativeTimeText(at("2026-11-11T22:00:00+09:00"), afterMidnight, "en")).toBe("3 hr ago");
  });
});

describe("exactTimeText", () => {
  it("names day, date, minute and zone", () => {
    const en = exactTimeText(now, "en");
    for (const part of ["Thu", "12 Nov 2026", "14:28", "GMT+9"]) expect(en).toContain(part);
    expect(exactTimeText(now, "ko")).toContain("2026년 11월 12일");
  });
});

test("the day the legal texts begin is the same in words", () => {
  expect(formatDate(legalEffective, "en", "UTC")).toBe(legalEffectiveText.en);
});

test("short forms of both languages", () => {
  expect([shortDate(noon, "en"), shortDate(noon, "ko")]).toEqual(["5 Mar", "3월 5일"]);
  expect([weekdayText(noon, "en", "short"), weekdayText(noon, "ko", "long")]).toEqual(["Thu", "목요일"]);
  expect([clockText(noon), clockWithZone(noon), clockText(noon, "UTC")]).toEqual(["14:05", "14:05 KST", "05:05"]);
  expect([monthText(noon, "en"), monthText(noon, "ko")]).toEqual(["March 2026", "2026년 3월"]);
  expect([dayOf("2026-12-31T16:00:00Z"), yearOf("2026-12-31T16:00:00Z"), minuteOfDay(noon)]).toEqual(["2027-01-01", 2027, 845]);
  expect(wallClock(noon, "America/New_York")).toEqual([2026, 3, 5, 0, 5, 0]);
});

test("customer frictions: a zone says its offset at that moment", () => {
  const winter = Date.parse("2026-01-15T12:34:56.789Z");
  expect(["Asia/Seoul", "America/St_Johns", "UTC", "Pacific/Chatham"].map((zone) => offsetText(winter, zone))).toEqual([
    "UTC+09:00",
    "UTC−03:30",
    "UTC+00:00",
    "UTC+13:45",
  ]);
  expect(offsetText(Date.parse("2026-07-15T00:00:00Z"), "Europe/Berlin")).toBe("UTC+02:00");
});
