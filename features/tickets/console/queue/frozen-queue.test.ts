import { expect, test } from "vitest";
import type { QueueItem } from "#features/tickets/rules/staff-ticket-views.ts";
import { freshQueue, renewQueue } from "./frozen-queue.ts";

const item = (id: string, subject = id) => ({ id, subject }) as QueueItem;
const ids = (queue: ReturnType<typeof freshQueue>) => queue.rows.map(({ item, gone }) => (gone ? `(${item.id})` : item.id));

test("without hands on it the list takes the newest order", () => {
  const shown = freshQueue([item("a"), item("b")]);
  expect(ids(renewQueue(shown, [item("c"), item("a")], false))).toEqual(["c", "a"]);
});

test("held, rows stay where they are, are renewed, and what waits is counted", () => {
  const shown = freshQueue([item("a"), item("b"), item("c")]);
  const held = renewQueue(shown, [item("new"), item("c", "other words"), item("a")], true);
  expect(ids(held)).toEqual(["a", "(b)", "c"]);
  expect(held.rows[2]?.item.subject).toBe("other words");
  expect(held.waiting).toBe(2);
  // It came back to the view.
  expect(ids(renewQueue(held, [item("a"), item("b"), item("c")], true))).toEqual(["a", "b", "c"]);
});

test("an empty list has nothing to hold", () => {
  expect(ids(renewQueue(freshQueue([]), [item("a")], true))).toEqual(["a"]);
});
