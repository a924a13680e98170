import { describe, expect, test } from "vitest";
import { addBusinessTime, type BusinessCalendar, businessTimeBetween, isOpen, nextOpening, roundTheClock } from "./business-calendar.ts";
import { defaultDesk } from "./desk.ts";

const officeHours = defaultDesk(new Date("2026-11-12T00:00:00Z")).calendar;

const hour = 3_600_000;
const minute = 60_000;
const nineToFive: BusinessCalendar = {
  timeZone: "Asia/Seoul",
  week: [[], ...Array.from({ length: 5 }, () => [{ from: 540, to: 1020 }]), []],
  holidays: new Set(),
};
const kst = (text: string) => new Date(`${text}+09:00`);

describe("adding business time", () => {
  test.each([
    ["Friday 16:30 + 1 h on Mon–Fri 9–17 is Monday 09:30", nineToFive, "2026-03-06T16:30", 60, "2026-03-09T09:30"],
    ["Thursday 14:28 + 4 h is Friday 09:28", officeHours, "2026-11-12T14:28", 240, "2026-11-13T09:28"],
    ["one business day from Thursday 14:28 is Friday 14:28", officeHours, "2026-11-12T14:28", 480, "2026-11-13T14:28"],
    ["the lunch hour does not count", officeHours, "2026-11-12T11:30", 60, "2026-11-12T13:30"],
    ["asked during lunch, counting starts at 13:00", officeHours, "2026-11-12T12:20", 60, "2026-11-12T14:00"],
    ["asked at night, counting starts in the morning", officeHours, "2026-11-12T23:50", 60, "2026-11-13T10:00"],
    ["asked on Sunday", officeHours, "2026-11-15T11:00", 60, "2026-11-16T10:00"],
    ["the day before Seollal, three holidays later", officeHours, "2026-02-13T17:30", 60, "2026-02-19T09:30"],
    ["Chuseok followed by a weekend", officeHours, "2026-09-23T17:00", 120, "2026-09-28T10:00"],
    ["the substitute day of 1 March 2026", officeHours, "2026-02-27T17:50", 20, "2026-03-03T09:10"],
    ["exactly to the end of the day stays on that day", officeHours, "2026-11-12T17:00", 60, "2026-11-12T18:00"],
    ["exactly to the beginning of lunch stays before it", officeHours, "2026-11-12T11:00", 60, "2026-11-12T12:00"],
    ["across the turn of the year", officeHours, "2026-12-31T17:30", 60, "2027-01-04T09:30"],
  ] as const)("%s", (_, calendar, from, minutes, expected) => {
    expect(addBusinessTime(calendar, kst(from), minutes * minute)).toEqual(kst(expected));
  });

  test("urgent runs at night, on weekends and holidays", () => {
    expect(addBusinessTime(roundTheClock, kst("2026-02-17T23:55"), 15 * minute)).toEqual(kst("2026-02-18T00:10"));
  });

  test("nothing to add: the next moment somebody works", () => {
    expect(addBusinessTime(officeHours, kst("2026-11-14T10:00"), 0)).toEqual(kst("2026-11-16T09:00"));
    expect(nextOpening(officeHours, kst("2026-11-12T12:30"))).toEqual(kst("2026-11-12T13:00"));
    expect(nextOpening(officeHours, kst("2026-11-12T14:30"))).toEqual(kst("2026-11-12T14:30"));
    expect(isOpen(officeHours, kst("2026-11-12T12:30"))).toBe(false);
    expect(isOpen(officeHours, kst("2026-11-12T11:59:59"))).toBe(true);
    expect(isOpen(officeHours, kst("2026-10-09T10:00"))).toBe(false);
  });

  test("a calendar that never opens is an error, not an endless loop", () => {
    expect(() => addBusinessTime({ ...nineToFive, week: [] }, new Date(), 1)).toThrow(RangeError);
  });
});

describe("counting business time", () => {
  test("between two moments it is what adding takes", () => {
    for (const [from, minutes] of [
      ["2026-11-12T08:00", 37],
      ["2026-11-12T11:47", 480],
      ["2026-02-13T17:30", 900],
      ["2026-12-24T09:00", 2400],
    ] as const) {
      const due = addBusinessTime(officeHours, kst(from), minutes * minute);
      expect(businessTimeBetween(officeHours, kst(from), due)).toBe(minutes * minute);
    }
  });

  test("a weekend holds none, backwards is none", () => {
    expect(businessTimeBetween(officeHours, kst("2026-11-13T18:00"), kst("2026-11-16T09:00"))).toBe(0);
    expect(businessTimeBetween(officeHours, kst("2026-11-13T10:00"), kst("2026-11-13T09:30"))).toBe(0);
    expect(businessTimeBetween(officeHours, kst("2026-11-12T11:00"), kst("2026-11-12T14:00"))).toBe(2 * hour);
  });
});

describe("zones with summer time", () => {
  const berlinNights: BusinessCalendar = {
    timeZone: "Europe/Berlin",
    week: Array.from({ length: 7 }, () => [{ from: 0, to: 6 * 60 }]),
    holidays: new Set(),
  };
  const newYork: BusinessCalendar = { ...nineToFive, timeZone: "America/New_York" };

  test("the night in which clocks go forward is an hour short", () => {
    expect(businessTimeBetween(berlinNights, new Date("2026-03-28T23:00Z"), new Date("2026-03-29T12:00Z"))).toBe(5 * hour);
  });
  test("the night in which they go back is an hour longer", () => {
    expect(businessTimeBetween(berlinNights, new Date("2026-10-24T22:00Z"), new Date("2026-10-25T12:00Z"))).toBe(7 * hour);
  });
  test("an opening time inside the skipped hour becomes the moment after it", () => {
    const skipped = { ...berlinNights, week: Array.from({ length: 7 }, () => [{ from: 150, to: 300 }]) };
    expect(addBusinessTime(skipped, new Date("2026-03-28T23:30Z"), 0).toISOString()).toBe("2026-03-29T01:30:00.000Z");
  });
  test("office hours follow the wall clock over the change", () => {
    // Friday 16:30 EST + 1 h is Monday 09:30 EDT.
    expect(addBusinessTime(newYork, new Date("2026-03-06T16:30-05:00"), hour)).toEqual(new Date("2026-03-09T09:30-04:00"));
  });
});
