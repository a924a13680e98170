import { expect, test } from "vitest";
import { steadyRows } from "./frozen-list.ts";

const row = (id: string, subject = id) => ({ id, subject });

test("rows keep their places while their content changes", () => {
  const { rows, moved } = steadyRows(["a", "b"], [row("b", "news"), row("a")]);
  expect(rows).toEqual([row("a"), row("b", "news")]);
  expect(moved).toBe(true);
});

test("a new row waits, a vanished one goes at once", () => {
  expect(steadyRows(["a", "b"], [row("c"), row("a")])).toEqual({ rows: [row("a")], moved: true });
});

test("older rows are put under the others at once", () => {
  expect(steadyRows(["a", "b"], [row("b"), row("a"), row("c")])).toEqual({ rows: [row("a"), row("b"), row("c")], moved: true });
  expect(steadyRows(["a", "b"], [row("a"), row("b"), row("c")])).toEqual({ rows: [row("a"), row("b"), row("c")], moved: false });
});

test("nothing has moved when the order is the same", () => {
  expect(steadyRows(["a", "b"], [row("a", "news"), row("b")]).moved).toBe(false);
});
