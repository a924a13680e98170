import { expect, test } from "vitest";
import { clockOf, isQuiet, minutesOf, pushKindOf } from "./push-rules.ts";

const at = (clock: string, from: string, until: string) => isQuiet(minutesOf(clock), minutesOf(from), minutesOf(until));

test("quiet hours may span midnight, begin with their first minute and end before their last", () => {
  expect(["21:59", "22:00", "00:00", "06:59", "07:00"].map((clock) => at(clock, "22:00", "07:00"))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(["11:59", "12:00", "12:59", "13:00"].map((clock) => at(clock, "12:00", "13:00"))).toEqual([false, true, true, false]);
  expect(at("15:00", "09:00", "09:00")).toBe(true);
  expect(isQuiet(0, null, null)).toBe(false);
  expect(clockOf(minutesOf("07:05"))).toBe("07:05");
});

test("notes of colleagues ring the bell and are not pushed", () => {
  expect(pushKindOf("staff_ticket_note")).toBe(undefined);
  expect(pushKindOf("staff_ticket_mentioned")).toBe("mentioned");
});
