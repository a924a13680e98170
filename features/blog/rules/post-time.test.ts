import { expect, test } from "vitest";
import { koreanField, koreanMoment } from "./post-time.ts";

test("fields are Korean time", () => {
  expect(koreanMoment("2026-03-13T09:00")).toBe("2026-03-13T00:00:00.000Z");
  expect(koreanMoment("2026-03-13T09:00:05")).toBe("2026-03-13T00:00:05.000Z");
  expect(koreanField(new Date("2026-03-13T00:00:00Z"))).toBe("2026-03-13T09:00:00");
  expect(koreanMoment("tomorrow")).toBe(null);
  expect(koreanMoment("2026-13-40T09:00")).toBe(null);
});
