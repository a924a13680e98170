import { expect, test } from "vitest";
import type { QueueItem } from "#features/tickets/rules/staff-ticket-views.ts";
import { readSeenLine, seenLine } from "./seen-rows.ts";

const item = { id: "t1", seq: 4, state: "open", priority: "high", department: "technical", assignee: null } as QueueItem;
const seen = { id: "t1", last_seen_seq: 4, state: "open", priority: "high", department: "technical", assignee: null } as const;

test("what a row shows comes back from its form as it was", () => {
  expect(readSeenLine(seenLine(item, undefined))).toEqual(seen);
  const taken = { ...item, assignee: { id: "a1", name: "Sera" } };
  expect(readSeenLine(seenLine(taken, undefined))).toEqual({ ...seen, assignee: "a1" });
});

test("a ticket that was refused counts as seen as it was told; a row that is newer counts more", () => {
  const now = { ...seen, last_seen_seq: 6, state: "closed" as const };
  const refused = { id: "t1", number: "AR-2026-000001", ok: false, code: "property_changed", message: "", conflicts: [], now };
  const left = { tickets: [refused], wanted: {} };
  expect(readSeenLine(seenLine(item, left))).toEqual(now);
  expect(readSeenLine(seenLine({ ...item, seq: 7 }, left)).last_seen_seq).toBe(7);
});
