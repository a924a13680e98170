// From what staff saved to what clocks count by.
import type { LiveDesk } from "#content/live.ts";
import type { Department, Priority } from "#features/support/rules/departments.ts";
import { priorities } from "#features/support/rules/departments.ts";
import { calendarFrom, type Desk } from "#features/support/rules/desk.ts";
import { clockAt } from "#features/support/rules/opening-hours.ts";
import { type Target, targets } from "#features/support/rules/support-settings.ts";
import { readSpans } from "./open-spans.ts";
import { weekdays } from "./setting-figures.ts";
import type { SettingValues } from "./setting-groups.ts";
import { deskRulesOf } from "./support-values.ts";

type DeskValues = Pick<SettingValues, "calendar" | "targets" | "support">;

export function deskOf({ calendar, targets: set, support }: DeskValues, department?: Department): Desk {
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
    rules: deskRulesOf(support),
  };
}

/** What public pages say of it: the first responses, and from when to when it is open on most of its days. */
export function liveDeskOf({ calendar, targets: held }: Desk): LiveDesk {
  const days = calendar.week.flatMap((spans) => {
    const [first, last] = [spans[0], spans.at(-1)];
    return first && last ? [`${clockAt(first.from)} ${clockAt(last.to)}`] : [];
  });
  const often = (day: string) => days.filter((other) => other === day).length;
  const [from = "", to = ""] = (days.toSorted((one, other) => often(other) - often(one))[0] ?? "").split(" ");
  return {
    response: Object.fromEntries(priorities.map((priority) => [priority, held[priority].response])) as LiveDesk["response"],
    open: { from, to },
  };
}
