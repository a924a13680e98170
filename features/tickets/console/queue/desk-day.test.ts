import { expect, test } from "vitest";
import type { QueueItem } from "#features/tickets/rules/staff-ticket-views.ts";
import { deskDay } from "./desk-day.ts";

const ticket = (number: string, since: string, due: string | null) =>
  ({
    id: number,
    number,
    priority: "high",
    last: { at: since, text: "", by: { name: "", role: "customer" } },
    next_due: due ? { clock: "reply", due_at: due, target_seconds: 1, used_seconds: 0 } : null,
  }) as unknown as QueueItem;

test("look 15: the day shows how what waits came in and when it falls due, in Seoul's hours", () => {
  // 00:39 in Seoul: night, which was once drawn at 09:00.
  const now = "2026-11-16T15:39:00.000Z";
  const day = deskDay(
    [
      ticket("a", "2026-11-16T15:10:00.000Z", "2026-11-16T15:30:00.000Z"),
      ticket("b", "2026-11-15T02:00:00.000Z", "2026-11-17T01:00:00.000Z"),
      ticket("c", "2026-11-16T15:20:00.000Z", "2026-11-18T01:00:00.000Z"),
      ticket("d", "2026-11-16T15:30:00.000Z", null),
    ],
    now,
  );
  expect(day.now).toBe(39);
  expect(day.waiting).toBe(4);
  expect(day.steps.map(({ minute }) => minute)).toEqual([0, 10, 20, 30]);
  expect(day.due.map(({ number, minute, late }) => [number, minute, late])).toEqual([
    ["a", 30, true],
    ["b", 600, false],
  ]);
  expect(day.later).toBe(1);
});
