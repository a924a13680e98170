import { expect, test } from "vitest";
import { defaultDesk } from "./desk.ts";
import { clockAt, daysBetween, openingHours } from "./opening-hours.ts";

const officeHours = defaultDesk(new Date("2026-11-12T00:00:00Z")).calendar;

const at = (text: string) => openingHours(officeHours, new Date(`${text}+09:00`));
const kst = (text: string) => new Date(`${text}+09:00`).toISOString();

test.each([
  ["in the morning it is open until lunch", "2026-11-12T10:30:20", "open", "2026-11-12T12:00"],
  ["in the afternoon until the evening", "2026-11-12T14:28", "open", "2026-11-12T18:00"],
  ["at noon it is away for lunch", "2026-11-12T12:00", "lunch", "2026-11-12T13:00"],
  ["before it opens it is closed until this morning", "2026-11-12T07:00", "closed", "2026-11-12T09:00"],
  ["on Friday evening it is closed until Monday", "2026-11-13T18:00", "closed", "2026-11-16T09:00"],
  ["on a holiday it is closed all day", "2026-12-25T10:00", "closed", "2026-12-28T09:00"],
])("%s", (_, now, state, changes) => {
  expect(at(now)).toMatchObject({ state, changesAt: kst(changes) });
});

test("the drawing gets today's hours and the local minute", () => {
  expect(at("2026-11-12T14:28")).toMatchObject({
    minute: 868,
    today: [
      { from: 540, to: 720 },
      { from: 780, to: 1080 },
    ],
  });
  expect(at("2026-12-25T10:00").today).toEqual([]);
});

test("days are counted by the local calendar", () => {
  expect(daysBetween(kst("2026-11-12T23:50"), kst("2026-11-13T09:00"), "Asia/Seoul")).toBe(1);
  expect(daysBetween(kst("2026-11-12T00:10"), kst("2026-11-12T09:00"), "Asia/Seoul")).toBe(0);
  expect(clockAt(545)).toBe("09:05");
});

test("the drawing spans the week that is set, in whole hours", () => {
  expect(at("2026-11-12T14:28").span).toEqual({ from: 540, to: 1080 });
  const night = { ...officeHours, week: officeHours.week.map((_, day) => (day === 6 ? [] : [{ from: 450, to: 1290 }])) };
  expect(openingHours(night, new Date("2026-11-14T10:00:00+09:00")).span).toEqual({ from: 420, to: 1320 });
});
