import { expect, test } from "vitest";
import { m } from "#platform/paraglide/messages.js";
import { allEntries, inEveryLanguage, matchingEntries, type PaletteEntry, placeEntry } from "./palette-entries.ts";
import { withPlace } from "./recent-places.ts";

const places = [
  placeEntry({ to: "/staff/tickets", label: m.staff_nav_tickets }),
  placeEntry({ to: "/staff/customers", label: m.staff_nav_customers }),
  placeEntry({ to: "/staff/admin/webhooks", label: m.webhook_title, within: m.admin_title }),
  placeEntry({ to: "/staff/admin/calendar", label: m.setting_calendar, within: m.admin_title }),
];
const take: PaletteEntry = {
  id: "take",
  kind: "action",
  label: m.console_key_take(),
  within: "",
  names: inEveryLanguage(m.console_key_take),
  context: "",
};
const entries = [...places, take];
const found = (asked: string, recent: string[] = []) => matchingEntries(entries, asked, recent).map(({ id }) => id);

test("desk 8: a name is found in both languages, by its beginning, by initial consonants and while it is being typed", () => {
  expect(found("ticket")).toContain("/staff/tickets");
  expect(found("티켓")).toContain("/staff/tickets");
  expect(found("ㅌㅋ")).toEqual(["/staff/tickets"]);
  // On the way to the second syllable its initial still stands under the first.
  expect(found("팈")).toEqual(["/staff/tickets"]);
  expect(found("티ㅋ")).toEqual(["/staff/tickets"]);
  expect(found("나에게")).toEqual(["take"]);
  expect(found("assign to me")).toEqual(["take"]);
  expect(found("ㄴㅇㄱ")).toEqual(["take"]);
  expect(found("there is no such thing")).toEqual([]);
});

test("desk 8: what a place is a part of counts, after names", () => {
  const [section = ""] = inEveryLanguage(m.admin_title);
  expect(found(section).sort()).toEqual(["/staff/admin/calendar", "/staff/admin/webhooks"]);
  expect(found(`${section} webhook`)).toEqual(["/staff/admin/webhooks"]);
});

test("desk 8: recent places stand first and once; of what is as near, the one used last", () => {
  const groups = allEntries(entries, ["/staff/admin/webhooks", "/staff/tickets", "/staff/gone"], "/staff/tickets");
  expect(groups.map(({ name, entries }) => [name, entries.map(({ id }) => id)])).toEqual([
    ["recent", ["/staff/admin/webhooks"]],
    ["action", ["take"]],
    ["place", ["/staff/tickets", "/staff/customers", "/staff/admin/calendar"]],
  ]);
  const [section = ""] = inEveryLanguage(m.admin_title);
  expect(found(section, ["/staff/admin/calendar"])[0]).toBe("/staff/admin/calendar");
  expect(found(section, ["/staff/admin/webhooks", "/staff/admin/calendar"])[0]).toBe("/staff/admin/webhooks");
});

test("desk 8: the browser remembers places, never whose ticket or customer was open", () => {
  const kept = withPlace(withPlace(["/staff"], "/staff/tickets"), "/staff/tickets/01K8ZQ3V6T");
  expect(kept).toEqual(["/staff/tickets", "/staff"]);
  expect(withPlace(kept, "/staff/customers/4d3c2b1a-0000-4000-8000-000000000000")).toEqual(kept);
  expect(withPlace(kept, "/staff")).toEqual(["/staff", "/staff/tickets"]);
});
