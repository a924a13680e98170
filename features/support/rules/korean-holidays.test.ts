import { expect, test } from "vitest";
import { koreanHolidays } from "./korean-holidays.ts";

const weekdaysOf = (year: number) =>
  koreanHolidays(year)
    .map(({ date }) => date)
    .filter((date) => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()));

test("the working days lost in 2026, with substitute days and the elections", () => {
  expect(weekdaysOf(2026)).toEqual([
    "2026-01-01",
    "2026-02-16",
    "2026-02-17",
    "2026-02-18",
    "2026-03-02",
    "2026-05-01",
    "2026-05-05",
    "2026-05-25",
    "2026-06-03",
    "2026-07-17",
    "2026-08-17",
    "2026-09-24",
    "2026-09-25",
    "2026-10-05",
    "2026-10-09",
    "2026-12-25",
  ]);
});

test("the working days lost in 2027: Seollal meets a Sunday, Chuseok does not", () => {
  expect(weekdaysOf(2027)).toEqual([
    "2027-01-01",
    "2027-02-08",
    "2027-02-09",
    "2027-03-01",
    "2027-05-05",
    "2027-05-13",
    "2027-07-19",
    "2027-08-16",
    "2027-09-14",
    "2027-09-15",
    "2027-09-16",
    "2027-10-04",
    "2027-10-11",
    "2027-12-27",
  ]);
});

test("lunar days of years before and after, a leap month in between, and two holidays on one day", () => {
  const on = (date: string) => koreanHolidays(Number(date.slice(0, 4))).find((day) => day.date === date)?.ko;
  expect([on("2024-02-10"), on("2024-02-12"), on("2024-05-15"), on("2024-09-17")]).toEqual([
    "설날",
    "설날 대체공휴일",
    "부처님오신날",
    "추석",
  ]);
  // In 2025 Buddha's Birthday fell on Children's Day: 6 May was free. Chuseok's Sunday moved to 8 October.
  expect([on("2025-05-05"), on("2025-05-06"), on("2025-10-06"), on("2025-10-08")]).toEqual([
    "어린이날",
    "부처님오신날 대체공휴일",
    "추석",
    "추석 대체공휴일",
  ]);
  expect(koreanHolidays(2025).some(({ date }) => date === "2025-07-17")).toBe(false);
});
