import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { locales } from "#content/locales.ts";
import type { AvailabilityView } from "#features/chat/rules/chat-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { overwriteGetLocale } from "#platform/paraglide/runtime.js";
import { ChatStart } from "./chat-start.tsx";

const closed = {
  state: "closed",
  agents_online: 0,
  waiting: 0,
  expected_wait_seconds: null,
  now: "2026-11-19T12:00:00.000Z",
  hours: { week: [[], [], [], [], [], [], []], opens_at: "2026-11-20T00:00:00.000Z", closes_at: null },
  greeting: { en: "", ko: "" },
  closed_text: { en: "", ko: "" },
} as unknown as AvailabilityView;

const numbers = { phone: "02-0000-0000", emergencyPhone: "02-0000-0119" };
const company = { contact: numbers, call: { phone: "+82-2-0000-0000", emergencyPhone: "+82-2-0000-0119" } };

test.each(locales)(
  "outside opening hours the page promises a ticket and no engineer in the chat, and the phone can be dialled, %s",
  (locale) => {
    overwriteGetLocale(() => locale);
    const element = (
      <ChatStart
        availability={closed}
        services={[]}
        past={{ chats: [], more: null }}
        failure={null}
        locale={locale}
        timeZone="Asia/Seoul"
        clientId="c"
      />
    );
    const router = createMemoryRouter([{ id: "root", path: "/", element, loader: () => null }], {
      hydrationData: { loaderData: { root: { company } } },
    });
    const html = renderToStaticMarkup(<RouterProvider router={router} />);
    expect(html).toContain(m.chat_start_title_ticket({}, { locale }));
    expect(html).toContain(m.chat_start_text_ticket({}, { locale }));
    expect(html).not.toContain(m.chat_start_text({}, { locale }));
    expect(html).toMatch(/<a [^>]*href="tel:\+82200000119"[^>]*>02-0000-0119<\/a>/);
  },
);
