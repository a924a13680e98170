// Who speaks to the screen says what is written on a control: its name contains these words, whole and in this order (WCAG 2.5.3).
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { locales } from "#content/locales.ts";
import { Attachments } from "#features/tickets/customer/thread-message.tsx";
import { m } from "#platform/paraglide/messages.js";
import { AccountMenu } from "./account/account-menu.tsx";

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const contains = (name: string, label: string) => ` ${wordsOf(name).join(" ")} `.includes(` ${wordsOf(label).join(" ")} `);

/** Names given by `aria-label` that lack what the control shows. */
function otherNames(html: string): string[] {
  return [...html.matchAll(/<(a|button|summary)\b[^>]*\baria-label="([^"]*)"[^>]*>(.*?)<\/\1>/gs)]
    .map(([, , name = "", inside = ""]) => ({ name, label: inside.replace(/<[^>]+>/g, " ") }))
    .filter(({ name, label }) => wordsOf(label).length > 0 && !contains(name, label))
    .map(({ name, label }) => `${label.trim()}: ${name}`);
}

describe("tools: a control is named by what is written on it", () => {
  test.each(locales)("the language switch and the bell, %s", (locale) => {
    expect(contains(m.shell_switch_language({}, { locale }), m.shell_switch_language_short({}, { locale }))).toBe(true);
    expect(contains(m.bell_unread({ count: "12" }, { locale }), "12")).toBe(true);
  });

  test.each(["rail", "bar"] as const)("the account menu in the %s", (placement) => {
    const person = { name: "Alex Morgan", email: "alex@example.com", company: "Harbour Games", kind: "customer" as const };
    const element = <AccountMenu person={person} placement={placement} />;
    const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
    expect(otherNames(html)).toEqual([]);
    expect(html).toContain("Alex Morgan");
  });

  test("a file of a ticket", () => {
    const file = { id: "f".repeat(20), name: "trace.txt", size: 2_048, mime: "text/plain", width: null, height: null };
    expect(otherNames(renderToStaticMarkup(<Attachments files={[file as never]} />))).toEqual([]);
  });
});
