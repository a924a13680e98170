// Days as the desk counts them, and the whole days and weeks a period is put together from.
import { instantOf } from "#features/support/rules/business-calendar.ts";
import { deskTimeZone } from "#features/support/rules/support-settings.ts";
import { dayOf } from "#platform/i18n/days.ts";

export const reportZone = deskTimeZone;

/** Both days are in it. */
export type Period = { from: string; to: string };
export type Block = { span: "day" | "week"; day: string; start: Date; finish: Date };
/** What a period is the sum of: blocks that are over, and the time since. */
export type Pieces = { blocks: Block[]; live: { start: Date; finish: Date } | null };

const dayMs = 86_400_000;
/** Sums are made this long after their day: whoever began to write before midnight has finished. */
const settleMs = 3_600_000;

const asUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);

export function dayStart(day: string): Date {
  return new Date(instantOf(asUtc(day), reportZone));
}

export function addDays(day: string, count: number): string {
  return new Date(asUtc(day) + count * dayMs).toISOString().slice(0, 10);
}

export function daysIn({ from, to }: Period): number {
  return Math.round((asUtc(to) - asUtc(from)) / dayMs) + 1;
}

/** As many days, just before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -daysIn(period)), to: addDays(period.from, -1) };
}

export function lastDays(count: number, now: Date): Period {
  const to = dayOf(now, reportZone);
  return { from: addDays(to, 1 - count), to };
}

/** The Monday of its week. */
export function weekOf(day: string): string {
  return addDays(day, -((new Date(asUtc(day)).getUTCDay() + 6) % 7));
}

export function dayBlock(day: string): Block {
  return { span: "day", day, start: dayStart(day), finish: dayStart(addDays(day, 1)) };
}

function weekBlock(day: string): Block {
  return { span: "week", day, start: dayStart(day), finish: dayStart(addDays(day, 7)) };
}

/** `weeks`: whole weeks where they fit, so that a year is no more work than a month. */
export function piecesOf({ from, to }: Period, now: Date, weeks: boolean): Pieces {
  const settled = now.getTime() - settleMs;
  const end = dayStart(addDays(to, 1));
  const blocks: Block[] = [];
  let day = from;
  while (day <= to) {
    const week = weeks && day === weekOf(day) && addDays(day, 6) <= to ? weekBlock(day) : null;
    const block = week && week.finish.getTime() <= settled ? week : dayBlock(day);
    if (block.finish.getTime() > settled) break;
    blocks.push(block);
    day = addDays(day, block.span === "week" ? 7 : 1);
  }
  const start = dayStart(day);
  return { blocks, live: start < end ? { start, finish: end } : null };
}
