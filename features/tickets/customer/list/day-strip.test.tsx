import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OpeningHours } from "#features/support/rules/opening-hours.ts";
import type { TicketListItem } from "#features/tickets/rules/ticket-views.ts";
import { DayStrip } from "./day-strip.tsx";

const dueToday = {
  id: "a",
  number: "T-2026-1",
  due_at: "2026-11-12T06:16:00Z",
  last: { by: { id: null, name: "", role: "you" }, text: "", at: "2026-11-11T00:00:00Z" },
} as TicketListItem;

function drawn(hours: Pick<OpeningHours, "today" | "span">, tickets = [dueToday]): string {
  const clockwork = { locale: "en", timeZone: "Asia/Seoul" } as const;
  return renderToStaticMarkup(<DayStrip tickets={tickets} hours={hours} now={Date.parse("2026-11-12T05:28:00Z")} clockwork={clockwork} />);
}

test("breaks are drawn where the week that is set has them, and nowhere else", () => {
  const span = { from: 9 * 60, to: 18 * 60 };
  const noon = { from: 9 * 60, to: 12 * 60 };
  expect(drawn({ span, today: [noon, { from: 13 * 60, to: 18 * 60 }] })).toMatch(/--x:33\.33%;--w:11\.11%">lunch/);
  expect(drawn({ span, today: [noon, { from: 12 * 60 + 30, to: 18 * 60 }] })).toMatch(/--x:33\.33%;--w:5\.56%"><\/span>/);
  expect(drawn({ span, today: [span] })).not.toContain("course-off");
});

test("labels never lie on each other, whatever the width of the strip", () => {
  const span = { from: 9 * 60, to: 18 * 60 };
  const at = (minute: number, index: number) => ({
    ...dueToday,
    id: `t${index}`,
    number: `T-2026-${String(4810 + index).padStart(6, "0")}`,
    // Minutes of the day in Seoul.
    due_at: new Date(Date.UTC(2026, 10, 12, -9, minute)).toISOString(),
  });
  const days = [
    // Some hours apart, as on the phone where they lay on each other.
    [630, 725, 810, 916, 1020],
    [541, 555, 600, 640, 1000, 1040, 1079],
    [545, 1075],
  ];
  for (const day of days) {
    const html = drawn({ span, today: [span] }, day.map(at));
    const labels = [...html.matchAll(/--x:([\d.]+)%[^>]*><span class="course-label"(?: data-side="(\w+)")? data-fits="([^"]*)"/g)];
    for (const [strip, inset, width] of [
      [328, 18, "narrow"],
      [500, 18, "narrow"],
      [600, 18, "middle"],
      [800, 28, "middle"],
      [1000, 28, "wide"],
    ] as const) {
      const lane = strip - 2 - 2 * inset;
      // "10:42", and beside it " 4810" where there is room.
      const label = width === "narrow" ? 38 : 38 + 4 + 4 * 8;
      const boxes = labels
        .filter(([, , , fits]) => fits?.split(" ").includes(width))
        .map(([, share, side]) => {
          const x = (Number(share) / 100) * lane;
          return side === "start" ? x - 8 : side === "end" ? x + 8 - label : x - label / 2;
        });
      expect(boxes.length, `${day} at ${strip}`).toBeGreaterThan(1);
      for (const [index, left] of boxes.entries()) {
        expect(left, `${day} at ${strip}`).toBeGreaterThanOrEqual((boxes[index - 1] ?? Number.NEGATIVE_INFINITY) + label);
        expect(left).toBeGreaterThanOrEqual(-inset);
        expect(left + label).toBeLessThanOrEqual(lane + inset);
      }
    }
  }
});
