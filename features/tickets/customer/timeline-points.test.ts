import { expect, test } from "vitest";
import type { MessageView } from "#features/tickets/rules/ticket-views.ts";
import { timelineOf } from "./timeline-points.ts";

const at = (clock: string) => `2026-11-12T${clock}:00Z`;
const said = (seq: number, role: "you" | "staff", clock: string, first: number | null = null) =>
  ({
    id: `m${seq}`,
    seq,
    kind: "public",
    by: { id: "x", name: "", role },
    created_at: at(clock),
    first_answer_minutes: first,
  }) as MessageView;

test("opened, answered, replied and due stand in order on the line", () => {
  const course = timelineOf(
    { created_at: at("04:24"), due_at: at("06:16"), state: "customer_reply" },
    [said(1, "you", "04:24"), said(3, "staff", "04:38", 14), said(5, "you", "05:16")],
    Date.parse(at("05:28")),
  );
  expect(course.points.map(({ name, kind }) => [name, kind])).toEqual([
    ["opened", "own"],
    ["first", "given"],
    ["reply", "own"],
    ["deadline", "due"],
  ]);
  const xs = course.points.map(({ x }) => x);
  expect([...xs].sort((a, b) => a - b)).toEqual(xs);
  expect(xs.every((x) => x >= 0 && x <= 1)).toBe(true);
  expect(course.now).toBeGreaterThan(xs[2] ?? 1);
  expect(course.ticks.length).toBeLessThan(12);
});

test("a deadline that has passed is late; a closed ticket has no now", () => {
  const late = timelineOf({ created_at: at("04:24"), due_at: at("05:00"), state: "open" }, [], Date.parse(at("05:28")));
  expect(late.points.at(-1)?.kind).toBe("late");
  const closed = timelineOf({ created_at: at("04:24"), due_at: null, state: "closed" }, [], Date.parse(at("09:00")));
  expect(closed.now).toBeNull();
});

test("labels that would lie on each other give way to the more telling one", () => {
  const crowd = [
    said(1, "you", "04:24"),
    said(2, "staff", "04:25", 1),
    ...[26, 27, 28].map((minute, index) => said(3 + index, "staff", `04:${minute}`)),
  ];
  const course = timelineOf({ created_at: at("04:24"), due_at: at("09:00"), state: "customer_reply" }, crowd, Date.parse(at("04:30")));
  expect(course.points.filter(({ labelled }) => labelled).map(({ name }) => name)).toEqual(["first", "deadline"]);
});
