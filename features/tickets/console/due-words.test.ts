import { expect, test } from "vitest";
import { defaultDesk } from "#features/support/rules/desk.ts";
import { dueGroup, dueText, dueTone, overdueText, spanText, stampText, usedShare } from "./due-words.ts";

const { calendar } = defaultDesk(new Date("2026-11-12T00:00:00Z"));

// Thursday 12 March 2026, 11:42 in Seoul.
const now = Date.parse("2026-03-12T02:42:00Z");
const at = (time: string) => `2026-03-${time}:00Z`;

test.each([
  ["12T02:30", "12 min overdue", "late", "overdue"],
  ["12T02:56", "14 min", "soon", "hour"],
  ["12T05:05", "14:05", "ok", "today"],
  ["13T00:30", "tomorrow 09:30", "ok", "tomorrow"],
  ["16T00:30", "Mon 09:30", "ok", "later"],
  ["24T00:30", "24 Mar 09:30", "ok", "later"],
])("%s is due %s", (moment, text, tone, group) => {
  expect(dueText(calendar, at(moment), now, "en", "normal")).toBe(text);
  expect(dueTone(at(moment), now)).toBe(tone);
  expect(dueGroup(at(moment), now)).toBe(group);
});

test("a ticket without a running clock is in a group of its own", () => {
  expect(dueGroup(null, now)).toBe("none");
  expect(dueTone(null, now)).toBe("ok");
});

test("spans of time grow coarser", () => {
  expect(spanText(59 * 60)).toBe("59 min");
  expect(spanText(3600)).toBe("1 h");
  expect(spanText(2 * 3600 + 5 * 60)).toBe("2 h 05");
  expect(spanText(5 * 86_400)).toBe("5 d");
});

test("yesterday's time names the day", () => {
  expect(stampText(at("12T01:53"), now, "en")).toBe("10:53");
  expect(stampText(at("11T08:41"), now, "en")).toBe("11 Mar 17:41");
});

test("the bar fills in office hours only, and round the clock for urgent ones", () => {
  const clock = { target_seconds: 7200, used_seconds: 3600 };
  const counted = at("12T02:42");
  // 11:42 to 13:12: eighteen minutes before lunch, twelve after it.
  const later = Date.parse(at("12T04:12"));
  expect(usedShare(calendar, clock, "normal", counted, later)).toBeCloseTo((3600 + 30 * 60) / 7200);
  expect(usedShare(calendar, clock, "urgent", counted, later)).toBe(1);
});

test("desk: what is overdue is counted in the hours of its promise, over nights and weekends too", () => {
  // Friday 17:00 in Seoul to Monday 10:00: one hour on each day of the desk, 65 on the wall.
  const [friday, monday] = ["2026-03-13T08:00:00Z", Date.parse("2026-03-16T01:00:00Z")];
  expect(overdueText(calendar, friday, monday, "normal")).toBe("2 h overdue");
  expect(overdueText(calendar, friday, monday, "urgent")).toBe("65 h overdue");
});
