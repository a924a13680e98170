import { expect, test } from "vitest";
import { momentText, promiseText, spanText } from "./ticket-times.ts";

const seoul = { locale: "en", timeZone: "Asia/Seoul" } as const;
const now = Date.parse("2026-11-12T05:28:00Z");

test("a moment is named as shortly as it can be without being mistaken", () => {
  expect(momentText("2026-11-12T06:16:00Z", now, seoul)).toBe("15:16");
  expect(momentText("2026-11-13T00:28:00Z", now, seoul)).toBe("Fri 09:28");
  expect(momentText("2026-11-20T00:28:00Z", now, seoul)).toBe("20 Nov 09:28");
  expect(momentText("2026-11-20T00:28:00Z", now, { ...seoul, locale: "ko" })).toBe("11월 20일 09:28");
  // Half past eleven at night in London is tomorrow in Seoul.
  expect(momentText("2026-11-12T23:30:00Z", now, { ...seoul, timeZone: "Europe/London" })).toBe("23:30");
  expect(promiseText("2026-11-12T06:16:00Z", now, seoul)).toBe("15:16 KST");
});

test("a span is told in the two units that matter", () => {
  expect(spanText(48 * 60_000)).toBe("48 min");
  expect(spanText(112 * 60_000)).toBe("1 h 52 min");
  expect(spanText(-20 * 3_600_000)).toBe("20 h");
  expect(spanText(75 * 3_600_000)).toBe("3 d");
});
