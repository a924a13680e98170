// When a hold ends, as the desk says it: on Seoul's clock, written as a field for date and time writes it (2026-11-17T09:00).
import { dayNumber, dayOf } from "#platform/i18n/days.ts";
import { clockText, type Moment } from "#platform/i18n/format.ts";

const dayMs = 86_400_000;
const opens = "09:00";

export const holdPresets = ["tomorrow", "monday", "week"] as const;
export type HoldPreset = { preset: (typeof holdPresets)[number]; local: string };

/** On a Sunday tomorrow is Monday: said once. */
export function presetsAt(now: Moment): HoldPreset[] {
  const today = dayNumber(now);
  // Day 0 was a Thursday.
  const toMonday = 7 - ((today + 3) % 7);
  const days = { tomorrow: 1, monday: toMonday, week: 7 };
  return holdPresets
    .filter((preset, at) => holdPresets.findIndex((other) => days[other] === days[preset]) === at)
    .map((preset) => ({ preset, local: `${dayText(today + days[preset])}T${opens}` }));
}

export function deskLocal(at: Moment): string {
  return `${dayOf(at)}T${clockText(at)}`;
}

/** Korea keeps one time all year. What is no date stays as it is: the API refuses it. */
export function deskMoment(local: string): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? `${local}:00+09:00` : local;
}

function dayText(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
