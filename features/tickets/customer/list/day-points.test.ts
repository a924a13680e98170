import { expect, test } from "vitest";
import type { TicketListItem } from "#features/tickets/rules/ticket-views.ts";
import { dayPoints, dayScale } from "./day-points.ts";

const ticket = (number: string, fields: Partial<TicketListItem>) =>
  ({
    id: number,
    number,
    due_at: null,
    last: { by: { id: null, name: "", role: "you" }, text: "", at: "2026-11-11T00:00:00Z" },
    ...fields,
  }) as TicketListItem;
const staff = (at: string): TicketListItem["last"] => ({ by: { id: "s", name: "Park", role: "staff" }, text: "", at });

test("only today in Seoul counts, in the order of the day", () => {
  const points = dayPoints(
    [
      ticket("A", { due_at: "2026-11-12T06:16:00Z" }),
      ticket("B", { last: staff("2026-11-12T01:42:00Z") }),
      // Already tomorrow in Seoul.
      ticket("C", { due_at: "2026-11-12T15:30:00Z" }),
      ticket("D", { last: staff("2026-11-11T14:59:00Z") }),
    ],
    Date.parse("2026-11-12T05:28:00Z"),
  );
  expect(points.map(({ number, kind, minute }) => [number, kind, minute])).toEqual([
    ["B", "given", 10 * 60 + 42],
    ["A", "due", 15 * 60 + 16],
  ]);
});

test("look 11: what lies outside the desk's hours is drawn where it is, on the scale of the whole day", () => {
  const desk = { from: 9 * 60, to: 18 * 60 };
  expect(dayScale(desk, [10 * 60, 17 * 60])).toMatchObject({ first: 540, last: 1080, ticks: [9, 10, 11, 12, 13, 14, 15, 16, 17, 18] });
  expect(dayScale(desk, [39, 10 * 60])).toMatchObject({ first: 0, last: 1440, ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24] });
});

test("the scale is that of the week that is set", () => {
  expect(dayScale({ from: 8 * 60, to: 12 * 60 }, [9 * 60])).toMatchObject({ first: 480, last: 720, ticks: [8, 9, 10, 11, 12] });
  expect(dayScale({ from: 7 * 60, to: 22 * 60 }, [9 * 60])).toMatchObject({
    first: 420,
    last: 1320,
    steps: 7.5,
    ticks: [7, 9, 11, 13, 15, 17, 19, 21],
  });
});
