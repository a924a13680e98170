// The desk's day as a chart: how what waits now has come in, and when its answers fall due. Pure; minutes of the day in Seoul.
import type { QueueItem } from "#features/tickets/rules/staff-ticket-views.ts";
import { dayNumber, minuteOfDay } from "#platform/i18n/days.ts";

type Waiting = Pick<QueueItem, "id" | "number" | "priority" | "next_due" | "last">;
export type DueMark = { id: string; number: string; priority: QueueItem["priority"]; minute: number; late: boolean };
export type DeskDay = {
  now: number;
  waiting: number;
  steps: readonly { minute: number; count: number }[];
  due: readonly DueMark[];
  later: number;
};

export function deskDay(items: readonly Waiting[], now: string): DeskDay {
  const today = dayNumber(now);
  const minuteToday = (at: string) => (dayNumber(at) < today ? 0 : minuteOfDay(at));
  const since = items.map(({ last }) => minuteToday(last.at)).sort((a, b) => a - b);
  const due = items.flatMap(({ id, number, priority, next_due }): DueMark[] => {
    if (!next_due || dayNumber(next_due.due_at) > today) return [];
    return [{ id, number, priority, minute: minuteToday(next_due.due_at), late: next_due.due_at < now }];
  });
  return {
    now: minuteOfDay(now),
    waiting: items.length,
    steps: since.map((minute, index) => ({ minute, count: index + 1 })),
    due: due.sort((a, b) => a.minute - b.minute),
    later: items.filter(({ next_due }) => next_due && dayNumber(next_due.due_at) > today).length,
  };
}
