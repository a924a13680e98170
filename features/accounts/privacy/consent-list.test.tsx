import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { ConsentsView } from "#features/accounts/rules/account-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { ConsentList } from "./consent-list.tsx";

test("customer 15: a notice that was only shown is not recorded as agreed to", () => {
  const at = "2026-11-12T03:00:00.000Z";
  const consent = (kind: "terms" | "privacy") => ({
    kind,
    required: true,
    granted: true,
    version: "2026-01-01",
    decided_at: at,
    renew_by: null,
  });
  const entry = (kind: "terms" | "privacy") => ({ kind, granted: true, version: "2026-01-01", locale: "en" as const, created_at: at });
  const view: ConsentsView = { consents: [consent("terms"), consent("privacy")], history: [entry("privacy")] };
  const list = <ConsentList view={view} outcome={undefined} locale="en" timezone="Asia/Seoul" />;
  const router = createMemoryRouter([{ path: "/", element: list }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const date = "12 November 2026";
  expect(html).toContain(m.consent_given({ date }));
  expect(html.split(m.consent_given({ date }))).toHaveLength(2);
  expect(html).toContain(m.consent_shown({ date }));
});
