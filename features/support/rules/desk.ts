// What the support desk goes by: when it is open, and by when it answers. The defaults are here; what holds today is a setting.
import type { BusinessCalendar, OpenHours } from "./business-calendar.ts";
import type { Priority } from "./departments.ts";
import { type Holiday, koreanHolidays } from "./korean-holidays.ts";
import { type DeskRules, deskRules, deskTimeZone, type Target, targets } from "./support-settings.ts";

export type Desk = { calendar: BusinessCalendar; targets: Readonly<Record<Priority, Target>>; rules: DeskRules };

const day: readonly OpenHours[] = [
  { from: 9 * 60, to: 12 * 60 },
  { from: 13 * 60, to: 18 * 60 },
];

/** Monday to Friday 09:00–18:00 without the lunch hour. Weekdays count from Sunday. */
export const officeWeek: readonly (readonly OpenHours[])[] = [[], day, day, day, day, day, []];

/** The public holidays of this year and the next; and of the last, in which clocks of today may have begun. */
export function presetHolidays(now: Date): readonly Holiday[] {
  const year = now.getFullYear();
  return [year - 1, year, year + 1].flatMap(koreanHolidays);
}

export function calendarFrom(week: BusinessCalendar["week"], holidays: readonly { date: string }[]): BusinessCalendar {
  return { timeZone: deskTimeZone, week, holidays: new Set(holidays.map(({ date }) => date)) };
}

/** As it stands without any setting, in the year of this moment. */
export function defaultDesk(now: Date): Desk {
  return { calendar: calendarFrom(officeWeek, presetHolidays(now)), targets, rules: deskRules };
}
