import { expect, test } from "vitest";
import { defaultDesk } from "#features/support/rules/desk.ts";
import { availabilityState, describeHours, expectedWaitSeconds, type PresenceFigures } from "./availability.ts";

const officeHours = defaultDesk(new Date("2026-11-12T00:00:00Z")).calendar;

const availability = (over: Partial<PresenceFigures> = {}): PresenceFigures => ({
  agentsOnline: 2,
  seats: 8,
  taken: 6,
  waiting: 0,
  handlingSeconds: 480,
  ...over,
});
const kst = (text: string) => new Date(`${text}+09:00`);

test("somebody online opens the desk at any hour; nobody online is told apart from closed", () => {
  const sunday = kst("2026-11-15T14:30:00");
  const thursday = kst("2026-11-12T14:30:00");
  expect(availabilityState(availability(), officeHours, sunday)).toBe("open");
  expect(availabilityState(availability({ taken: 8 }), officeHours, thursday)).toBe("busy");
  expect(availabilityState(availability({ waiting: 2 }), officeHours, thursday)).toBe("busy");
  const nobody = availability({ agentsOnline: 0, seats: 0, taken: 0 });
  expect(availabilityState(nobody, officeHours, thursday)).toBe("away");
  expect(availabilityState(nobody, officeHours, sunday)).toBe("closed");
  expect(availabilityState(nobody, officeHours, kst("2026-11-12T12:30:00"))).toBe("closed");
});

test("the wait counts free seats first, then how often a seat falls free", () => {
  expect(expectedWaitSeconds(availability(), 2)).toBe(60);
  expect(expectedWaitSeconds(availability({ taken: 8 }), 1)).toBe(60);
  expect(expectedWaitSeconds(availability({ taken: 8 }), 3)).toBe(180);
  expect(expectedWaitSeconds(availability({ taken: 9, seats: 4, handlingSeconds: null }), 2)).toBe(240);
  expect(expectedWaitSeconds(availability({ taken: 8, handlingSeconds: 10 }), 8)).toBe(120);
  expect(expectedWaitSeconds(availability({ agentsOnline: 0 }), 1)).toBeNull();
});

test("opening hours know lunch, evenings and holidays", () => {
  expect(describeHours(officeHours, kst("2026-11-12T10:15:30"))).toMatchObject({
    open_now: true,
    opens_at: null,
    closes_at: kst("2026-11-12T12:00:00").toISOString(),
  });
  expect(describeHours(officeHours, kst("2026-11-12T13:00:00")).closes_at).toBe(kst("2026-11-12T18:00:00").toISOString());
  expect(describeHours(officeHours, kst("2026-11-12T12:10:00"))).toMatchObject({
    open_now: false,
    opens_at: kst("2026-11-12T13:00:00").toISOString(),
  });
  expect(describeHours(officeHours, kst("2026-12-24T18:30:00")).opens_at).toBe(kst("2026-12-28T09:00:00").toISOString());
});
