import { expect, test } from "vitest";
import { formatDate, formatDateTime, formatMoney, formatRelative } from "./format.ts";

const noon = new Date("2026-03-05T05:05:00Z");

test("money", () => {
  expect(formatMoney(1_990_000, "KRW", "en")).toBe("₩1,990,000");
  expect(formatMoney(1_990_000, "KRW", "ko")).toBe("1,990,000원");
  expect(formatMoney(6.4, "USD", "ko")).toBe("US$6.40");
  expect(formatMoney(0.054, "USD", "en")).toBe("US$0.054");
});

test("dates in Seoul time", () => {
  expect(formatDate(noon, "en")).toBe("5 March 2026");
  expect(formatDate(noon, "ko")).toBe("2026년 3월 5일");
  expect(formatDateTime(noon, "en")).toBe("5 March 2026, 14:05 KST");
  expect(formatDateTime(noon, "ko")).toBe("2026년 3월 5일 14:05 KST");
});

test("relative times", () => {
  const now = new Date(noon.getTime() + 5 * 60_000);
  expect(formatRelative(noon, now, "en")).toBe("5 minutes ago");
  expect(formatRelative(noon, now, "ko")).toBe("5분 전");
  expect(formatRelative(noon, noon, "ko")).toBe("지금");
});
