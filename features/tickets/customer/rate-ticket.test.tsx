import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { TicketView } from "#features/tickets/rules/ticket-views.ts";
import { RateTicket } from "./rate-ticket.tsx";

test("a comment that was refused says so at its field, with what was typed", () => {
  const typed = "가".repeat(2_001);
  const ticket = { may: { rate: true }, rate_until: "2026-12-01T00:00:00Z", rating: 5, rated_at: null, rating_comment: null };
  const html = renderToString(
    <RateTicket
      fetcher={{ Form: "form", state: "idle" } as unknown as ComponentProps<typeof RateTicket>["fetcher"]}
      action=""
      ticket={ticket as unknown as TicketView}
      clockwork={{ locale: "en", timeZone: "Asia/Seoul" }}
      refused={{ failed: "rate", message: "", errors: { comment: "Enter at most 2000 characters." }, rated: { rating: 4, comment: typed } }}
    />,
  );
  expect(html).toMatch(/<textarea[^>]*aria-invalid="true"/);
  expect(html).toContain("Enter at most 2000 characters.");
  expect(html).toContain(`>${typed}</textarea>`);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="4"|<input[^>]*value="4"[^>]*checked=""/);
});
