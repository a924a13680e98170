// The last 90 days of a component, day by day in Korea's time, from the incidents that touched it. Pure.
import { dayNumber } from "#platform/i18n/days.ts";
import type { IncidentKind, Severity } from "./stages.ts";

export const ribbonDays = 90;
const dayMs = 86_400_000;
const seoulOffsetMs = 9 * 3_600_000;

/** From the least to the worst. */
export const levels = ["maintenance", "minor", "major", "critical"] as const;
export type Level = (typeof levels)[number];

export type Span = { from: number; to: number; level: Level };
/** Only days on which something was; `minutes` counts incidents, not planned work. */
export type RibbonDay = { date: string; level: Level; minutes: number };

export function levelOf({ kind, severity }: { kind: IncidentKind; severity: Severity | null }): Level {
  return kind === "maintenance" ? "maintenance" : (severity ?? "major");
}

export function worst(list: readonly Level[]): Level | null {
  return levels.findLast((level) => list.includes(level)) ?? null;
}

/** The date of the first day shown. */
export function ribbonStart(now: number): string {
  return dateOf(dayNumber(now) - ribbonDays + 1);
}

export function ribbonOf(spans: readonly Span[], now: number): RibbonDay[] {
  const today = dayNumber(now);
  const days: RibbonDay[] = [];
  for (let day = today - ribbonDays + 1; day <= today; day += 1) {
    const from = day * dayMs - seoulOffsetMs;
    const to = Math.min(from + dayMs, now);
    const touching = spans.filter((span) => span.from < to && span.to > from);
    const level = worst(touching.map((span) => span.level));
    if (!level) continue;
    const trouble = touching.filter((span) => span.level !== "maintenance");
    days.push({ date: dateOf(day), level, minutes: minutesOf(trouble, from, to) });
  }
  return days;
}

/** Two incidents at once are one time without the service. */
function minutesOf(spans: readonly Span[], from: number, to: number): number {
  let counted = 0;
  let until = from;
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const start = Math.max(span.from, until);
    const end = Math.min(span.to, to);
    if (end <= start) continue;
    counted += end - start;
    until = end;
  }
  return Math.round(counted / 60_000);
}

function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
