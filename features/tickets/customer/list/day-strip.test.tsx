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

function drawn(hours: Pick<OpeningHours, "today" | "span">): string {
  const clockwork = { locale: "en", timeZone: "Asia/Seoul" } as const;
  return renderToStaticMarkup(
    <DayStrip tickets={[dueToday]} hours={hours} now={Date.parse("2026-11-12T05:28:00Z")} clockwork={clockwork} />,
  );
}

test("breaks are drawn where the week that is set has them, and nowhere else", () => {
  const span = { from: 9 * 60, to: 18 * 60 };
  const noon = { from: 9 * 60, to: 12 * 60 };
  expect(drawn({ span, today: [noon, { from: 13 * 60, to: 18 * 60 }] })).toMatch(/--x:33\.33%;--w:11\.11%">lunch/);
  expect(drawn({ span, today: [noon, { from: 12 * 60 + 30, to: 18 * 60 }] })).toMatch(/--x:33\.33%;--w:5\.56%"><\/span>/);
  expect(drawn({ span, today: [span] })).not.toContain("course-off");
});
