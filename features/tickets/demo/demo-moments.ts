// When a sample ticket's steps happened, counted back from now: working days in Korea, or minutes.
import type { DemoMoment } from "#db/seed/demo-story.ts";
import { defaultDesk } from "#features/support/rules/desk.ts";

const dayMs = 86_400_000;
const kst = 9 * 3_600_000;

export function demoMoment(moment: DemoMoment, now: Date): Date {
  const minutes = /^-(\d+)m$/.exec(moment)?.[1];
  if (minutes) return new Date(now.getTime() - Number(minutes) * 60_000);
  const [, days = "1", hour = "0", minute = "0"] = /^-(\d+)d (\d+):(\d+)$/.exec(moment) ?? [];
  // Midnight of today in Korea, as a UTC date.
  let day = Math.floor((now.getTime() + kst) / dayMs) * dayMs;
  for (let left = Number(days); left > 0; ) {
    day -= dayMs;
    if (isWorkingDay(new Date(day))) left -= 1;
  }
  return new Date(day - kst + (Number(hour) * 60 + Number(minute)) * 60_000);
}

function isWorkingDay(day: Date): boolean {
  const { week, holidays } = defaultDesk(day).calendar;
  return (week[day.getUTCDay()]?.length ?? 0) > 0 && !holidays.has(day.toISOString().slice(0, 10));
}
