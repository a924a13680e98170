// From what staff saved to what clocks count by.
import type { Department, Priority } from "#features/support/rules/departments.ts";
import { priorities } from "#features/support/rules/departments.ts";
import { calendarFrom, type Desk } from "#features/support/rules/desk.ts";
import { type Target, targets } from "#features/support/rules/support-settings.ts";
import { readSpans } from "./open-spans.ts";
import { weekdays } from "./setting-figures.ts";
import type { SettingValues } from "./setting-groups.ts";

export function deskOf({ calendar, targets: set }: Pick<SettingValues, "calendar" | "targets">, department?: Department): Desk {
  const own = department ? set.departments[department] : undefined;
  const targetOf = (priority: Priority): Target => {
    const { response_minutes, resolution_hours } = own?.[priority] ?? set[priority];
    // Which promises run at night is not a figure but how the desk is staffed.
    return { response: response_minutes, resolution: resolution_hours * 60, roundTheClock: targets[priority].roundTheClock };
  };
  return {
    calendar: calendarFrom(
      weekdays.map((name) => readSpans(calendar.week[name]) ?? []),
      calendar.holidays,
    ),
    targets: Object.fromEntries(priorities.map((priority) => [priority, targetOf(priority)])) as Record<Priority, Target>,
  };
}
