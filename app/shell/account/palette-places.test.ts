import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { staffRoles } from "#platform/api/capabilities.ts";
import { palettePlaces } from "./palette-places.ts";
import { adminParts, staffPlaces } from "./staff-nav.ts";

/** Addresses that no palette leads to, with the reason. */
const elsewhere: Record<string, string> = {
  "/staff/login": "for those who are not in yet",
  "/staff/login/sso": "for those who are not in yet",
  "/staff/login/sso/back": "for those who are not in yet",
  "/staff/login/sso/out": "for those who are not in yet",
  "/staff/settings/confirm": "asked for when it is needed",
  "/staff/settings/confirm/sso": "asked for when it is needed",
  "/staff/reports/entries": "the list behind a figure: it says which in its address",
};

function addresses(list: readonly RouteConfigEntry[], under = ""): string[] {
  return list.flatMap(({ path, index, file, children }) => {
    const here = path ? `${under}/${path}` : under;
    // Only pages: files in .ts answer scripts or downloads.
    const own = (path || index) && file.endsWith(".tsx") ? [here] : [];
    return [...own, ...addresses(children ?? [], here)];
  });
}

test("desk 8: the palette of an administrator leads to every screen of the console", async () => {
  const screens = addresses(await routes)
    .map((address) => address.replace(/\/:id\?$/, ""))
    .filter((address) => /^\/staff(\/|$)/.test(address) && !address.includes(":"));
  const offered = new Set(palettePlaces("admin").map(({ to }) => to));
  expect([...new Set(screens)].filter((address) => !offered.has(address) && !elsewhere[address])).toEqual([]);
  expect(Object.keys(elsewhere).filter((address) => !screens.includes(address))).toEqual([]);
});

test("desk 8: nobody is offered a screen that their role may not open", () => {
  for (const role of staffRoles()) {
    const offered = palettePlaces(role).map(({ to }) => to);
    expect(new Set(offered).size).toBe(offered.length);
  }
  const editor = palettePlaces("editor").map(({ to }) => to);
  expect(editor).toContain("/staff/blog");
  expect(editor).not.toContain("/staff/tickets");
  expect(editor).not.toContain("/staff/canned-replies/macros");
  expect(editor.filter((to) => [...adminParts, ...staffPlaces].some((place) => place.to === to && place.needs))).toEqual(["/staff/blog"]);
});
